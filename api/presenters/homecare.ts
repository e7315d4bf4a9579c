import type { PlanCatalogue } from '#contract/common/plans.ts';
import { postcodeDistrict } from '#contract/common/postcode.ts';
import type { Submission } from '#contract/common/submission.ts';
import { quoteHomecare, type HomecareQuote } from '#contract/homecare/pricing.ts';
import type { HomecareQuoteData } from '#contract/homecare/schema.ts';
import { keyFacts, nextSteps, promisedBy, termTotalWords } from '#contract/homecare/wording.ts';
import { registry } from '#contract/registry.ts';
import type { QuoteDocument } from '../documents/quoteDocument.ts';
import { dueBy } from '../leads/salesSummary.ts';
import { featureRows, homeRows, monthly, planCustomerRows, unknownPlanRows } from './planRows.ts';
import { definePresenter, type Presentation } from './presenter.ts';
import { areaFlags, filled, promiseWords } from './rows.ts';

const CATALOGUE_WORDS: Readonly<Record<PlanCatalogue, string>> = {
  home: 'HomeCare quote and home page',
  plans: 'plans page',
  'learn-more': 'learn-more page',
  instant: 'instant quote',
  faq: 'FAQ levels',
  'boiler-services': 'boiler services',
};

function documentOf({ customerInfo }: HomecareQuoteData, quote: HomecareQuote, promise: string): QuoteDocument {
  const { plan } = quote;
  const home = homeRows(customerInfo);
  return {
    kind: 'plan',
    title: 'Your HomeCare plan',
    subtitle: `${plan.label}, ${monthly(quote.total)}`,
    promise,
    figures: [
      { label: 'Monthly price', value: monthly(quote.total), isMain: true },
      { label: 'Minimum term', value: termTotalWords(quote) },
    ],
    sections: [
      { heading: `What ${plan.label} includes`, rows: featureRows(plan.features) },
      { heading: 'Key facts', rows: [...keyFacts(quote)] },
      ...(home.length > 0 ? [{ heading: 'Your home', rows: home }] : []),
    ],
    nextSteps: [...nextSteps],
    assumptions: [],
  };
}

/** Of a plan that our catalogue does not know: nothing is invented, sales call with a price. */
const unpricedDocument = ({ customerInfo }: HomecareQuoteData, promise: string): QuoteDocument => ({
  kind: 'request',
  title: 'Your HomeCare request',
  subtitle: 'This plan is no longer in our list. We’ll call you with a price.',
  promise,
  figures: [],
  sections: [{ heading: 'Your home', rows: homeRows(customerInfo) }].filter(({ rows }) => rows.length > 0),
  nextSteps: [...nextSteps],
  assumptions: [],
});

const planRows = (data: HomecareQuoteData, quote: HomecareQuote | undefined) =>
  quote
    ? filled([
        { label: 'Plan', value: quote.plan.label },
        { label: 'From', value: CATALOGUE_WORDS[quote.catalogue] },
        { label: 'Price', value: monthly(quote.total) },
        { label: 'Minimum term', value: termTotalWords(quote) },
        { label: 'Includes', value: quote.plan.features.join('; ') },
      ])
    : unknownPlanRows(data.plan);

function presentHomecare({ data }: Submission<HomecareQuoteData>, now: Date): Presentation {
  const { customerInfo } = data;
  const { postcode, address = '' } = customerInfo;
  const quote = quoteHomecare(data.plan);
  const deadline = promisedBy(now.getTime());
  const promise = promiseWords(deadline);
  return {
    document: quote ? documentOf(data, quote, promise) : unpricedDocument(data, promise),
    due: dueBy('Call', deadline),
    notes: customerInfo.notes,
    ...(quote && { size: { plan: quote.plan.name } }),
    subjectParts: ['HomeCare', ...(quote ? [quote.plan.label, monthly(quote.total)] : []), postcodeDistrict(postcode)],
    headline: quote
      ? [
          { label: 'Product line', value: 'HomeCare plan' },
          { label: 'Plan', value: quote.plan.label },
          { label: 'Price', value: monthly(quote.total) },
        ]
      : [{ label: 'Product line', value: 'HomeCare plan' }],
    sections: [
      { heading: 'Plan', rows: planRows(data, quote) },
      { heading: 'Home', rows: homeRows(customerInfo) },
      { heading: 'Customer', rows: planCustomerRows(customerInfo) },
    ].filter(({ rows }) => rows.length > 0),
    address,
    flags: [...(address ? [] : ['No address yet: ask for it before an engineer goes out.']), ...areaFlags(postcode)],
  };
}

export const homecarePresenter = definePresenter({
  contract: registry.homecare,
  mails: ['sales-mail', 'customer-mail'],
  restart: ({ customerInfo, plan }) => {
    const { catalogue = '' } = quoteHomecare(plan) ?? {};
    return { query: { plan: plan.type, catalogue }, record: { formData: customerInfo } };
  },
  present: presentHomecare,
});
