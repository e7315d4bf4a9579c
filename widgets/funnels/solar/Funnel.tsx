import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { UK_PHONE_MESSAGE } from '#contract/common/limits.ts';
import { toPounds } from '#contract/common/money.ts';
import type { CustomerType } from '#contract/solar/limits.ts';
import type { SolarQuote } from '#contract/solar/pricing.ts';
import type { AttributionValues } from '../../runtime/attribution.ts';
import { siteLink, useHost } from '../../runtime/host.ts';
import { readPrefill } from '../../runtime/prefill.ts';
import { BusinessScene } from '../../ui/illustrations/BusinessScene.tsx';
import { HomeScene } from '../../ui/illustrations/HomeScene.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Toaster } from '../../ui/Toaster/Toaster.tsx';
import { lazyStep } from '../../wizard/lazyStep.tsx';
import { ResumeOffer } from '../../wizard/ResumeOffer.tsx';
import { useFunnel, type FunnelSpec } from '../../wizard/useFunnel.ts';
import { useQuoteActions } from '../../wizard/useQuoteActions.ts';
import { WizardFrame } from '../../wizard/WizardFrame.tsx';
import * as copy from './copy.ts';
import * as state from './state.ts';
import type { SolarPrefill, SolarService, SolarValues } from './state.ts';
import { SystemStep } from './steps/SystemStep.tsx';

const loadSchemas = () => import('#contract/solar/schema.ts');
const Equipment = lazyStep(async () => (await import('./steps/EquipmentStep.tsx')).EquipmentStep, copy.wizard);
const Details = lazyStep(async () => (await import('./steps/DetailsStep.tsx')).DetailsStep, copy.wizard);
const Result = lazyStep(async () => (await import('./steps/ResultStep.tsx')).ResultStep, copy.wizard);

const specOf = (service: SolarService | undefined): FunnelSpec<SolarValues, SolarQuote> => ({
  type: 'solar',
  funnel: 'solar',
  referencePrefix: 'SQ-',
  steps: copy.wizard.steps,
  storageKey: 'solar_quote_data',
  consentVersion: copy.CONSENT_VERSION,
  toasts: copy.toasts,
  unavailable: { title: copy.toasts.submitFailed.title, text: copy.wizard.loadFailed },
  quoteOf: state.quoteOf,
  toQuoteData: (values, quote, extras) => state.toQuoteData(values, quote, { ...extras, service }),
  totalOf: (quote) => toPounds(quote.figures.total),
  restore: state.restoreValues,
  valuesOfRecord: state.valuesOfRecord,
  async schemaOf(step) {
    const schemas = await loadSchemas();
    return [schemas.systemStepSchema, schemas.equipmentStepSchema, schemas.contactStepSchema][step - 1] ?? schemas.contactStepSchema;
  },
  async doubtsAbout(values, step) {
    if (step !== 3) return [];
    const { parsePhone } = await import('#contract/common/phone.ts');
    return parsePhone(values.phone)?.kind === 'foreign' ? [{ name: 'phone', message: UK_PHONE_MESSAGE }] : [];
  },
});

/** Later steps and the validation are fetched while the visitor is busy with the first step. */
function preload(): void {
  for (const step of [Equipment, Details, Result]) step.preload();
  void Promise.all([loadSchemas(), import('@hookform/resolvers/zod')]).catch(() => undefined);
}

export interface SolarAttributes extends SolarPrefill, Pick<AttributionValues, 'partner' | 'campaign'> {}

/** The solar quote in four steps: funnels specification, sections 2.4 and 4.4. */
export function Funnel({ values: attributes }: { readonly values: SolarAttributes }) {
  const host = useHost();
  const [handedOver] = useState(() => state.prefillOf(readPrefill(host)));
  const prefill = { ...attributes, ...handedOver };
  const { service } = prefill;
  const funnel = useFunnel(specOf(service), state.initialValues(prefill), attributes);
  const { wizard, toaster, lead } = funnel;
  const isQuoted = wizard.position.step === copy.wizard.steps.length;
  return (
    <>
      {isQuoted && lead.sent ? (
        <Quote funnel={funnel} service={service} sent={lead.sent} />
      ) : (
        <Questions funnel={funnel} service={service} />
      )}
      <Toaster
        toast={toaster.toast}
        closeLabel={copy.wizard.close}
        onClose={toaster.close}
        onPause={toaster.pause}
        onResume={toaster.resume}
      />
    </>
  );
}

type SolarFunnel = ReturnType<typeof useFunnel<SolarValues, SolarQuote>>;

interface PartProps {
  readonly funnel: SolarFunnel;
  readonly service: SolarService | undefined;
}

const SCENES = { home: <HomeScene />, business: <BusinessScene /> } as const;

function Questions({ funnel, service }: PartProps) {
  const { wizard, wizardForm, form, lead, draft } = funnel;
  const { step } = wizard.position;
  const customerType = useWatch({ control: form.control, name: 'customerType' });
  const words = [copy.system[customerType], copy.equipment, copy.details][step - 1] ?? copy.details;
  const buttons = [copy.system, copy.equipment, copy.details][step - 1] ?? copy.details;
  const offer = step === 1 && draft.offered && (
    <ResumeOffer texts={copy.wizard.resume} onAccept={draft.accept} onDiscard={draft.discard} />
  );
  return (
    <WizardFrame
      texts={copy.wizard}
      step={step}
      heading={words.heading}
      headingRef={wizard.headingRef}
      intro={words.intro}
      scene={step === 1 ? SCENES[customerType] : undefined}
      errors={wizardForm.errors}
      offer={offer}
      form={{
        formRef: wizardForm.formRef,
        ...wizardForm.formProps,
        onFirstTouch: preload,
        submitText: buttons.submit,
        busyText: copy.details.busy,
        isBusy: lead.isBusy,
        trapLabel: copy.details.honeypot,
        onBack: step > 1 ? wizard.back : undefined,
        advice: lead.failure && step === 3 && <Notice tone="danger">{copy.failureAdvice[lead.failure]}</Notice>,
      }}
    >
      <Step funnel={funnel} service={service} />
    </WizardFrame>
  );
}

function Step({ funnel, service }: PartProps) {
  const host = useHost();
  const { wizard, form, wizardForm } = funnel;
  const shared = { form, messageOf: wizardForm.messageOf };
  const switchType = (type: CustomerType) => {
    for (const [name, value] of Object.entries(state.afterTypeSwitch(type))) form.setValue(name as keyof SolarValues, value);
  };
  if (wizard.position.step === 1) return <SystemStep {...shared} onTypeSwitch={switchType} />;
  if (wizard.position.step === 2) return <Equipment.Step {...shared} />;
  return (
    <Details.Step
      {...shared}
      service={service}
      privacyLink={siteLink(host, copy.details.privacy.path)}
      onChangeStep={wizard.changeAt}
    />
  );
}

interface QuoteProps extends PartProps {
  readonly sent: NonNullable<SolarFunnel['lead']['sent']>;
}

function Quote({ funnel, service, sent }: QuoteProps) {
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
  const intro = answer.customerMail === 'suppressed' ? copy.result.introSuppressed : copy.result.intro(values.email);
  return (
    <WizardFrame
      texts={copy.wizard}
      step={wizard.position.step}
      heading={heading}
      headingRef={wizard.headingRef}
      intro={intro}
      errors={[]}
    >
      <Result.Step {...sent} service={service} actions={actions} sheet={sheet} />
    </WizardFrame>
  );
}
