import * as z from 'zod/mini';
import {
  emailField,
  optionalConsent,
  optionalPhone,
  optionalPostcode,
  requiredLine,
  requiredText,
} from '../common/contact.ts';
import { textLimits } from '../common/limits.ts';
import { CONTACT_SUBJECTS } from './limits.ts';

const fields = {
  name: requiredLine('Enter your name', textLimits.name),
  email: emailField(),
  phone: optionalPhone,
  // The form has a placeholder and no rule for it: who chooses nothing has a general enquiry.
  subject: z._default(
    z.pipe(
      z.transform((subject) => (subject === '' ? 'general' : subject)),
      z.enum(CONTACT_SUBJECTS, 'Choose a subject from the list'),
    ),
    'general',
  ),
  message: requiredText('Enter your message', textLimits.message),
  privacyConsent: z.literal(true, 'Tick the box to agree to the Privacy Policy'),
};

/** The form: one step. */
export const contactStepSchema = z.object(fields);

/** `quoteData` of type "contact". */
export const contactSchema = z.object(
  {
    ...fields,
    consent: optionalConsent,
    // Not asked for here: plain forms of other tags bring it along. One that is wrong must not cost us the message.
    postcode: z.catch(optionalPostcode, undefined),
  },
  'Send quoteData as an object',
);

export type ContactQuoteData = z.infer<typeof contactSchema>;
