import { contactStepSchema } from '#contract/contact/schema.ts';
import { foreignPhoneConfirmation, type FunnelSpec, type LeadExtras } from '../../wizard/funnelSpec.ts';
import { wizard } from './copy.ts';
import { CONSENT_VERSION, toasts } from './laterCopy.ts';
import type { ContactValues } from './state.ts';

/** The request body of type "contact", exactly as the wire has it. */
export const toQuoteData = (values: ContactValues, _quote: true, { consent }: LeadExtras) => ({ ...values, consent });

/** The contact form as rules, for the wizard: one step and its confirmation; nothing has a price, nothing is kept. */
export const spec: FunnelSpec<ContactValues, true> = {
  type: 'contact',
  funnel: 'contact',
  referencePrefix: null,
  steps: wizard.steps,
  storageKey: undefined,
  consentVersion: CONSENT_VERSION,
  toasts,
  schemas: [contactStepSchema],
  quoteOf: () => true,
  toQuoteData,
  totalOf: () => undefined,
  conversionOf: () => undefined,
  restore: (_stored, initial) => initial,
  valuesOfRecord: () => undefined,
  confirmationsFor: ({ phone }) => foreignPhoneConfirmation(phone),
};
