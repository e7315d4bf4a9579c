import { useRef, type ReactNode, type RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import { shownReference } from '#contract/common/reference.ts';
import { FailureAdvice } from './FailureAdvice.tsx';
import type { LaterProps } from './handover/FunnelShell.tsx';
import { processing, result as common } from './laterCopy.ts';
import { useResultActions, type ActionToasts, type ResultTools } from './ResultActions.tsx';
import { ResultFrame } from './ResultFrame.tsx';
import type { StepProps } from './stepForm.ts';
import type { SentLead } from './useLead.ts';
import { WizardFrame } from './WizardFrame.tsx';

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

export interface LaterStepProps<Values> extends StepProps<Values> {
  /** Opens an earlier step to change one answer there. */
  readonly onChangeStep: (step: number, field: string) => void;
}

interface LaterStep<Values> {
  readonly words: StepWords;
  readonly Step: (props: LaterStepProps<Values>) => ReactNode;
  /** Beside the form where the tag is wide enough, else below its buttons. */
  readonly beside?: ReactNode;
}

/** Props of the step that shows what came of it. */
export interface ResultStepProps<Values, Quote> extends Pick<SentLead<Values, Quote>, 'values' | 'quote' | 'answer'> {
  readonly actions: ResultTools;
  /** Around everything that Print prints. */
  readonly sheet: RefObject<HTMLDivElement | null>;
}

interface ResultWords {
  readonly heading: string;
  /** Before the reference, on what is printed and passed on; default the heading. */
  readonly title?: string;
  readonly shareText: string;
  /** Where the copy goes. */
  readonly email: string;
  readonly intro?: { readonly mailed: (email: string) => string; readonly suppressed: string };
  readonly toasts?: ActionToasts;
}

interface Result<Values, Quote> {
  readonly words: (sent: SentLead<Values, Quote>) => ResultWords;
  readonly Step: (props: ResultStepProps<Values, Quote>) => ReactNode;
}

interface LaterDeclaration<Values, Quote> {
  /** From the second step on. */
  readonly steps: readonly [LaterStep<Values>, ...LaterStep<Values>[]];
  readonly result: Result<Values, Quote>;
}

/** What a funnel with a quote shows after its first step. */
export function laterSteps<Values extends FieldValues, Quote>(later: LaterDeclaration<Values, Quote>) {
  return function LaterSteps(props: LaterProps<Values, Quote>): ReactNode {
    const { wizard, lead, form } = props.funnel;
    const { step } = wizard.position;
    if (step === props.texts.steps.length && lead.sent) {
      return <Sent {...props} {...later.result} sent={lead.sent} />;
    }
    const { words, Step, beside } = later.steps[step - 2] ?? later.steps[0];
    return (
      <StepFrame {...props} words={words} beside={beside}>
        <Step form={form} onChangeStep={wizard.changeAt} />
      </StepFrame>
    );
  };
}

interface StepFrameProps<Values extends FieldValues, Quote> extends LaterProps<Values, Quote> {
  readonly words: StepWords;
  readonly beside: ReactNode;
  readonly children: ReactNode;
}

function StepFrame<Values extends FieldValues, Quote>(props: StepFrameProps<Values, Quote>) {
  const { funnel, formProps, texts, words, beside, children } = props;
  const { wizard, lead } = funnel;
  const { step } = wizard.position;
  const sends = step === texts.steps.length - 1;
  return (
    <WizardFrame
      texts={texts}
      step={step}
      heading={words.heading}
      headingRef={wizard.headingRef}
      intro={words.intro}
      beside={beside}
      errors={funnel.errors}
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

type SentProps<Values extends FieldValues, Quote> = LaterProps<Values, Quote> &
  Result<Values, Quote> & { readonly sent: SentLead<Values, Quote> };

/** What was sent, where the copy went, and what can be done with it. */
function Sent<Values extends FieldValues, Quote>({ sent, words, Step, ...frame }: SentProps<Values, Quote>) {
  const { values, quote, answer } = sent;
  const { heading, title = heading, intro, email, ...own } = words(sent);
  const { mailed, suppressed } = intro ?? { mailed: common.intro, suppressed: common.introSuppressed };
  const sheet = useRef<HTMLDivElement | null>(null);
  const reference = shownReference(answer.reference ?? '');
  const actions = useResultActions({ answer, email, title: `${title} ${reference}`, sheet, ...own });
  return (
    <ResultFrame {...frame} heading={heading} intro={answer.customerMail === 'suppressed' ? suppressed : mailed(email)}>
      <Step values={values} quote={quote} answer={answer} actions={actions} sheet={sheet} />
    </ResultFrame>
  );
}
