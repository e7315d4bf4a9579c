import { defineFunnel } from '../../wizard/defineFunnel.tsx';
import * as copy from './copy.ts';
import { attributes, initialValues } from './state.ts';
import { MessageStep } from './steps/MessageStep.tsx';

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
export const contactQuote = defineFunnel({
  tag: 'contact-form',
  attributes,
  texts: copy.wizard,
  initialValues,
  first: (form) => ({
    heading: copy.message.heading,
    intro: copy.message.intro,
    submitText: copy.message.submit,
    busyText: copy.message.busy,
    blockedText: form.values.privacyConsent ? undefined : copy.message.blocked,
    children: <MessageStep form={form} />,
  }),
  loadLater: () => import('./later.tsx'),
});
