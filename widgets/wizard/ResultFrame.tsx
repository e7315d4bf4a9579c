import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { bringIntoView } from '../runtime/scroll.ts';
import { Toaster } from '../ui/Toaster/Toaster.tsx';
import type { useToast } from '../ui/Toaster/useToast.ts';
import { wizard as words } from './copy.ts';
import type { LaterProps } from './handover/FunnelShell.tsx';
import * as styles from './ResultLayout.css.ts';
import { WizardFrame } from './WizardFrame.tsx';

// Apart from the later steps: the two forms without a quote do without what can be done with one.
interface ResultFrameProps<Values extends FieldValues, Quote> extends Pick<
  LaterProps<Values, Quote>,
  'funnel' | 'texts'
> {
  readonly heading: string;
  readonly intro?: string;
  readonly children: ReactNode;
}

/** Frame of the terminal step: what came of it. */
export const ResultFrame = <Values extends FieldValues, Quote>(props: ResultFrameProps<Values, Quote>) => {
  const { funnel, texts, heading, intro, children } = props;
  const { wizard, toaster } = funnel;
  return (
    <WizardFrame
      texts={texts}
      step={wizard.position.step}
      heading={heading}
      headingRef={wizard.headingRef}
      intro={intro}
      errors={[]}
      renderProgress={(progress) => (
        <div className={styles.noticed}>
          {progress}
          <FlowToaster toaster={toaster} />
        </div>
      )}
    >
      {children}
    </WizardFrame>
  );
};

interface NearToasterProps {
  readonly toaster: ReturnType<typeof useToast>;
}

/** Notices in the flow of a result, beside the button that caused them: nothing lies over price or heading. */
export function NearToaster({ toaster }: NearToasterProps) {
  const place = useRef<HTMLDivElement | null>(null);
  const { toast } = toaster;
  // Below the last button of a result it would come up under the edge of the screen.
  useEffect(() => {
    const { current: notice } = place;
    if (toast && notice) bringIntoView(notice, (behavior) => notice.scrollIntoView({ block: 'nearest', behavior }));
  }, [toast]);
  return (
    <div ref={place} className={styles.nearNotice} data-not-printed="">
      <FlowToaster toaster={toaster} />
    </div>
  );
}

/** The same without bringing it into view: for the top of a result, which is in view. */
const FlowToaster = ({ toaster }: NearToasterProps) => (
  <Toaster
    isInFlow
    toast={toaster.toast}
    closeLabel={words.close}
    onClose={toaster.close}
    onPause={toaster.pause}
    onResume={toaster.resume}
  />
);
