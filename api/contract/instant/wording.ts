import { homecareTerms } from '../common/homecareTerms.ts';
import type { Plan } from '../common/plans.ts';

// What a visitor reads on the result, in the mail, in the PDF and behind the saved link alike.

/** A line of "What the price means". */
interface PriceNote {
  readonly label: string;
  readonly value: string;
}

const ABOUT_SERVICE: Readonly<Record<string, string>> = {
  'Gas and electricity':
    'An illustration, not a tariff: what you pay depends on your unit rates, your standing charges and what you use.',
  'Boiler installation':
    'We look at your heating first. Then you get the price, the number of payments and the total in writing.',
  'Smart home': 'We confirm the number of devices with you before you agree to anything.',
};
const PLAN_TERMS = `A plan runs for at least ${homecareTerms.minimumMonths} months. You have ${homecareTerms.coolingOffDays} days to change your mind, and claims can be made after ${homecareTerms.claimWaitDays} days.`;

/** What the price of a service means, and what it does not. */
export const priceNotes = (service: Plan): readonly PriceNote[] => [
  { label: 'Good to know', value: service.isHomecare ? PLAN_TERMS : (ABOUT_SERVICE[service.name] ?? '') },
  {
    label: 'One price for everyone',
    value: 'Property type, bedrooms and customer type don’t change it. We’ll confirm it with you.',
  },
  { label: 'VAT', value: 'Included for a home. For a business we confirm it before you agree to anything.' },
];

/** What happens after a quote. */
export const nextSteps = [
  { title: 'We call you', text: 'Our team goes through the quote with you and answers your questions.' },
  {
    title: 'You decide',
    text: 'You get the terms in writing. Nothing is agreed, and nothing is paid, until you say yes.',
  },
  { title: 'We set it up', text: 'We arrange the date and everything that goes with it.' },
] as const;
