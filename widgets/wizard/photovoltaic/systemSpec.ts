import { formatWholePounds, toPounds } from '#contract/common/money.ts';
import type { SystemQuote } from '#contract/common/photovoltaic/pricing.ts';
import { foreignPhoneConfirmation, type FunnelSpec } from '../funnelSpec.ts';
import { valuesOfRecord, type SystemValues } from './systemValues.ts';

type Own = 'kept' | 'totalOf' | 'conversionOf' | 'valuesOfRecord' | 'confirmationsFor';

const totalOf = (quote: SystemQuote): number => toPounds(quote.figures.total);

/** What both calculators are to the wizard, with what is one funnel's own. */
export const systemSpec = <Values extends SystemValues & { readonly phone: string }>(
  own: Omit<FunnelSpec<Values, SystemQuote>, Own>,
): FunnelSpec<Values, SystemQuote> => ({
  ...own,
  kept: { kind: 'quote', price: ({ figures }) => formatWholePounds(figures.total) },
  totalOf,
  conversionOf: (quote, transactionId) => ({ value: totalOf(quote), transactionId, currency: 'GBP' }),
  valuesOfRecord,
  // The last step before the result asks for the contact.
  confirmationsFor: ({ phone }, step) => (step === own.steps.length - 1 ? foreignPhoneConfirmation(phone) : []),
});
