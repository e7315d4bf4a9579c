import { UK_PHONE_MESSAGE } from '#contract/common/limits.ts';
import { toPounds } from '#contract/common/money.ts';
import { parsePhone } from '#contract/common/phone.ts';
import { mountings, type Mounting } from '#contract/solar/catalogue.ts';
import { solarDefaults, solarLimits } from '#contract/solar/limits.ts';
import { quoteSolar, wireFigures, type SolarQuote } from '#contract/solar/pricing.ts';
import { contactStepSchema, equipmentStepSchema, systemStepSchema } from '#contract/solar/schema.ts';
import type { FunnelSpec } from '../../wizard/useFunnel.ts';
import type { LeadExtras } from '../../wizard/useLead.ts';
import { wizard } from './copy.ts';
import { CONSENT_VERSION, toasts } from './laterCopy.ts';
import type { SolarService, SolarValues } from './state.ts';

const FURTHER_INTEREST: readonly SolarService[] = ['Heat pump', 'Complete home energy'];

/** "Heat pump" and "Complete home energy" have no place in a solar quote: they are told to sales as an interest. */
export const interestOf = (service: SolarService | ''): string =>
  service && FURTHER_INTEREST.includes(service) ? service : '';

/** Turning the battery on selects the first one if none is chosen (section 4.4). */
export const batteryAfterSwitch = (values: SolarValues, isOn: boolean): string =>
  isOn && values.batteryType === '' ? solarDefaults.battery : values.batteryType;

/** The mounting made for a roof; undefined for a mixed one. Offered, never chosen by itself: it changes the price. */
export const fittingMounting = (roofType: string): Mounting | undefined =>
  mountings.find((mounting) => mounting.roofType === roofType);

/** The quote of the present answers; undefined only for equipment that the catalogue does not know. */
export const quoteOf = (values: SolarValues): SolarQuote | undefined =>
  quoteSolar({
    sizeKw: values.systemSize,
    panel: values.panelType,
    inverter: values.inverterType,
    mounting: values.mountingType,
    batteryIncluded: values.batteryIncluded,
    battery: values.batteryType,
  });

const BUSINESS_ONLY = ['businessName', 'businessType'] as const;

/** The request body of type "solar", exactly as the wire has it. */
export function toQuoteData(values: SolarValues, quote: SolarQuote, extras: LeadExtras) {
  const { systemSize, panelType, inverterType, mountingType, batteryIncluded, batteryType, service, ...answers } =
    values;
  const interest = interestOf(service);
  const customerInfo: Record<string, unknown> = { ...answers, consent: extras.consent };
  if (values.customerType === 'home') for (const name of BUSINESS_ONLY) delete customerInfo[name];
  if (service) customerInfo.service = service;
  if (interest) customerInfo.interest = interest;
  if (values.electricityBill >= solarLimits.bill.max) customerInfo.electricityBillAtLeast = true;
  return {
    quote: {
      systemSize,
      panelType,
      inverterType,
      mountingType,
      batteryIncluded,
      batteryType: batteryIncluded ? batteryType : '',
      ...wireFigures(quote.figures),
      quoteRef: extras.reference,
    },
    customerInfo,
  };
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Reads stored answers back: what is missing, of another type or unknown keeps its initial value. */
export function restoreValues(stored: unknown, initial: SolarValues): SolarValues {
  const known = entriesOf(stored).filter(
    ([name, value]) => Object.hasOwn(initial, name) && typeof value === typeof Reflect.get(initial, name),
  );
  const restored: SolarValues = { ...initial, ...Object.fromEntries(known) };
  const isPriced = Object.hasOwn(solarLimits.sizeKw, restored.customerType) && quoteOf(restored) !== undefined;
  return isPriced ? restored : initial;
}

/** Answers of a quote that was sent, from the local record that the specification names (section 3.3). */
export function valuesOfRecord(record: unknown): unknown {
  const { quote, customerInfo } = Object.fromEntries(entriesOf(record));
  return Object.fromEntries([...entriesOf(customerInfo), ...entriesOf(quote)]);
}

const DETAILS_STEP = 3;

/** The solar funnel as rules, for the wizard. */
export const spec: FunnelSpec<SolarValues, SolarQuote> = {
  type: 'solar',
  funnel: 'solar',
  referencePrefix: 'SQ-',
  steps: wizard.steps,
  storageKey: 'solar_quote_data',
  consentVersion: CONSENT_VERSION,
  toasts,
  schemas: [systemStepSchema, equipmentStepSchema, contactStepSchema],
  quoteOf,
  toQuoteData,
  totalOf: (quote) => toPounds(quote.figures.total),
  restore: restoreValues,
  valuesOfRecord,
  doubtsAbout: ({ phone }, step) =>
    step === DETAILS_STEP && parsePhone(phone)?.kind === 'foreign'
      ? [{ name: 'phone', message: UK_PHONE_MESSAGE }]
      : [],
};
