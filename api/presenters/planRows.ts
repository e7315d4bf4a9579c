import { formatPrice, type SubPence } from '#contract/common/money.ts';
import type { QuoteRow } from '../documents/quoteDocument.ts';
import { isBoxForOffers } from '../leads/consent.ts';
import { CONSENT_ROWS, type SalesRow } from '../leads/salesSummary.ts';
import { extraRows, filled, type CustomerExtras } from './rows.ts';

/** Rows that the two presenters of the type "homecare" share. */

/** "£14 a month" */
export const monthly = (price: SubPence): string => `${formatPrice(price)} a month`;

/** What a plan or a service includes, for mail, PDF and page. */
export const featureRows = (features: readonly string[]): QuoteRow[] =>
  features.map((feature) => ({ label: feature, value: 'Included' }));

interface HomeAnswers {
  readonly propertyType?: string | undefined;
  readonly bedrooms?: string | undefined;
}

/** Chosen options only: they may stand in what is passed on. */
export const homeRows = ({ propertyType, bedrooms }: HomeAnswers): QuoteRow[] =>
  filled([
    { label: 'Property type', value: propertyType },
    { label: 'Bedrooms', value: bedrooms },
  ]);

interface PlanCustomer extends CustomerExtras {
  readonly customerType?: string | undefined;
  readonly currentProvider?: string | undefined;
  readonly contactConsent?: boolean | undefined;
}

// The box is optional, and answering a request needs none: an empty one is no reason not to call.
const contactWords = (customer: PlanCustomer): string =>
  customer.contactConsent === true && !isBoxForOffers(customer)
    ? CONSENT_ROWS.contact.agreed
    : 'To answer the request, as always';

const CUSTOMER_WORDS: Readonly<Record<string, string>> = { home: 'Home', business: 'Business' };

/** The answers that are not shown at the head of the mail already. */
export const planCustomerRows = (customer: PlanCustomer): SalesRow[] => [
  ...filled([
    { label: 'Customer', value: CUSTOMER_WORDS[customer.customerType ?? ''] },
    { label: 'Present provider', value: customer.currentProvider },
    { label: CONSENT_ROWS.contact.label, value: contactWords(customer) },
  ]),
  ...extraRows(customer, ['propertyType', 'bedrooms', 'currentProvider', 'contactConsent']),
];

/** What sales read of a plan that our catalogue does not know (an old tag): as it came. */
export const unknownPlanRows = ({ type, catalogue }: { type: string; catalogue?: string | undefined }): SalesRow[] =>
  filled([
    { label: 'Plan (as sent)', value: type },
    { label: 'Catalogue (as sent)', value: catalogue },
  ]);
