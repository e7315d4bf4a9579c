import { formatPrice, toPounds } from '#contract/common/money.ts';
import { quoteHomecare, type HomecareQuote } from '#contract/homecare/pricing.ts';
import { detailsStepSchema, planStepSchema } from '#contract/homecare/schema.ts';
import { foreignPhoneConfirmation, type FunnelSpec, type LeadExtras } from '../../wizard/funnelSpec.ts';
import { marketingOf, partedBoxes } from '../../wizard/marketing.ts';
import { entriesOf, restoreKnown } from '../../wizard/stored.ts';
import { wizard } from './copy.ts';
import { CONSENT_VERSION, toasts } from './laterCopy.ts';
import { planOf, type HomecareValues } from './state.ts';

/** The quote of the present answers; undefined only for a plan that no catalogue knows. */
export function quoteOf({ plan }: HomecareValues): HomecareQuote | undefined {
  const found = planOf(plan);
  return found && quoteHomecare({ type: found.plan.name, catalogue: found.catalogue });
}

const wirePlan = (quote: HomecareQuote) => ({
  type: quote.plan.name,
  price: toPounds(quote.total),
  period: 'monthly',
  features: [...quote.plan.features],
  catalogue: quote.catalogue,
});

/** The request body of type "homecare", exactly as the wire has it. */
export function toQuoteData(values: HomecareValues, quote: HomecareQuote, { reference, consent }: LeadExtras) {
  const { plan: _plan, clicked: _clicked, customerType, ...rest } = values;
  const { marketingEmail, marketingText, marketingPhone, ...answers } = rest;
  return {
    customerInfo: {
      ...answers,
      ...(customerType && { customerType }),
      marketing: marketingOf(marketingEmail, { marketingText, marketingPhone }),
      consent,
      quoteRef: reference,
    },
    plan: wirePlan(quote),
  };
}

/** What stays on this device under homecare_quote_data, the key that the instant quote has as well (section 3.2). */
export const recordOf = (formData: HomecareValues, quote: HomecareQuote, quoteRef: string) => ({
  formData,
  quoteData: { ...wirePlan(quote), quoteRef },
  funnel: 'homecare',
});

/** Reads stored answers back: what is missing, of another type or unknown keeps its initial value. A clicked plan wins. */
export function restoreValues(stored: unknown, initial: HomecareValues): HomecareValues {
  const restored = restoreKnown(partedBoxes(stored), initial);
  const { plan, clicked } = initial.clicked ? initial : restored;
  const values = { ...restored, plan, clicked };
  return quoteOf(values) ? values : { ...values, plan: initial.plan, clicked: initial.clicked };
}

/** Answers of a quote that was sent. The other funnel's record has the same names for the person. */
export const valuesOfRecord = (record: unknown): unknown => Object.fromEntries(entriesOf(record)).formData;

const DETAILS_STEP = wizard.steps.indexOf('Your Details') + 1;

const totalOf = ({ total }: HomecareQuote): number => toPounds(total);

/** The HomeCare funnel as rules, for the wizard. */
export const spec: FunnelSpec<HomecareValues, HomecareQuote> = {
  type: 'homecare',
  funnel: 'homecare',
  referencePrefix: 'HC-',
  steps: wizard.steps,
  storageKey: 'homecare_quote_data',
  kept: { kind: 'request', price: (quote) => `${formatPrice(quote.total)} a month` },
  consentVersion: CONSENT_VERSION,
  toasts,
  schemas: [planStepSchema, detailsStepSchema],
  quoteOf,
  toQuoteData,
  recordOf,
  totalOf,
  conversionOf: (quote, transactionId) => ({ value: totalOf(quote), transactionId, currency: 'GBP' }),
  restore: restoreValues,
  valuesOfRecord,
  confirmationsFor: ({ phone }, step) => (step === DETAILS_STEP ? foreignPhoneConfirmation(phone) : []),
};
