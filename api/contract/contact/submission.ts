import { NO_PRICE } from '../common/priceCheck.ts';
import { readWith } from '../common/readWith.ts';
import { contactSchema, type ContactQuoteData } from './schema.ts';

/** Reads `quoteData` of type "contact". */
export const readContact = readWith(contactSchema, (data: ContactQuoteData) => {
  const { consent: _consent, ...identity } = data;
  return {
    // One field, as the visitor wrote it: where a name ends and another begins is not for us to guess.
    contact: { firstName: data.name, lastName: '', email: data.email, phone: data.phone ?? '', postcode: '' },
    customerType: null,
    proposedReference: '',
    price: NO_PRICE,
    identity,
  };
});
