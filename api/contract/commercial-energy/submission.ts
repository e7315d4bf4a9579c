import { NO_PRICE } from '../common/priceCheck.ts';
import { acceptedReference } from '../common/reference.ts';
import { readWith } from '../common/submission.ts';
import { commercialEnergySchema, type CommercialEnergyQuoteData } from './schema.ts';

export const COMMERCIAL_ENERGY_PREFIX = 'CE-';

/** Reads `quoteData` of type "commercial". It has no price: suppliers' offers come later. */
export const readCommercialEnergy = readWith(commercialEnergySchema, (data: CommercialEnergyQuoteData) => {
  const { quoteRef, consent: _consent, ...identity } = data;
  return {
    // One field, as the visitor wrote it: where a name ends and another begins is not for us to guess.
    contact: {
      firstName: data.contactName,
      lastName: '',
      email: data.contactEmail,
      phone: data.contactPhone,
      postcode: data.postcode,
    },
    customerType: 'business' as const,
    proposedReference: acceptedReference(COMMERCIAL_ENERGY_PREFIX, quoteRef),
    price: NO_PRICE,
    identity,
  };
});
