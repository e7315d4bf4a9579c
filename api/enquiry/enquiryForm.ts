import { ENQUIRY_PATH, PLAIN_FIELDS } from '#contract/common/enquiry.ts';
import type { FieldProblem } from '#contract/common/problems.ts';
import { CONTACT_SUBJECT_LABELS, CONTACT_SUBJECTS } from '#contract/contact/limits.ts';
import { html, type Html } from '../documents/html.ts';
import { errorSummary, fieldMarkup, hiddenField, type FormField } from './formFields.ts';
import type { FormPage } from './formPage.ts';
import type { Enquiry } from './readEnquiry.ts';

const CONSENT = html`I agree to the <a href="/privacy-policy">Privacy Policy</a> and consent to being contacted about my
  enquiry.`;

const SUBJECTS = [
  ['', 'Select a subject'] as const,
  ...CONTACT_SUBJECTS.map((value) => [value, CONTACT_SUBJECT_LABELS[value]] as const),
];

/** What each kind of form asks, in its order. */
function fieldsOf({ form, fields }: Enquiry): readonly FormField[] {
  const valueOf = (name: string): string => fields.get(name) ?? '';
  const { name, email, phone, message, consent, subject } = PLAIN_FIELDS;
  const emailField: FormField = {
    name: email,
    label: 'Email address',
    value: valueOf(email),
    type: 'email',
    autocomplete: 'email',
  };
  if (form.kind === 'newsletter') return [emailField];
  const isContact = form.kind === 'contact';
  const choice: FormField = {
    name: subject,
    label: 'Subject',
    value: valueOf(subject),
    control: 'select',
    options: SUBJECTS,
    isOptional: true,
  };
  return [
    { name, label: 'Name', value: valueOf(name), autocomplete: 'name' },
    emailField,
    { name: phone, label: 'Phone number', value: valueOf(phone), type: 'tel', autocomplete: 'tel', isOptional: true },
    ...(isContact ? [choice] : []),
    {
      name: message,
      label: isContact ? 'Message' : 'Anything else?',
      value: valueOf(message),
      control: 'textarea',
      isOptional: !isContact,
    },
    { name: consent, label: CONSENT, value: valueOf(consent), control: 'checkbox' },
  ];
}

const answerList = ({ answers }: Enquiry): Html =>
  html`${
    answers.length > 0 &&
    html`<section data-part="answers" aria-labelledby="answers">
      <h2 id="answers">Your answers so far</h2>
      <dl>
        ${answers.map(
          ({ label, value }) =>
            html`<div>
              <dt>${label}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
    </section>`
  }`;

const { form, page, partner, campaign, partnerReference, trap, origin } = PLAIN_FIELDS;
const KEPT = [form, page, partner, campaign, partnerReference, trap, origin];

const keptFields = ({ fields, answers }: Enquiry): readonly Html[] => [
  ...KEPT.flatMap((name) => (fields.has(name) ? [hiddenField(name, fields.get(name) ?? '')] : [])),
  ...answers.map(({ name, value }) => hiddenField(name, value)),
];

const WORDS = {
  quote: {
    lead: 'We work your quote out by hand and answer by email, on working days within 24 hours.',
    button: 'Send my answers',
  },
  contact: { lead: 'We aim to answer by email within 24 hours on working days.', button: 'Send message' },
  newsletter: { lead: 'We respect your privacy. Unsubscribe at any time.', button: 'Subscribe' },
} as const;

/**
 * The form with everything that was typed, and what is wrong beside each field.
 * @param problems as the quote-handler names them: "quoteData.email"
 */
export function enquiryPage(enquiry: Enquiry, problems: readonly FieldProblem[]): FormPage {
  const { form } = enquiry;
  const messageOf = (name: string): string | undefined =>
    problems.find(({ path }) => path === `quoteData.${name}`)?.message;
  const fields = fieldsOf(enquiry).map((field) => ({ ...field, message: messageOf(field.name) }));
  const { lead, button } = WORDS[form.kind];
  return {
    heading: form.kind === 'contact' ? 'Send us a message' : form.title,
    lead,
    hasProblems: problems.length > 0,
    form: html`${errorSummary(fields)} ${answerList(enquiry)}
      <form method="post" action="${ENQUIRY_PATH}" novalidate>
        ${keptFields(enquiry)} ${fields.map(fieldMarkup)}
        <button type="submit">${button}</button>
      </form>`,
  };
}
