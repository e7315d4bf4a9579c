import { defineFunnel } from '../../wizard/defineFunnel.tsx';
import * as copy from './copy.ts';
import { initialValues } from './state.ts';
import { EmailStep } from './steps/EmailStep.tsx';

/**
 * Sign-up for the newsletter with an email address. Nothing is sent to the address but one email that asks it to
 * confirm; until then it isn't subscribed. The answer is the same for every address.
 *
 * It has the attributes of every tag (`partner`, `campaign`, `reference`, `done-url`, `data-layer`, `mode`, `api`,
 * `theme`, `head`, `label`, `autofocus`, `no-statistics`, `variant`) and no others.
 *
 * @fires quote-ready {version} the form can be used
 * @fires quote-step {step, of, name} the confirmation is shown
 * @fires quote-submitting {type} cancelable: the lead is about to be sent; prevented, nothing is sent and the form stays
 * @fires quote-submitted {type} the wish is stored; the subscription begins with the confirmation by email
 * @fires quote-failed {code} it didn't get through; the visitor was told
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
export const newsletterQuote = defineFunnel({
  tag: 'newsletter-signup',
  attributes: {},
  texts: copy.wizard,
  initialValues,
  first: (form) => ({
    heading: copy.signUp.heading,
    intro: copy.signUp.intro,
    submitText: copy.signUp.submit,
    busyText: copy.signUp.busy,
    children: <EmailStep form={form} />,
  }),
  loadLater: () => import('./later.tsx'),
});
