import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { LaterProps } from './handover/FunnelShell.tsx';
import { FlowToaster } from './NearToaster.tsx';
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
      notice={<FlowToaster toaster={toaster} />}
    >
      {children}
    </WizardFrame>
  );
};
