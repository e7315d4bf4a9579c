import { checkFigures, systemChoice, systemIdentity } from '../common/photovoltaic/submission.ts';
import { acceptedReference } from '../common/reference.ts';
import { readWith } from '../common/submission.ts';
import { quoteSolar } from './pricing.ts';
import { solarSchema, type SolarQuoteData } from './schema.ts';

export const SOLAR_PREFIX = 'SQ-';

/** Reads and prices `quoteData` of type "solar". */
export const readSolar = readWith(solarSchema, ({ quote, customerInfo }: SolarQuoteData) => {
  const { firstName, lastName, email, phone, postcode, customerType } = customerInfo;
  return {
    contact: { firstName, lastName, email, phone, postcode },
    customerType,
    proposedReference: acceptedReference(SOLAR_PREFIX, quote.quoteRef),
    price: checkFigures(quote, quoteSolar(systemChoice(quote))?.figures),
    identity: systemIdentity(quote, customerInfo),
  };
});
