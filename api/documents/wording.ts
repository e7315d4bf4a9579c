import { company } from '#contract/common/company.ts';
import { greetingName } from '#contract/common/text.ts';
import { formatDay } from './formatDate.ts';

/** Sentences that the customer's mail, the PDF and the saved-quote page share, so that they promise the same. */
export const wording = {
  notFormal:
    'This is an estimate worked out from your answers, not a formal quote. You get a formal quote after our survey, and nothing is agreed until you accept it.',
  useOfDetails: 'We will use your details to prepare this quote and contact you about it.',
  nextStepsHeading: 'What happens next',
  assumptionsHeading: 'How we worked this out',
  contactHeading: 'Talk to us',
  contactText: 'Questions, or ready to book your survey? Call or write, and have your reference to hand.',
  hours: company.openingHours.text,
  address: `${company.address.street}, ${company.address.city} ${company.address.postcode}`,
  sampleNote: company.isSample
    ? `${company.brand} is a sample company: its prices, products and contact details are examples.`
    : '',
} as const;

/** "Anna, here is what we worked out for you." Nothing but letters of the visitor's gets in. */
export function greeting(firstName: string): string {
  const name = greetingName(firstName);
  return name ? `${name}, here is what we worked out for you.` : 'Here is what we worked out for you.';
}

/** "Valid until 20 December 2026". @param expiresAt ISO 8601 */
export const validUntil = (expiresAt: string): string => `Valid until ${formatDay(expiresAt)}`;
