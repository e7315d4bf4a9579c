import { quoteCommercialSolar } from '#contract/commercial-solar/pricing.ts';
import { contactStepSchema, systemStepSchema } from '#contract/commercial-solar/schema.ts';
import { NO_MONEY, pounds, times, type SubPence } from '#contract/common/money.ts';
import { equipmentStepSchema } from '#contract/common/photovoltaic/fields.ts';
import type { SystemQuote } from '#contract/common/photovoltaic/pricing.ts';
import { MONTHS_A_YEAR } from '#contract/common/time.ts';
import type { LeadExtras } from '../../wizard/funnelSpec.ts';
import { systemSpec, choiceOf, customerAnswersOf, wireSystem } from '../../wizard/photovoltaic/systemValues.ts';
import { restoreKnown } from '../../wizard/stored.ts';
import { wizard } from './copy.ts';
import { CONSENT_VERSION, toasts } from './laterCopy.ts';
import type { CommercialSolarValues } from './state.ts';

/** The quote of the present answers; undefined only for equipment that the catalogue does not know. */
export const quoteOf = (values: CommercialSolarValues): SystemQuote | undefined =>
  quoteCommercialSolar(choiceOf(values));

/** A year's bill if the estimated savings are above it, else £0; a bill of £0 tells nothing. */
export function billBelowSavings(values: CommercialSolarValues, { figures }: SystemQuote): SubPence {
  const bill = times(pounds(values.electricityBill), MONTHS_A_YEAR);
  return bill > 0 && figures.annualSavings > bill ? bill : NO_MONEY;
}

/** The request body of type "commercial-solar", exactly as the wire has it. */
export const toQuoteData = (values: CommercialSolarValues, quote: SystemQuote, { reference, consent }: LeadExtras) => ({
  quote: wireSystem(values, quote, reference),
  customerInfo: { ...customerAnswersOf(values), consent },
});

/** Reads stored answers back: what is missing, of another type or unknown keeps its initial value. */
export function restoreValues(stored: unknown, initial: CommercialSolarValues): CommercialSolarValues {
  const restored = restoreKnown(stored, initial);
  return quoteOf(restored) ? restored : initial;
}

/** The commercial solar calculator as rules, for the wizard. */
export const spec = systemSpec<CommercialSolarValues>({
  type: 'commercial-solar',
  funnel: 'commercial-solar',
  referencePrefix: 'CS-COM-',
  steps: wizard.steps,
  storageKey: 'commercial_solar_quote_data',
  consentVersion: CONSENT_VERSION,
  toasts,
  schemas: [systemStepSchema, equipmentStepSchema, contactStepSchema],
  quoteOf,
  toQuoteData,
  restore: restoreValues,
});
