import { equipmentStepSchema } from '#contract/common/photovoltaic/fields.ts';
import type { SystemQuote } from '#contract/common/photovoltaic/pricing.ts';
import { statedBill, wireBill } from '#contract/solar/bill.ts';
import { solarLimits } from '#contract/solar/limits.ts';
import { quoteSolar } from '#contract/solar/pricing.ts';
import { contactStepSchema, systemStepSchema } from '#contract/solar/schema.ts';
import type { LeadExtras } from '../../wizard/funnelSpec.ts';
import { systemSpec, choiceOf, customerAnswersOf, wireSystem } from '../../wizard/photovoltaic/systemValues.ts';
import { restoreKnown } from '../../wizard/stored.ts';
import { wizard } from './copy.ts';
import { CONSENT_VERSION, toasts } from './laterCopy.ts';
import type { SolarService, SolarValues } from './state.ts';

const FURTHER_INTEREST: readonly SolarService[] = ['Heat pump', 'Complete home energy'];

/** "Heat pump" and "Complete home energy" have no place in a solar quote: they are told to sales as an interest. */
export const interestOf = (service: SolarService | ''): string =>
  service && FURTHER_INTEREST.includes(service) ? service : '';

/** The quote of the present answers; undefined only for equipment that the catalogue does not know. */
export const quoteOf = (values: SolarValues): SystemQuote | undefined => quoteSolar(choiceOf(values));

const BUSINESS_ONLY = ['businessName', 'businessType'] as const;

/** The request body of type "solar", exactly as the wire has it. */
export function toQuoteData(values: SolarValues, quote: SystemQuote, extras: LeadExtras) {
  // The direction goes with the estimate, beside what else is said of the roof.
  const { service, direction: _direction, ...answers } = customerAnswersOf(values);
  const interest = interestOf(service);
  const customerInfo: Record<string, unknown> = { ...answers, consent: extras.consent };
  if (values.customerType === 'home') for (const name of BUSINESS_ONLY) delete customerInfo[name];
  if (service) customerInfo.service = service;
  if (interest) customerInfo.interest = interest;
  Object.assign(customerInfo, wireBill(values.customerType, values.electricityBill));
  return { quote: wireSystem(values, quote, extras.reference), customerInfo };
}

/** Reads stored answers back: what is missing, of another type or unknown keeps its initial value. */
export function restoreValues(stored: unknown, initial: SolarValues): SolarValues {
  const restored = restoreKnown(stored, initial);
  // A record that was sent has the bill as the wire has it: capped, with the true amount beside it.
  const typed = restoreKnown(stored, { electricityBillStated: 0 }).electricityBillStated;
  restored.electricityBill = statedBill({ ...restored, electricityBillStated: typed }) ?? initial.electricityBill;
  const isPriced = Object.hasOwn(solarLimits.sizeKw, restored.customerType) && quoteOf(restored) !== undefined;
  return isPriced ? restored : initial;
}

/** The solar funnel as rules, for the wizard. */
export const spec = systemSpec<SolarValues>({
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
  restore: restoreValues,
});
