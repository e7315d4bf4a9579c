import type { ElementDefinition } from '../../runtime/elementDefinition.ts';
import { postcode } from '../../runtime/postcodeAttribute.ts';
import { Funnel } from './Funnel.tsx';

interface CommercialEnergyAttributes {
  readonly postcode: string;
}

/**
 * A comparison of energy prices for a business in four steps: business, energy, contact details, request received.
 * There is no price at the end: a specialist asks suppliers and gets in touch.
 *
 * Besides the attributes of every tag (`partner`, `campaign`, `api`, `theme`, `label`, `autofocus`):
 *
 * @attribute postcode where the energy is used, a full UK postcode; fills the field of the first step.
 *
 * @fires quote-ready {version} the first step can be used
 * @fires quote-step {step, of, name} another step is shown
 * @fires quote-submitted {type, reference} the lead is stored
 * @fires quote-failed {code} a submission did not get through; the visitor was told
 * @fires quote-action {action} call, email, print, pdf or share on the last step
 *
 * @part frame the whole card; also head, foot, heading, progress, form, field, label, input, button, summary, figure
 * @since 0.1.0
 */
export const commercialEnergyQuote: ElementDefinition<CommercialEnergyAttributes> = {
  tag: 'commercial-energy-quote',
  attributes: { postcode },
  Component: Funnel,
};
