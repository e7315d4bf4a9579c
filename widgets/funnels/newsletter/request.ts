import { newsletterSchema } from '#contract/newsletter/schema.ts';
import type { FunnelSpec } from '../../wizard/funnelSpec.ts';
import { wizard } from './copy.ts';
import { CONSENT_VERSION, toasts } from './laterCopy.ts';
import type { NewsletterValues } from './state.ts';

/** The request body of type "newsletter", exactly as the wire has it. */
export const toQuoteData = ({ email }: NewsletterValues) => ({ email });

/** The sign-up as rules, for the wizard: one step and its confirmation; nothing has a price, nothing is kept. */
export const spec: FunnelSpec<NewsletterValues, true> = {
  type: 'newsletter',
  funnel: 'newsletter',
  referencePrefix: null,
  steps: wizard.steps,
  storageKey: undefined,
  consentVersion: CONSENT_VERSION,
  toasts,
  schemas: [newsletterSchema],
  quoteOf: () => true,
  toQuoteData,
  totalOf: () => undefined,
  conversionOf: () => undefined,
  restore: (_stored, initial) => initial,
  valuesOfRecord: () => undefined,
  confirmationsFor: () => [],
};
