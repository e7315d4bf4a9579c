import { NO_PRICE } from '../common/priceCheck.ts';
import { readWith } from '../common/submission.ts';
import { newsletterSchema, type NewsletterQuoteData } from './schema.ts';

/** Reads `quoteData` of type "newsletter". */
export const readNewsletter = readWith(newsletterSchema, (data: NewsletterQuoteData) => ({
  contact: { firstName: '', lastName: '', email: data.email, phone: '', postcode: '' },
  customerType: null,
  proposedReference: '',
  price: NO_PRICE,
  identity: data,
}));
