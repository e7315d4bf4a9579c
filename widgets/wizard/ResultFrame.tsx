import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FlowToaster } from './NearToaster.tsx';
import type { FunnelAtWork } from './useFunnel.ts';
import { WizardFrame, type WizardTexts } from './WizardFrame.tsx';

interface ResultFrameProps<Values extends FieldValues, Quote> {
  readonly funnel: FunnelAtWork<Values, Quote>;
  readonly texts: WizardTexts;
  readonly heading: string;
  readonly intro?: string;
  readonly scene?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of the terminal step: what came of it. */
export const ResultFrame = <Values extends FieldValues, Quote>(props: ResultFrameProps<Values, Quote>) => {
  const { funnel, children, ...words } = props;
  const { wizard } = funnel;
  return (
    <WizardFrame
      step={wizard.position.step}
      headingRef={wizard.headingRef}
      errors={[]}
      notice={<FlowToaster toaster={funnel.toaster} />}
      {...words}
    >
      {children}
    </WizardFrame>
  );
};
