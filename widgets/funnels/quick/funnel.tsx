import type { ElementDefinition } from '../../runtime/attributes.ts';
import { QuickForm } from './later.tsx';
import { attributes, type QuickValues } from './state.ts';

/**
 * Home or business, service and postcode: three answers, and on to the form that asks the rest. It's stored in the
 * background as a quick quote without a person, which delays nothing and is mailed to no one.
 *
 * Besides the attributes of every tag (`partner`, `campaign`, `reference`, `data-layer`, `mode`, `api`,
 * `theme`, `head`, `label`, `autofocus`, `no-statistics`, `variant`):
 *
 * @attribute customer-type home or business; the visitor can switch. Default home.
 * @attribute service one of the eleven services, as the list names them: "EV charger". Default Solar panels.
 * @attribute postcode fills the field.
 *
 * @fires quote-ready {version} the form can be used
 * @fires quote-navigate {to, state} cancelable: the visitor goes on to the page `to` ("/ev-quote"). On our own pages
 *   `state` holds the answers for that page; other pages aren't told them. Where no one prevents it, the tag opens
 *   the page itself and hands the answers over in the fragment of its address, which no server is sent.
 *
 * @part field each question
 * @part foot the line that names the company
 * @part label the words of a question
 * @part input a control that takes text, a number or one of a list
 * @part choice one of a few answers that stand side by side
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
export const quickQuote: ElementDefinition<QuickValues> = {
  tag: 'quick-quote',
  attributes,
  Component: QuickForm,
};
