import { contactStepSchema } from '#contract/contact/schema.ts';
import { foreignPhoneConfirmation, type FunnelSpec, type LeadExtras } from '../../wizard/funnelSpec.ts';
import { restoreKnown } from '../../wizard/stored.ts';
import { wizard } from './copy.ts';
import { CONSENT_VERSION, toasts } from './laterCopy.ts';
import type { ContactValues } from './state.ts';

/** The request body of type "contact", exactly as the wire has it. */
export const toQuoteData = (values: ContactValues, _quote: true, { consent }: LeadExtras) => ({ ...values, consent });

/** The contact form as rules, for the wizard: one step and its confirmation; nothing has a price, and nothing is kept but for a reload. */
export const spec: FunnelSpec<ContactValues, true> = {
  type: 'contact',
  funnel: 'contact',
  referencePrefix: null,
  steps: wizard.steps,
  storageKey: undefined,
  sessionKey: 'contact',
  consentVersion: CONSENT_VERSION,
  toasts,
  schemas: [contactStepSchema],
  quoteOf: () => true,
  toQuoteData,
  totalOf: () => undefined,
  conversionOf: () => undefined,
  // Consent is given anew.
  restore: (stored, initial) => ({ ...restoreKnown(stored, initial), privacyConsent: initial.privacyConsent }),
  valuesOfRecord: () => undefined,
  confirmationsFor: ({ phone }) => foreignPhoneConfirmation(phone),
};
