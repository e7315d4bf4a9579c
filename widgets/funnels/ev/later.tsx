import type { EvQuote } from '#contract/ev/pricing.ts';
import type { LaterProps } from '../../wizard/FunnelShell.tsx';
import { SentQuote } from '../../wizard/SentQuote.tsx';
import { StepFrame } from '../../wizard/StepFrame.tsx';
import { wizard as texts } from './copy.ts';
import { details, result, vehicle } from './laterCopy.ts';
import type { EvValues } from './state.ts';
import { DetailsStep } from './steps/DetailsStep.tsx';
import { ResultStep } from './steps/ResultStep.tsx';
import { VehicleStep } from './steps/VehicleStep.tsx';

export { spec } from './request.ts';

type EvProps = LaterProps<EvValues, EvQuote>;

/** Everything behind the first step, loaded as one while the visitor is busy with that step. */
export function LaterSteps(props: EvProps) {
  const { wizard, lead, form } = props.funnel;
  const { step } = wizard.position;
  const { sent } = lead;
  if (step === texts.steps.length && sent) {
    return (
      <SentQuote funnel={props.funnel} sent={sent} texts={texts} heading={result.heading} shareText={result.shareText}>
        {(tools) => <ResultStep {...sent} {...tools} />}
      </SentQuote>
    );
  }
  if (step === 2) {
    return (
      <StepFrame {...props} texts={texts} words={vehicle}>
        <VehicleStep form={form} />
      </StepFrame>
    );
  }
  return (
    <StepFrame {...props} texts={texts} words={details}>
      <DetailsStep form={form} onChangeStep={wizard.changeAt} />
    </StepFrame>
  );
}
