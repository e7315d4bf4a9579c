import { NO_PRICE } from '../common/priceCheck.ts';
import { readWith } from '../common/submission.ts';
import { contactSchema, type ContactQuoteData } from './schema.ts';

/** Reads `quoteData` of type "contact". */
export const readContact = readWith(contactSchema, (data: ContactQuoteData) => {
  const { consent: _consent, ...identity } = data;
  const { name, email, phone = '', postcode = '' } = data;
  return {
    // One field, as the visitor wrote it: where a name ends and another begins is not for us to guess.
    contact: { firstName: name, lastName: '', email, phone, postcode },
    customerType: null,
    proposedReference: '',
    price: NO_PRICE,
    identity,
  };
});
