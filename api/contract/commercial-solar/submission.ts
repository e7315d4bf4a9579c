import { checkFigures, systemChoice, systemIdentity } from '../common/photovoltaic/submission.ts';
import { acceptedReference } from '../common/reference.ts';
import { readWith } from '../common/submission.ts';
import { quoteCommercialSolar } from './pricing.ts';
import { commercialSolarSchema, type CommercialSolarQuoteData } from './schema.ts';

export const COMMERCIAL_SOLAR_PREFIX = 'CS-COM-';

/** Reads and prices `quoteData` of type "commercial-solar". */
export const readCommercialSolar = readWith(
  commercialSolarSchema,
  ({ quote, customerInfo }: CommercialSolarQuoteData) => {
    const { firstName, lastName, email, phone, postcode } = customerInfo;
    return {
      contact: { firstName, lastName, email, phone, postcode },
      customerType: 'business' as const,
      proposedReference: acceptedReference(COMMERCIAL_SOLAR_PREFIX, quote.quoteRef),
      price: checkFigures(quote, quoteCommercialSolar(systemChoice(quote))?.figures),
      identity: systemIdentity(quote, customerInfo),
    };
  },
);
