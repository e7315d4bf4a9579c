import { useRef, useState } from 'react';
import { CALL_BACK_HOURS } from '#contract/instant/limits.ts';
import type { InstantQuote } from '#contract/instant/pricing.ts';
import { useToast } from '../../ui/Toaster/useToast.ts';
import { callBackFrom } from '../../wizard/callBack.ts';
import type { LaterProps } from '../../wizard/FunnelShell.tsx';
import { result } from '../../wizard/laterCopy.ts';
import { ResultFrame } from '../../wizard/ResultFrame.tsx';
import { StepFrame } from '../../wizard/StepFrame.tsx';
import { useResultActions } from '../../wizard/useResultActions.ts';
import { wizard as texts } from './copy.ts';
import * as copy from './laterCopy.ts';
import type { InstantValues } from './state.ts';
import { useWishToBuy } from './steps/BuyOnline.tsx';
import { DetailsStep } from './steps/DetailsStep.tsx';
import { PropertyStep } from './steps/PropertyStep.tsx';
import { ResultStep } from './steps/ResultStep.tsx';

export { spec } from './request.ts';

type InstantProps = LaterProps<InstantValues, InstantQuote>;

/** Everything behind the first step, loaded as one while the visitor is busy with that step. */
export function LaterSteps(props: InstantProps) {
  const { wizard, lead, form } = props.funnel;
  const { step } = wizard.position;
  if (step === texts.steps.length && lead.sent) return <Quote funnel={props.funnel} sent={lead.sent} />;
  return (
    <StepFrame {...props} texts={texts} words={step === 2 ? copy.details : copy.property}>
      {step === 2 ? <DetailsStep form={form} /> : <PropertyStep form={form} onChangeStep={wizard.changeAt} />}
    </StepFrame>
  );
}

interface QuoteProps {
  readonly funnel: InstantProps['funnel'];
  readonly sent: NonNullable<InstantProps['funnel']['lead']['sent']>;
}

function Quote({ funnel, sent }: QuoteProps) {
  const { values, answer } = sent;
  const near = useToast();
  const sheet = useRef<HTMLDivElement | null>(null);
  const [callBack] = useState(() => callBackFrom(Date.now(), CALL_BACK_HOURS));
  const wish = useWishToBuy({ answer, showToast: near.show });
  const { heading, shareText, calling } = copy.result;
  const actions = useResultActions({
    answer,
    email: values.email,
    title: `${heading} ${answer.reference ?? ''}`,
    shareText,
    sheet,
  });
  const call = (): void => {
    actions.call();
    near.show(calling);
  };
  return (
    <ResultFrame
      funnel={funnel}
      texts={texts}
      heading={heading}
      intro={answer.customerMail === 'suppressed' ? result.introSuppressed : result.intro(values.email)}
    >
      <ResultStep {...sent} callBack={callBack} wish={wish} near={near} actions={{ ...actions, call }} sheet={sheet} />
    </ResultFrame>
  );
}
