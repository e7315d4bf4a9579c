import { defineFunnel } from '../../wizard/defineFunnel.tsx';
import * as copy from './copy.ts';
import { attributes, initialValues } from './state.ts';
import { MessageStep } from './steps/MessageStep.tsx';

/**
 * A message to the company: name, email address, phone number if the visitor likes, subject and text. It's sent only
 * with consent, and "Message sent!" is shown only when it's stored.
 *
 * Besides the attributes of every tag (`partner`, `campaign`, `reference`, `done-url`, `keep`, `data-layer`, `mode`, `api`,
 * `theme`, `head`, `label`, `autofocus`, `no-statistics`, `variant`):
 *
 * @attribute subject what is selected at the start: general, quote, homecare, boiler, energy, smart, complaint or data-protection. The
 *   visitor can change it. Default: nothing, which counts as a general enquiry.
 *
 * @fires quote-ready {version} the form can be used
 * @fires quote-step {step, of, name} the confirmation is shown, or the form again
 * @fires quote-submitting {type} cancelable: the lead is about to be sent; prevented, nothing is sent and the form stays
 * @fires quote-submitted {type} the message is stored
 * @fires quote-failed {code} a message didn't get through; the visitor was told and everything typed is kept
 *
 * @part frame the whole card
 * @part head heading, lead and picture of a step
 * @part foot the line that names the company
 * @part heading the title of a step
 * @part form the form of a step
 * @part field a question with its label and control
 * @part label the words of a question
 * @part input a control that takes text, a number or one of a list
 * @part button every button, and links that look like one
 * @part error-summary what is wrong, above the form
 *
 * @cssproperty --quote-accent colour of buttons, selection and links
 * @cssproperty --quote-accent-text colour of the text on it
 * @cssproperty --quote-surface background; every other colour follows from it
 * @cssproperty --quote-radius radius of corners
 * @cssproperty --quote-font font of the text; `inherit` takes the page's
 * @cssproperty --quote-heading-font font of headings
 * @cssproperty --quote-top height of a header that stays at the top of the page
 *
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
