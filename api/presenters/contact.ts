import { longDate, daysOf, ukDay } from '#contract/common/calendar.ts';
import { postcodeDistrict } from '#contract/common/postcode.ts';
import type { Submission } from '#contract/common/submission.ts';
import { CONTACT_SUBJECT_LABELS } from '#contract/contact/limits.ts';
import type { ContactQuoteData } from '#contract/contact/schema.ts';
import { registry } from '#contract/registry.ts';
import type { QuoteDocument } from '../documents/quoteDocument.ts';
import type { SalesDue } from '../leads/salesSummary.ts';
import { definePresenter, type Presentation } from './presenter.ts';
import { consentRow, subjectName } from './rows.ts';

/** Data Protection Act 2018, section 164A: 30 days, of which the day of arrival is the first. */
const ACKNOWLEDGE_DAYS = 30;

/** By when whoever answers for data protection has to acknowledge a complaint. */
function acknowledgeBy(now: Date): SalesDue {
  const day = longDate(daysOf(ukDay(now.getTime())) + ACKNOWLEDGE_DAYS - 1);
  const short = `Acknowledge by ${day}`;
  return { short, long: `${short}, then tell the outcome without undue delay` };
}

/** What somebody reads who has complained about how we use personal data. */
const complaintWords: Pick<QuoteDocument, 'title' | 'promise' | 'nextSteps'> = {
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

function presentContact({ data }: Submission<ContactQuoteData>, now: Date): Presentation {
  const subject = CONTACT_SUBJECT_LABELS[data.subject];
  const isComplaint = data.subject === 'data-protection';
  return {
    ...(isComplaint && { due: acknowledgeBy(now), isForPrivacy: true }),
    // Of what was written it says the subject alone: a form that mailed free text to any address would be misused.
    document: {
      kind: 'message',
      title: 'We have your message',
      subtitle: '',
      figures: [],
      sections: [{ heading: 'Your enquiry', rows: [{ label: 'Subject', value: subject }] }],
      nextSteps: [],
      assumptions: [],
      ...(isComplaint && complaintWords),
    },
    // Without name and district mail programs take everybody's messages for one conversation.
    subjectParts: ['Contact', subject, subjectName(data.name), postcodeDistrict(data.postcode ?? '')].filter(Boolean),
    headline: [{ label: 'Subject', value: subject }],
    message: data.message,
    sections: [
      {
        heading: 'Consent',
        rows: [{ label: 'Agreed to', value: 'Privacy Policy and contact about this enquiry' }, ...consentRow(data)],
      },
    ],
    address: '',
    flags: [],
  };
}

/** An enquiry: mailed to the sales team, who answer the visitor by a reply. There is no quote to save. */
export const contactPresenter = definePresenter({
  contract: registry.contact,
  mails: ['sales-mail', 'customer-mail'],
  actions: [],
  savesQuote: false,
  present: presentContact,
});
