import { useRef } from 'react';
import type { SolarQuote } from '#contract/solar/pricing.ts';
import { siteLink, useHost } from '../../runtime/host.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import type { FunnelAtWork } from '../../wizard/useFunnel.ts';
import { useQuoteActions } from '../../wizard/useQuoteActions.ts';
import { WizardFrame, type FormHandlers } from '../../wizard/WizardFrame.tsx';
import { honeypot, wizard as wizardTexts } from './copy.ts';
import * as copy from './laterCopy.ts';
import type { SolarValues } from './state.ts';
import { DetailsStep } from './steps/DetailsStep.tsx';
import { EquipmentStep } from './steps/EquipmentStep.tsx';
import { ResultStep } from './steps/ResultStep.tsx';

export { spec } from './request.ts';

type SolarFunnel = FunnelAtWork<SolarValues, SolarQuote>;

interface LaterProps {
  readonly funnel: SolarFunnel;
  readonly formProps: FormHandlers;
}

/** Everything behind the first step, loaded as one while the visitor is busy with that step. */
export function LaterSteps({ funnel, formProps }: LaterProps) {
  const { lead, wizard } = funnel;
  if (wizard.position.step === wizardTexts.steps.length && lead.sent) return <Quote funnel={funnel} sent={lead.sent} />;
  return <Questions funnel={funnel} formProps={formProps} />;
}

function Questions({ funnel, formProps }: LaterProps) {
  const host = useHost();
  const { wizard, wizardForm, form, lead } = funnel;
  const { step } = wizard.position;
  const words = step === 2 ? copy.equipment : copy.details;
  const privacyLink = siteLink(host, copy.details.privacy.path);
  return (
    <WizardFrame
      texts={wizardTexts}
      step={step}
      heading={words.heading}
      headingRef={wizard.headingRef}
      intro={words.intro}
      errors={wizardForm.errors}
      form={{
        ...formProps,
        submitText: words.submit,
        busyText: copy.details.busy,
        isBusy: lead.isBusy,
        trapLabel: honeypot,
        onBack: wizard.back,
        advice: lead.failure && step > 2 && <Notice tone="danger">{copy.failureAdvice[lead.failure]}</Notice>,
      }}
    >
      {step === 2 ? (
        <EquipmentStep form={form} />
      ) : (
        <DetailsStep form={form} privacyLink={privacyLink} onChangeStep={wizard.changeAt} />
      )}
    </WizardFrame>
  );
}

interface QuoteProps {
  readonly funnel: SolarFunnel;
  readonly sent: NonNullable<SolarFunnel['lead']['sent']>;
}

function Quote({ funnel, sent }: QuoteProps) {
  const { values, answer } = sent;
  const { wizard, toaster } = funnel;
  const sheet = useRef<HTMLDivElement | null>(null);
  const heading = copy.result.heading[values.customerType];
  const actions = useQuoteActions({
    answer,
    email: values.email,
    title: `${heading} ${answer.reference ?? ''}`,
    shareText: copy.result.actions.shareText,
    toasts: copy.toasts,
    showToast: toaster.show,
    sheet,
  });
  return (
    <WizardFrame
      texts={wizardTexts}
      step={wizard.position.step}
      heading={heading}
      headingRef={wizard.headingRef}
      intro={answer.customerMail === 'suppressed' ? copy.result.introSuppressed : copy.result.intro(values.email)}
      errors={[]}
    >
      <ResultStep {...sent} actions={actions} sheet={sheet} />
    </WizardFrame>
  );
}
