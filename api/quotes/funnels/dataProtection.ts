import { longDate } from '#contract/common/calendar.ts';
import { daysOf, ukDay } from '#contract/common/day.ts';
import type { QuoteDocument } from '../../documents/quoteDocument.ts';
import type { SalesDue } from '../../leads/salesSummary.ts';

/** Data Protection Act 2018, section 164A: 30 days, of which the day of arrival is the first. */
const ACKNOWLEDGE_DAYS = 30;

/** By when whoever answers for data protection has to acknowledge a complaint. */
export function acknowledgeBy(now: Date): SalesDue {
  const day = longDate(daysOf(ukDay(now.getTime())) + ACKNOWLEDGE_DAYS - 1);
  const short = `Acknowledge by ${day}`;
  return { short, long: `${short}, then tell the outcome without undue delay` };
}

/** What somebody reads who has complained about how we use personal data. */
export const complaintWords: Pick<QuoteDocument, 'title' | 'promise' | 'nextSteps'> = {
  title: 'We have your complaint',
  promise: `It’s about your personal data, so it went straight to the person who looks after that. They’ll acknowledge it within ${ACKNOWLEDGE_DAYS} days.`,
  nextSteps: [
    { title: 'We look into it', text: 'We start without undue delay, and ask you if we need to know more.' },
    { title: 'We tell you the outcome', text: 'You hear what we found and what we’ve done about it.' },
    {
      title: 'Not happy with it?',
      text: 'You can complain to the Information Commissioner’s Office (ICO) at any time: 0303 123 1113.',
    },
  ],
};
