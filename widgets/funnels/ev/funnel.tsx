import { EvScene } from '../../ui/illustrations/EvScene.tsx';
import { defineFunnel } from '../../wizard/defineFunnel.tsx';
import * as copy from './copy.ts';
import { attributes, initialValues } from './state.ts';
import { ChargerStep } from './steps/ChargerStep.tsx';

/**
 * A quote for an EV charger with its installation in four steps: charger, car and parking, contact details, priced quote.
 *
 * Besides the attributes of every tag (`partner`, `campaign`, `reference`, `done-url`, `keep`, `data-layer`, `mode`, `api`,
 * `theme`, `head`, `label`, `autofocus`, `no-statistics`, `variant`):
 *
 * @attribute customer-type home or business; told to sales with the quote, and decides which grant may apply.
 * @attribute postcode where the charger is to be, a full UK postcode. It isn't asked again then: the visitor checks it
 *   in the contact step and can change it there.
 *
 * @fires quote-ready {version} the first step can be used
 * @fires quote-step {step, of, name} another step is shown
 * @fires quote-submitting {type} cancelable: the lead is about to be sent; prevented, nothing is sent and the form stays
 * @fires quote-submitted {type, reference, total} the lead is stored; `total` in pounds, before any grant
 * @fires quote-failed {code} a submission didn't get through; the visitor was told
 * @fires quote-action {action} call, email, print, pdf, share or book on the result
 *
 * @part frame the whole card
 * @part head heading, lead and picture of a step
 * @part foot the line that names the company
 * @part heading the title of a step
 * @part progress which step of how many
 * @part form the form of a step
 * @part field a question with its label and control
 * @part label the words of a question
 * @part input a control that takes text, a number or one of a list
 * @part button every button, and links that look like one
 * @part card one of several products to choose from
 * @part summary the answers so far, listed
 * @part figure a figure of the result
 * @part table a table of figures
 *
 * @cssproperty --quote-accent colour of buttons, selection and links
 * @cssproperty --quote-accent-text colour of the text on it
 * @cssproperty --quote-surface background; every other colour follows from it
 * @cssproperty --quote-radius radius of corners
 * @cssproperty --quote-font font of the text; `inherit` takes the page's
 * @cssproperty --quote-heading-font font of headings
 * @cssproperty --quote-top height of a header that stays at the top of the page
 *
 * @since 0.2.0
 */
export const evQuote = defineFunnel({
  tag: 'ev-quote',
  attributes,
  texts: copy.wizard,
  initialValues,
  first: (form) => ({
    heading: copy.charger.heading,
    intro: copy.charger.intro,
    scene: <EvScene />,
    children: <ChargerStep form={form} />,
  }),
  loadLater: () => import('./later.tsx'),
});
