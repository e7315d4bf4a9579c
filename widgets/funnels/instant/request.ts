import { formatPrice, toPounds } from '#contract/common/money.ts';
import { SUPPLIER_SERVICE } from '#contract/instant/limits.ts';
import { quoteInstant, type InstantQuote } from '#contract/instant/pricing.ts';
import { detailsStepSchema, propertyStepSchema, serviceStepSchema } from '#contract/instant/schema.ts';
import { foreignPhoneConfirmation, type FunnelSpec, type LeadExtras } from '../../wizard/funnelSpec.ts';
import { marketingOf, partedBoxes } from '../../wizard/marketing.ts';
import { entriesOf, restoreKnown } from '../../wizard/stored.ts';
import { wizard } from './copy.ts';
import { CONSENT_VERSION, toasts } from './laterCopy.ts';
import { clickedOf, interestOf, type InstantValues } from './state.ts';

/** The quote of the present answers; undefined before a service is chosen. */
export const quoteOf = ({ service }: InstantValues): InstantQuote | undefined => quoteInstant(service);

/** Line 1, line 2 if given, then the city: section 3.1. */
export const addressOf = ({ address1, address2, city }: InstantValues): string =>
  [address1, address2, city]
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');

/** The present supplier is asked for, and sent, for gas and electricity only. */
export const asksSupplier = ({ service }: InstantValues): boolean => service === SUPPLIER_SERVICE;

/** The request body of type "homecare", exactly as the wire has it. */
export function toQuoteData(values: InstantValues, quote: InstantQuote, { reference, consent }: LeadExtras) {
  const { service: _service, address1: _1, address2: _2, city: _city, currentSupplier, ...rest } = values;
  const { clicked: planClicked, marketingEmail, marketingText, marketingPhone, ...answers } = rest;
  const clicked = clickedOf(planClicked);
  return {
    customerInfo: {
      ...answers,
      address: addressOf(values),
      currentProvider: asksSupplier(values) ? currentSupplier : '',
      marketing: marketingOf(marketingEmail, { marketingText, marketingPhone }),
      ...(clicked && { interest: interestOf(clicked) }),
      consent,
      quoteRef: reference,
    },
    plan: {
      type: quote.service.name,
      price: toPounds(quote.total),
      period: 'monthly',
      features: [...quote.service.features],
    },
  };
}

/** What stays on this device under homecare_quote_data: section 3.1. The HomeCare quote has the same key. */
export const recordOf = (formData: InstantValues, quote: InstantQuote, quoteRef: string) => ({
  formData,
  quoteData: {
    monthlyPrice: toPounds(quote.total),
    yearlyPrice: toPounds(quote.yearly),
    serviceName: quote.service.name,
    features: [...quote.service.features],
    quoteRef,
  },
  funnel: 'instant',
});

/**
 * Reads stored answers back: what is missing, of another type or unknown keeps its initial value. What the visitor has
 * just clicked wins over an older answer.
 */
export function restoreValues(stored: unknown, initial: InstantValues): InstantValues {
  const restored = restoreKnown(partedBoxes(stored), initial);
  const { service, clicked } = initial.service || initial.clicked ? initial : restored;
  return { ...restored, service, clicked };
}

/** Answers of a quote that was sent. The other funnel's record has the same names for the person. */
export const valuesOfRecord = (record: unknown): unknown => Object.fromEntries(entriesOf(record)).formData;

const DETAILS_STEP = wizard.steps.indexOf('Your details') + 1;

const totalOf = (quote: InstantQuote): number => toPounds(quote.total);

/** The instant quote as rules, for the wizard. */
export const spec: FunnelSpec<InstantValues, InstantQuote> = {
  type: 'homecare',
  funnel: 'instant',
  referencePrefix: 'QTE-',
  steps: wizard.steps,
  storageKey: 'homecare_quote_data',
  kept: { kind: 'quote', price: (quote) => `${formatPrice(quote.total)} a month` },
  consentVersion: CONSENT_VERSION,
  toasts,
  schemas: [serviceStepSchema, detailsStepSchema, propertyStepSchema],
  quoteOf,
  toQuoteData,
  recordOf,
  totalOf,
  // The specification gives the conversion no value: the price of a month is the one figure that is sure.
  conversionOf: (quote, transactionId) => ({ value: totalOf(quote), transactionId, currency: 'GBP' }),
  restore: restoreValues,
  valuesOfRecord,
  confirmationsFor: ({ phone }, step) => (step === DETAILS_STEP ? foreignPhoneConfirmation(phone) : []),
};
