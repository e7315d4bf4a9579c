import { checkPrice } from '../common/priceCheck.ts';
import { acceptedReference, isReference } from '../common/reference.ts';
import { readWith } from '../common/submission.ts';
import { findService } from './catalogue.ts';
import { quoteInstant } from './pricing.ts';
import { instantSchema, type InstantQuoteData } from './schema.ts';

export const INSTANT_PREFIX = 'QTE-';

/** Reads and prices `quoteData` of type "homecare" that comes from the instant quote. */
export const readInstant = readWith(instantSchema, ({ plan, customerInfo }: InstantQuoteData) => {
  const { consent: _consent, quoteRef, ...answers } = customerInfo;
  const { firstName, lastName, email, phone, postcode, customerType } = answers;
  return {
    contact: { firstName, lastName, email, phone, postcode },
    customerType: customerType ?? null,
    proposedReference: acceptedReference(INSTANT_PREFIX, quoteRef),
    price: checkPrice(plan.price, quoteInstant(plan.type)?.total),
    identity: { service: plan.type, ...answers },
  };
});

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Whether `quoteData` of type "homecare" comes from the instant quote: by the reference that the visitor saw, else by a
 * plan that only the instant quote has without naming a catalogue. Throws on nothing.
 */
export function isInstant(quoteData: unknown): boolean {
  const reference = textOf(member(member(quoteData, 'customerInfo'), 'quoteRef')).trim();
  if (isReference(INSTANT_PREFIX, reference)) return true;
  if (isReference('HC-', reference)) return false;
  const plan = member(quoteData, 'plan');
  return textOf(member(plan, 'catalogue')) === '' && findService(textOf(member(plan, 'type')).trim()) !== undefined;
}
