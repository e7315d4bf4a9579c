import { PLAIN_FIELDS } from '#contract/common/enquiry.ts';
import { cleanLine, cleanText } from '#contract/common/text.ts';
import type { SalesRow } from '../leads/salesSummary.ts';
import type { FormFields } from '../middleware/body.ts';
import { plainFormOf, type PlainForm } from './plainForms.ts';

/** A plain form as it was sent, sorted into what it asks. */
export interface Enquiry {
  readonly form: PlainForm;
  readonly fields: FormFields;
  /** What the first step of the funnel had, as it stands in the form. */
  readonly answers: readonly (SalesRow & { readonly name: string })[];
}

const MAX_ANSWER = 300;
const PAGE_PATH = /^\/[\w/-]{0,200}$/;
const OWN_FIELDS: ReadonlySet<string> = new Set(Object.values(PLAIN_FIELDS));

/** "systemSize" → "System size" */
const labelOf = (name: string): string => {
  const words = name.replace(/[_-]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  return `${words.charAt(0).toUpperCase()}${words.slice(1).toLowerCase()}`;
};

export function readEnquiry(fields: FormFields): Enquiry {
  const form = plainFormOf(fields.get(PLAIN_FIELDS.form) ?? '');
  const isOwn = (name: string): boolean => OWN_FIELDS.has(name);
  const answers = [...fields].flatMap(([name, raw]) => {
    const value = cleanLine(raw).slice(0, MAX_ANSWER);
    return isOwn(name) || value === '' ? [] : [{ name, label: labelOf(name), value }];
  });
  return { form, fields, answers: form.kind === 'quote' ? answers : [] };
}

function messageOf({ form, fields, answers }: Enquiry): string {
  const written = cleanText(fields.get(PLAIN_FIELDS.message) ?? '');
  if (form.kind === 'contact') return written;
  const rows = answers.map(({ label, value }) => `${label}: ${value}`).join('\n');
  return [`${form.title}: sent as a plain form, without JavaScript.`, rows, written].filter(Boolean).join('\n\n');
}

const contactData = (enquiry: Enquiry): object => {
  const { form, fields } = enquiry;
  return {
    name: fields.get(PLAIN_FIELDS.name) ?? '',
    email: fields.get(PLAIN_FIELDS.email) ?? '',
    phone: fields.get(PLAIN_FIELDS.phone) ?? '',
    subject: form.kind === 'contact' ? (fields.get(PLAIN_FIELDS.subject) ?? '') : form.subject,
    message: messageOf(enquiry),
    postcode: fields.get('postcode'),
    privacyConsent: fields.has(PLAIN_FIELDS.consent),
  };
};

/** Path of the page that the form stood on; never its query, which can hold personal data. */
function pagePathOf(fields: FormFields): string | undefined {
  const page = fields.get(PLAIN_FIELDS.page) ?? '';
  return PAGE_PATH.test(page) ? page : undefined;
}

/** The same form, which says where it came from when it is sent once more. */
export const cameFrom = (origin: string, enquiry: Enquiry): Enquiry => ({
  ...enquiry,
  fields: new Map([...enquiry.fields, [PLAIN_FIELDS.origin, origin]]),
});

/** The body that the quote-handler would get for the same form. @param pageOrigin of the page that it stood on */
export function envelopeOf(enquiry: Enquiry, pageOrigin: string): object {
  const { form, fields } = enquiry;
  const isNewsletter = form.kind === 'newsletter';
  return {
    type: isNewsletter ? 'newsletter' : 'contact',
    quoteData: isNewsletter ? { email: fields.get(PLAIN_FIELDS.email) ?? '' } : contactData(enquiry),
    attribution: {
      funnel: form.funnel,
      pageOrigin,
      pagePath: pagePathOf(fields),
      partner: fields.get(PLAIN_FIELDS.partner),
      campaign: fields.get(PLAIN_FIELDS.campaign),
      partnerReference: fields.get(PLAIN_FIELDS.partnerReference),
    },
    leadRoute: fields.get(PLAIN_FIELDS.trap) ?? '',
  };
}
