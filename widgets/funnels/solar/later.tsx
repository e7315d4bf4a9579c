import type { SystemQuote } from '#contract/common/photovoltaic/pricing.ts';
import type { LaterProps } from '../../wizard/FunnelShell.tsx';
import { equipment } from '../../wizard/photovoltaic/laterCopy.ts';
import { SentQuote } from '../../wizard/SentQuote.tsx';
import { StepFrame } from '../../wizard/StepFrame.tsx';
import { wizard as texts } from './copy.ts';
import * as copy from './laterCopy.ts';
import type { SolarValues } from './state.ts';
import { DetailsStep } from './steps/DetailsStep.tsx';
import { EquipmentStep } from './steps/EquipmentStep.tsx';
import { ResultStep } from './steps/ResultStep.tsx';

export { spec } from './request.ts';

type SolarProps = LaterProps<SolarValues, SystemQuote>;

/** Everything behind the first step, loaded as one while the visitor is busy with that step. */
export function LaterSteps(props: SolarProps) {
  const { wizard, lead, form } = props.funnel;
  const { step } = wizard.position;
  const { sent } = lead;
  if (step === texts.steps.length && sent) {
    return (
      <SentQuote
        funnel={props.funnel}
        sent={sent}
        texts={texts}
        heading={copy.result.heading[sent.values.customerType]}
        shareText={copy.result.shareText}
      >
        {(tools) => <ResultStep {...sent} {...tools} />}
      </SentQuote>
    );
  }
  return (
    <StepFrame {...props} texts={texts} words={step === 2 ? equipment : copy.details}>
      {step === 2 ? <EquipmentStep form={form} /> : <DetailsStep form={form} onChangeStep={wizard.changeAt} />}
    </StepFrame>
  );
}
