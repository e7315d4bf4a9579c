import { formatPounds } from '#contract/common/money.ts';
import { postcodeDistrict } from '#contract/common/postcode.ts';
import type { Submission } from '#contract/common/submission.ts';
import { VALID_HOURS } from '#contract/instant/limits.ts';
import { quoteInstant, type InstantQuote } from '#contract/instant/pricing.ts';
import type { InstantCustomer, InstantQuoteData } from '#contract/instant/schema.ts';
import { isInstant } from '#contract/instant/submission.ts';
import { nextSteps, priceNotes } from '#contract/instant/wording.ts';
import { registry } from '#contract/registry.ts';
import type { QuoteDocument } from '../documents/quoteDocument.ts';
import { featureRows, homeRows, monthly, planCustomerRows, unknownPlanRows } from './planRows.ts';
import { definePresenter, type Presentation } from './presenter.ts';
import { areaFlags, filled } from './rows.ts';

const yearly = ({ yearly: amount }: InstantQuote): string => formatPounds(amount);

// Chosen options only: what was typed (address, supplier, notes) stays out of what is passed on.
const homeSection = (customer: InstantCustomer) => ({
  heading: 'Your property',
  rows: filled([
    { label: 'Customer', value: customer.customerType === 'business' ? 'My business' : 'My home' },
    ...homeRows(customer),
  ]),
});

const documentOf = ({ customerInfo }: InstantQuoteData, quote: InstantQuote): QuoteDocument => ({
  kind: 'plan',
  title: `Your ${quote.service.label} quote`,
  subtitle: `${monthly(quote.total)}, valid for ${VALID_HOURS} hours`,
  figures: [
    { label: 'Monthly price', value: monthly(quote.total), isMain: true },
    { label: 'Annual cost', value: yearly(quote), note: 'twelve monthly payments' },
  ],
  sections: [
    { heading: 'What is included', rows: featureRows(quote.service.features) },
    { heading: 'What the price means', rows: [...priceNotes(quote.service)] },
    homeSection(customerInfo),
  ],
  nextSteps: [...nextSteps],
  assumptions: [],
});

/** Of a service that our list does not know: nothing is invented, sales call with a price. */
const unpricedDocument = ({ customerInfo }: InstantQuoteData): QuoteDocument => ({
  kind: 'request',
  title: 'Your quote request',
  subtitle: 'This service is no longer in our list. We’ll call you with a price.',
  figures: [],
  sections: [homeSection(customerInfo)],
  nextSteps: [...nextSteps],
  assumptions: [],
});

const serviceRows = (data: InstantQuoteData, quote: InstantQuote | undefined) =>
  quote
    ? [
        { label: 'Service', value: quote.service.label },
        { label: 'Price', value: monthly(quote.total) },
        { label: 'Annual cost', value: yearly(quote) },
        { label: 'Includes', value: quote.service.features.join('; ') },
      ]
    : unknownPlanRows(data.plan);

function presentInstant({ data }: Submission<InstantQuoteData>): Presentation {
  const { customerInfo } = data;
  const quote = quoteInstant(data.plan.type);
  return {
    document: quote ? documentOf(data, quote) : unpricedDocument(data),
    ...(quote && { size: { plan: quote.service.name } }),
    subjectParts: [
      ...(quote ? [quote.service.label, monthly(quote.total)] : ['Instant quote']),
      customerInfo.customerType === 'business' ? 'Business' : 'Home',
      postcodeDistrict(customerInfo.postcode),
    ],
    headline: [
      { label: 'Product line', value: quote?.service.label ?? 'Instant quote' },
      ...(quote
        ? [
            { label: 'Price', value: monthly(quote.total) },
            { label: 'Annual cost', value: yearly(quote) },
          ]
        : []),
    ],
    sections: [
      { heading: 'Service', rows: serviceRows(data, quote) },
      { heading: 'Property', rows: homeRows(customerInfo) },
      { heading: 'Customer', rows: planCustomerRows(customerInfo) },
    ],
    address: customerInfo.address,
    flags: [
      ...(customerInfo.interest ? [`Before this quote they were looking at: ${customerInfo.interest}.`] : []),
      ...areaFlags(customerInfo.postcode),
    ],
  };
}

export const instantPresenter = definePresenter({
  contract: registry.instant,
  mails: ['sales-mail', 'customer-mail'],
  actions: ['viewed', 'email', 'buy'],
  validHours: VALID_HOURS,
  claims: isInstant,
  restart: ({ customerInfo, plan }) => ({ query: { service: plan.type }, record: { formData: customerInfo } }),
  present: presentInstant,
});
