import { NO_PRICE } from '../common/priceCheck.ts';
import { readWith } from '../common/submission.ts';
import { quickSchema, type QuickQuoteData } from './schema.ts';

/** Reads `quoteData` of type "quick". */
export const readQuick = readWith(quickSchema, (data: QuickQuoteData) => ({
  contact: { firstName: '', lastName: '', email: '', phone: '', postcode: data.postcode },
  customerType: data.customerType,
  proposedReference: '',
  price: NO_PRICE,
  identity: data,
}));
