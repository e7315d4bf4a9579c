import { acceptedReference } from '../common/reference.ts';
import { readWith } from '../common/submission.ts';
import { checkPlanPrice } from './pricing.ts';
import { homecareSchema, type HomecareQuoteData } from './schema.ts';

export const HOMECARE_PREFIX = 'HC-';

/** Reads and prices `quoteData` of type "homecare". */
export const readHomecare = readWith(homecareSchema, ({ plan, customerInfo }: HomecareQuoteData) => {
  const { consent: _consent, quoteRef, ...answers } = customerInfo;
  const { firstName, lastName, email, phone, postcode, customerType } = answers;
  return {
    contact: { firstName, lastName, email, phone, postcode },
    customerType: customerType ?? null,
    proposedReference: acceptedReference(HOMECARE_PREFIX, quoteRef),
    price: checkPlanPrice(plan),
    identity: { plan: plan.type, catalogue: plan.catalogue ?? '', ...answers },
  };
});
