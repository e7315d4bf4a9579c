import { CONTACT_SUBJECTS } from '#contract/contact/limits.ts';
import { oneOf, type ValuesOf } from '../../runtime/attributes.ts';
import type { AnswersOf } from '../../wizard/stepForm.ts';

/** What a page or an earlier form may say. */
export const attributes = { subject: oneOf(CONTACT_SUBJECTS) } as const;
type Given = ValuesOf<typeof attributes>;

/** Before the visitor has answered anything. Consent is never given in advance. */
export const initialValues = (given: Given = {}) => ({
  name: '',
  email: '',
  phone: '',
  // Nothing selected counts as a general enquiry.
  subject: given.subject ?? ('' as const),
  message: '',
  privacyConsent: false,
});
export type ContactValues = AnswersOf<typeof initialValues>;
