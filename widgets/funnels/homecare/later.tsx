import { useRef, useState } from 'react';
import { WORKING_DAY_HOURS } from '#contract/common/openingHours.ts';
import type { HomecareQuote } from '#contract/homecare/pricing.ts';
import { callBackFrom } from '../../wizard/callBack.ts';
import type { LaterProps } from '../../wizard/FunnelShell.tsx';
import { ResultFrame } from '../../wizard/ResultFrame.tsx';
import { StepFrame } from '../../wizard/StepFrame.tsx';
import { useResultActions } from '../../wizard/useResultActions.ts';
import { wizard as texts } from './copy.ts';
import * as copy from './laterCopy.ts';
import type { HomecareValues } from './state.ts';
import { DetailsStep } from './steps/DetailsStep.tsx';
import { ResultStep } from './steps/ResultStep.tsx';

export { spec } from './request.ts';

type HomecareProps = LaterProps<HomecareValues, HomecareQuote>;

/** Everything behind the first step, loaded as one while the visitor is busy with that step. */
export function LaterSteps(props: HomecareProps) {
  const { wizard, lead, form } = props.funnel;
  const isLast = wizard.position.step === texts.steps.length;
  if (isLast && lead.sent) return <Confirmation funnel={props.funnel} sent={lead.sent} />;
  return (
    <StepFrame {...props} texts={texts} words={copy.details}>
      <DetailsStep form={form} onChangeStep={wizard.changeAt} />
    </StepFrame>
  );
}

interface ConfirmationProps {
  readonly funnel: HomecareProps['funnel'];
  readonly sent: NonNullable<HomecareProps['funnel']['lead']['sent']>;
}

function Confirmation({ funnel, sent }: ConfirmationProps) {
  const { values, answer, quote } = sent;
  const sheet = useRef<HTMLDivElement | null>(null);
  // "Within 24 hours" is one working day: nobody calls at night.
  const [callBack] = useState(() => callBackFrom(Date.now(), WORKING_DAY_HOURS));
  const { heading, intro, shareText } = copy.result;
  const actions = useResultActions({
    answer,
    email: values.email,
    title: `${quote.plan.label} ${answer.reference ?? ''}`,
    shareText,
    sheet,
  });
  return (
    <ResultFrame
      funnel={funnel}
      texts={texts}
      heading={heading}
      intro={answer.customerMail === 'suppressed' ? intro.suppressed : intro.mailed(values.email)}
    >
      <ResultStep quote={quote} answer={answer} callBack={callBack} actions={actions} sheet={sheet} />
    </ResultFrame>
  );
}
