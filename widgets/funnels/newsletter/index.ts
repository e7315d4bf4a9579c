import type { ElementDefinition } from '../../runtime/elementDefinition.ts';
import { Funnel } from './Funnel.tsx';

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
export const newsletterQuote: ElementDefinition<object> = {
  tag: 'newsletter-signup',
  attributes: {},
  Component: Funnel,
};
