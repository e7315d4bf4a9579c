import { CONTACT_SUBJECTS, type ContactSubject } from '#contract/contact/limits.ts';
import { oneOf } from '../../runtime/attributes.ts';
import type { ElementDefinition } from '../../runtime/elementDefinition.ts';
import { Funnel } from './Funnel.tsx';

interface ContactFormValues {
  readonly subject: ContactSubject;
}

/**
 * A message to the company: name, e-mail address, phone number if the visitor likes, subject and text. It is sent only
 * with consent, and "Message sent!" is shown only when it is stored.
 *
 * Besides the attributes of every tag (`partner`, `campaign`, `api`, `theme`, `label`, `autofocus`):
 *
 * @attribute subject what is selected at the start: general, quote, homecare, boiler, energy, smart, complaint or data-protection. The
 *   visitor can change it. Default: nothing, which counts as a general enquiry.
 *
 * @fires quote-ready {version} the form can be used
 * @fires quote-step {step, of, name} the confirmation is shown, or the form again
 * @fires quote-submitted {type} the message is stored
 * @fires quote-failed {code} a message did not get through; the visitor was told and everything typed is kept
 *
 * @part frame the whole card; also head, foot, heading, form, field, label, input, button, error-summary
 * @since 0.1.0
 */
export const contactQuote: ElementDefinition<ContactFormValues> = {
  tag: 'contact-form',
  attributes: { subject: oneOf(CONTACT_SUBJECTS) },
  Component: Funnel,
};
