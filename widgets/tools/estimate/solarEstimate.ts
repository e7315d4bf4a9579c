import type { ElementDefinition } from '../../runtime/elementDefinition.ts';
import { attributes, type EstimateGiven } from './answers.ts';
import { SolarEstimate } from './SolarEstimate.tsx';

/**
 * What solar panels would make and be worth in a year: postcode, bill and the direction of the roof, then a range by the
 * SAP 10.2 method and a chart of the months, and on to the solar quote. It asks for no person, and sends and stores nothing.
 *
 * It comes by a script of its own, `/widgets/v1/solar-estimate.js`. Besides the attributes of every tag (`partner`, `campaign`,
 * `reference`, `theme`, `head`):
 *
 * @attribute postcode fills the field.
 * @attribute bill fills the field: pounds a month, like 80.
 * @attribute direction which way the roof faces: S, SE/SW, E/W, NE/NW or N. Default not sure.
 *
 * @fires quote-ready {version} the form can be used
 * @fires quote-navigate {to, state} cancelable: the visitor goes on to the page `to` ("/solar-quote"), as with the quick quote
 */
export const solarEstimate: ElementDefinition<EstimateGiven> = {
  tag: 'solar-estimate',
  attributes,
  sendsNothing: true,
  Component: SolarEstimate,
};
