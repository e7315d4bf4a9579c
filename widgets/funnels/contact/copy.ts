import { identity } from '#contract/common/identity.ts';
import { CONTACT_SUBJECT_LABELS, CONTACT_SUBJECTS } from '#contract/contact/limits.ts';

export const wizard = { label: 'Contact form', steps: ['Your message', 'Message sent!'] } as const;

export const message = {
  heading: 'Send us a message',
  intro: `Your message goes to ${identity.brand}. We aim to answer by email within 24 hours on working days.`,
  fields: {
    name: { label: 'Name' },
    email: { label: 'Email address' },
    phone: { label: 'Phone number' },
    message: { label: 'Message' },
  },
  subject: {
    label: 'Subject',
    placeholder: 'Select a subject',
    options: CONTACT_SUBJECTS.map((value) => ({ value, label: CONTACT_SUBJECT_LABELS[value] })),
  },
  consent: {
    before: 'I agree to the ',
    link: { text: 'Privacy Policy', path: '/privacy-policy' },
    after: ' and consent to being contacted about my enquiry.',
  },
  submit: 'Send message',
  busy: 'Sending...',
  blocked: 'To send your message, tick the box above to agree to the Privacy Policy.',
} as const;
