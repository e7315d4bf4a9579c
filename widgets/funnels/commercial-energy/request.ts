import {
  BUSINESS_TYPES,
  CONTACT_METHODS,
  ENERGY_TYPES,
  METER_COUNTS,
  USAGE_AMOUNTS,
} from '#contract/commercial-energy/limits.ts';
import { businessStepSchema, contactStepSchema, energyStepSchema } from '#contract/commercial-energy/schema.ts';
import { businessSize, readFigure, usageOf, type BusinessSize, type Usage } from '#contract/commercial-energy/usage.ts';
import { foreignPhoneConfirmation, type FunnelSpec, type LeadExtras } from '../../wizard/funnelSpec.ts';
import { entriesOf, restoreKnown } from '../../wizard/stored.ts';
import { wizard } from './copy.ts';
import { CONSENT_VERSION, toasts } from './laterCopy.ts';
import type { CommercialEnergyValues } from './state.ts';

/** What we make of the answers: there is no price, suppliers' offers come later. */
export interface EnergyRequest {
  readonly usage: Usage;
  readonly size: BusinessSize;
}

const figureOf = (typed: string): number | '' => readFigure(typed) ?? '';

type UsageValues = Pick<CommercialEnergyValues, 'energyType' | 'usageAmount' | 'usageKwh' | 'spendMonthly'>;

/** The usage of the present answers, whatever else is typed. */
export function quoteOf({ energyType, usageAmount, usageKwh, spendMonthly }: UsageValues): EnergyRequest {
  const figures = { usageKwh: figureOf(usageKwh), spendMonthly: figureOf(spendMonthly) };
  const usage = usageOf({ energyType, usageAmount, ...figures });
  return { usage, size: businessSize(usage) };
}

/** The request body of type "commercial": the whole form, flat. What a choice has hidden is left empty. */
export function toQuoteData(values: CommercialEnergyValues, _request: EnergyRequest, extras: LeadExtras) {
  const { energyType, usageAmount } = values;
  const isCustom = usageAmount === 'custom';
  return {
    ...values,
    usageKwh: isCustom ? figureOf(values.usageKwh) : '',
    spendMonthly: isCustom ? figureOf(values.spendMonthly) : '',
    mpan: energyType === 'gas' ? '' : values.mpan,
    mprn: energyType === 'electricity' ? '' : values.mprn,
    quoteRef: extras.reference,
    consent: extras.consent,
  };
}

const LISTS = {
  businessType: BUSINESS_TYPES,
  energyType: ENERGY_TYPES,
  usageAmount: USAGE_AMOUNTS,
  numMeters: METER_COUNTS,
  preferredContactMethod: CONTACT_METHODS,
} as const satisfies Partial<Record<keyof CommercialEnergyValues, readonly string[]>>;

/** Reads stored answers back. Consent is given to what is about to be sent: nobody finds it given already. */
export function restoreValues(stored: unknown, initial: CommercialEnergyValues): CommercialEnergyValues {
  const restored = { ...restoreKnown(stored, initial), consentToContact: false };
  const isKnown = Object.entries(LISTS).every(([name, list]) =>
    list.some((item) => item === Reflect.get(restored, name)),
  );
  return isKnown ? restored : initial;
}

/** Answers of a request that was sent, from its local record: the form holds its figures as text. */
export const valuesOfRecord = (record: unknown): unknown =>
  Object.fromEntries(
    entriesOf(record).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  );

const CONTACT_STEP = 3;
/** Conversion event: funnels specification, section 9.6. */
const CONVERSION = { value: 100, currency: 'GBP', label: 'commercial_energy_quote' } as const;

/** The commercial energy funnel as rules, for the wizard. */
export const spec: FunnelSpec<CommercialEnergyValues, EnergyRequest> = {
  type: 'commercial',
  funnel: 'commercial-energy',
  referencePrefix: 'CE-',
  steps: wizard.steps,
  storageKey: 'commercial_energy_quote_data',
  kept: { kind: 'request', price: () => '' },
  consentVersion: CONSENT_VERSION,
  toasts,
  schemas: [businessStepSchema, energyStepSchema, contactStepSchema],
  quoteOf,
  toQuoteData,
  totalOf: () => undefined,
  conversionOf: (_request, reference) => ({ ...CONVERSION, transactionId: reference }),
  restore: restoreValues,
  valuesOfRecord,
  confirmationsFor: ({ contactPhone }, step) =>
    step === CONTACT_STEP ? foreignPhoneConfirmation(contactPhone, 'contactPhone') : [],
};
