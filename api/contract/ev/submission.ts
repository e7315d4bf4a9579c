import { checkPrice } from '../common/priceCheck.ts';
import { acceptedReference } from '../common/reference.ts';
import { readWith } from '../common/submission.ts';
import { findCharger } from './catalogue.ts';
import type { EvChoice } from './pricing.ts';
import { evSchema, type EvQuoteData } from './schema.ts';

export const EV_PREFIX = 'EVQ-';

/** The choice of a validated request, for pricing. */
export const evChoice = ({ charger, customerInfo }: EvQuoteData): EvChoice => ({
  chargerId: charger.id,
  parkingType: customerInfo.parkingType,
  meterDistance: customerInfo.meterDistance,
  isRenting: customerInfo.isRenting,
  customerType: customerInfo.customerType ?? 'home',
});

/** Reads and prices `quoteData` of type "ev". The price is that of the charger; a grant is no part of it. */
export const readEv = readWith(evSchema, ({ charger, customerInfo }: EvQuoteData) => {
  const { consent: _consent, quoteRef, ...answers } = customerInfo;
  const { firstName, lastName, email, phone, postcode = '', customerType = null } = answers;
  return {
    contact: { firstName, lastName, email, phone, postcode },
    customerType,
    proposedReference: acceptedReference(EV_PREFIX, quoteRef),
    price: checkPrice(charger.price, findCharger(charger.id)?.price),
    identity: { charger: charger.id, ...answers },
  };
});
