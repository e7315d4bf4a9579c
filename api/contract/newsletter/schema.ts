import * as z from 'zod/mini';
import { emailField } from '../common/contact.ts';

/** `quoteData` of type "newsletter", and the form alike. */
export const newsletterSchema = z.object({ email: emailField() }, 'Send quoteData as an object');

export type NewsletterQuoteData = z.infer<typeof newsletterSchema>;
