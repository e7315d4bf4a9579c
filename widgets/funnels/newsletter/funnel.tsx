import { defineFunnel } from '../../wizard/defineFunnel.tsx';
import * as copy from './copy.ts';
import { initialValues } from './state.ts';
import { EmailStep } from './steps/EmailStep.tsx';

/**
 * Sign-up for the newsletter with an e-mail address. Nothing is sent to the address but one mail that asks it to
 * confirm; until then it is not subscribed. The answer is the same for every address.
 *
 * It has the attributes of every tag (`partner`, `campaign`, `api`, `theme`, `label`, `autofocus`) and no others.
 *
 * @fires quote-ready {version} the form can be used
 * @fires quote-step {step, of, name} the confirmation is shown
 * @fires quote-submitted {type} the wish is stored; the subscription begins with the confirmation by mail
 * @fires quote-failed {code} it did not get through; the visitor was told
 *
 * @part frame the whole card; also head, foot, heading, form, field, label, input, button, error-summary
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
