import { postcodeDistrict } from '#contract/common/postcode.ts';
import type { Submission } from '#contract/common/submission.ts';
import { CONTACT_SUBJECT_LABELS } from '#contract/contact/limits.ts';
import type { ContactQuoteData } from '#contract/contact/schema.ts';
import { registry } from '#contract/registry.ts';
import { defineDesk, type Presentation } from '../desk.ts';
import { consentRow } from '../rows.ts';
import { subjectName } from '../subjectName.ts';
import { acknowledgeBy, complaintWords } from './dataProtection.ts';

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
export const contactDesk = defineDesk({
  contract: registry.contact,
  mails: ['sales-mail', 'customer-mail'],
  actions: [],
  savesQuote: false,
  page: '/contact',
  present: presentContact,
});
