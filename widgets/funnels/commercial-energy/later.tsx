import { useRef } from 'react';
import { shownReference } from '#contract/common/reference.ts';
import type { LaterProps } from '../../wizard/FunnelShell.tsx';
import { ResultFrame } from '../../wizard/ResultFrame.tsx';
import { StepFrame } from '../../wizard/StepFrame.tsx';
import { useResultActions } from '../../wizard/useResultActions.ts';
import { wizard as texts } from './copy.ts';
import * as copy from './laterCopy.ts';
import type { EnergyRequest } from './request.ts';
import type { CommercialEnergyValues } from './state.ts';
import { Benefits } from './steps/Benefits.tsx';
import { ContactStep } from './steps/ContactStep.tsx';
import { EnergyStep } from './steps/EnergyStep.tsx';
import { ResultStep } from './steps/ResultStep.tsx';

export { spec } from './request.ts';

type EnergyProps = LaterProps<CommercialEnergyValues, EnergyRequest>;

/** Everything behind the first step, loaded as one while the visitor is busy with that step. */
export function LaterSteps(props: EnergyProps) {
  const { wizard, lead, form } = props.funnel;
  const { step } = wizard.position;
  if (step === texts.steps.length && lead.sent) return <Received funnel={props.funnel} sent={lead.sent} />;
  return (
    <StepFrame {...props} texts={texts} words={step === 2 ? copy.energy : copy.contact} beside={<Benefits />}>
      {step === 2 ? <EnergyStep form={form} /> : <ContactStep form={form} onChangeStep={wizard.changeAt} />}
    </StepFrame>
  );
}

interface ReceivedProps {
  readonly funnel: EnergyProps['funnel'];
  readonly sent: NonNullable<EnergyProps['funnel']['lead']['sent']>;
}

function Received({ funnel, sent }: ReceivedProps) {
  const { values, answer } = sent;
  const sheet = useRef<HTMLDivElement | null>(null);
  const { heading, intro, introSuppressed, shareText, toasts } = copy.result;
  const actions = useResultActions({
    answer,
    email: values.contactEmail,
    title: `${heading} ${shownReference(answer.reference ?? '')}`,
    shareText,
    toasts,
    sheet,
  });
  return (
    <ResultFrame
      funnel={funnel}
      texts={texts}
      heading={heading}
      intro={answer.customerMail === 'suppressed' ? introSuppressed : intro(values.contactEmail)}
    >
      <ResultStep {...sent} actions={actions} sheet={sheet} />
    </ResultFrame>
  );
}
