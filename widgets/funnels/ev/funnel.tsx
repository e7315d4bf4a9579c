import { EvScene } from '../../ui/illustrations/EvScene.tsx';
import { defineFunnel } from '../../wizard/defineFunnel.tsx';
import * as copy from './copy.ts';
import { attributes, initialValues } from './state.ts';
import { ChargerStep } from './steps/ChargerStep.tsx';

/**
 * A quote for an EV charger with its installation in four steps: charger, car and parking, contact details, priced quote.
 *
 * Besides the attributes of every tag (`partner`, `campaign`, `api`, `theme`, `label`, `autofocus`):
 *
 * @attribute customer-type home or business; told to sales with the quote, and decides which grant may apply.
 * @attribute postcode where the charger is to be, a full UK postcode. It is then not asked again: the visitor checks it
 *   in the contact step and can change it there.
 *
 * @fires quote-ready {version} the first step can be used
 * @fires quote-step {step, of, name} another step is shown
 * @fires quote-submitted {type, reference, total} the lead is stored; `total` in pounds, before any grant
 * @fires quote-failed {code} a submission did not get through; the visitor was told
 * @fires quote-action {action} call, email, print, pdf, share or book on the result
 *
 * @part frame the whole card; also head, foot, heading, progress, form, field, label, input, button, card, summary, figure, table
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
