import { PLAIN_FIELDS, QUOTE_LINK_PATH } from '#contract/common/enquiry.ts';
import { html } from '../documents/html.ts';
import type { FormFields } from '../middleware/body.ts';
import { errorSummary, fieldMarkup, type FormField } from './formFields.ts';
import type { FormPage } from './formPage.ts';

/** The form again, with what is wrong in it. What is known of a quote never shows here. */
export function quoteLinkPage(fields: FormFields, messages: Readonly<Record<string, string>>): FormPage {
  const { reference, email } = PLAIN_FIELDS;
  const rows: readonly FormField[] = [
    { name: reference, label: 'Quote reference', value: fields.get(reference) ?? '', message: messages[reference] },
    {
      name: email,
      label: 'Email address',
      value: fields.get(email) ?? '',
      type: 'email',
      autocomplete: 'email',
      message: messages[email],
    },
  ];
  return {
    heading: 'Find my quote',
    lead: 'We send the link to the address that the quote was made with.',
    hasProblems: true,
    form: html`${errorSummary(rows)}
      <form method="post" action="${QUOTE_LINK_PATH}" novalidate>
        ${rows.map(fieldMarkup)}
        <button type="submit">Send me the link</button>
      </form>`,
  };
}
