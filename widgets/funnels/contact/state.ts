import { CONTACT_SUBJECTS, type ContactSubject } from '#contract/contact/limits.ts';

/** Everything that the visitor can answer, as the form holds it. */
export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  /** "" until one is selected: it then counts as a general enquiry. */
  subject: ContactSubject | '';
  message: string;
  privacyConsent: boolean;
}

/** What a page or a link knows already. */
export interface ContactPrefill {
  readonly subject?: ContactSubject | undefined;
}

/** What a link to this page says, as far as it is understood; nothing else may replace an attribute. */
export function prefillOf(texts: Readonly<Record<string, string>>): ContactPrefill {
  const subject = CONTACT_SUBJECTS.find((name) => name === texts.subject);
  return subject ? { subject } : {};
}

/** Before the visitor has answered anything. Consent is never given in advance. */
export const initialValues = (prefill: ContactPrefill = {}): ContactValues => ({
  name: '',
  email: '',
  phone: '',
  subject: prefill.subject ?? '',
  message: '',
  privacyConsent: false,
});
