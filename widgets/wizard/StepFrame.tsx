import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FailureAdvice } from './FailureAdvice.tsx';
import type { LaterProps } from './FunnelShell.tsx';
import { processing } from './laterCopy.ts';
import { WizardFrame, type WizardTexts } from './WizardFrame.tsx';

/** What a funnel says around one of its later steps. */
interface StepWords {
  readonly heading: string;
  readonly intro?: string;
  readonly submit: string;
  /** Default "Processing...". */
  readonly busy?: string;
  /** Default "Back". */
  readonly back?: string;
}

interface StepFrameProps<Values extends FieldValues, Quote> extends LaterProps<Values, Quote> {
  readonly texts: WizardTexts;
  readonly words: StepWords;
  readonly scene?: ReactNode;
  /** Beside the form where the tag is wide enough, else below its buttons. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of every step with questions after the first. */
export function StepFrame<Values extends FieldValues, Quote>(props: StepFrameProps<Values, Quote>) {
  const { funnel, formProps, texts, words, scene, beside, children } = props;
  const { wizard, wizardForm, lead } = funnel;
  const { step } = wizard.position;
  const sends = step === texts.steps.length - 1;
  return (
    <WizardFrame
      texts={texts}
      step={step}
      heading={words.heading}
      headingRef={wizard.headingRef}
      intro={words.intro}
      scene={scene}
      beside={beside}
      errors={wizardForm.errors}
      form={{
        ...formProps,
        submitText: words.submit,
        busyText: words.busy ?? processing,
        isBusy: lead.isBusy,
        backText: words.back,
        onBack: wizard.back,
        advice: sends && <FailureAdvice code={lead.failure} />,
      }}
    >
      {children}
    </WizardFrame>
  );
}
