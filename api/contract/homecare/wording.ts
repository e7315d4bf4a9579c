import { homecareTerms, repairLimits } from '../common/homecareTerms.ts';
import { formatPrice } from '../common/money.ts';
import { deadlineInWorkingHours, WORKING_DAY_HOURS, type Deadline } from '../common/openingHours.ts';
import type { HomecareQuote } from './pricing.ts';

// What a visitor reads before sending, on the confirmation, in the mail, in the PDF and behind the saved link alike.

/** A line of the key facts. */
interface KeyFact {
  readonly label: string;
  readonly value: string;
}

const { minimumMonths, coolingOffDays, refundDays, claimWaitDays, contactHours, notCovered, regulatoryStatus } =
  homecareTerms;

/** "£168.00 for 12 months": what the minimum term costs. */
export const termTotalWords = ({ termTotal }: HomecareQuote): string =>
  `${formatPrice(termTotal)} for ${minimumMonths} months`;

/** What a visitor has to know before asking for a plan: law and the terms in short. */
export function keyFacts(quote: HomecareQuote): readonly KeyFact[] {
  const limit = repairLimits[quote.plan.name];
  return [
    { label: 'Price', value: `${formatPrice(quote.total)} a month, VAT included. ${termTotalWords(quote)}.` },
    { label: 'Minimum term', value: `${minimumMonths} months` },
    {
      label: 'Changing your mind',
      value: `${coolingOffDays} days to cancel from the day you agree. Your money is back within ${refundDays} days.`,
    },
    { label: 'First claim', value: `After a wait of ${claimWaitDays} days from the start` },
    ...(limit ? [{ label: 'Limit', value: `Parts and labour up to ${formatPrice(limit)}` }] : []),
    { label: 'Not covered', value: notCovered },
    ...(regulatoryStatus ? [{ label: 'Regulation', value: regulatoryStatus }] : []),
  ];
}

/** When a specialist has been in touch, for mails and documents: 24 hours are one working day. @param now milliseconds since 1970 */
export const promisedBy = (now: number): Deadline => deadlineInWorkingHours(now, WORKING_DAY_HOURS);

/** What happens after a plan was asked for (funnels specification, section 2.2). */
export const nextSteps = [
  {
    title: 'We call you',
    text: `A specialist gets in touch within ${contactHours} hours on working days and answers your questions.`,
  },
  {
    title: 'You decide',
    text: `You get the terms in writing. Nothing is agreed until you say yes, and then you have ${coolingOffDays} days to change your mind.`,
  },
  { title: 'Your plan begins', text: `Claims can be made ${claimWaitDays} days after the start.` },
] as const;
