import type { ElementDefinition } from '../../runtime/attributes.ts';
import { attributes, type EstimateGiven } from './answers.ts';
import { SolarEstimate } from './SolarEstimate.tsx';

/**
 * What solar panels would make and be worth in a year: postcode, bill and the direction of the roof, then a range by the
 * SAP 10.2 method and a chart of the months, and on to the solar quote. It asks for no person, and sends and stores nothing,
 * so it works on any page, and knows no licensed MCS table of the server's. Where that page has a solar quote too, the
 * visitor goes on there.
 *
 * Besides the attributes of every tag (`partner`, `campaign`, `reference`, `data-layer`, `mode`, `theme`, `head`, `label`,
 * `autofocus`):
 *
 * @attribute postcode fills the field.
 * @attribute bill fills the field: pounds a month, like 80. The tag then fetches its code at once, before a touch.
 * @attribute direction which way the roof faces: S, SE/SW, E/W, NE/NW or N. Default not sure. It, too, needs the code at once.
 *
 * @fires quote-ready {version} the form can be used
 * @fires quote-navigate {to, state} cancelable: the visitor goes on to the page `to` ("/solar-quote"). On our own pages
 *   `state` holds the answers for that page; other pages aren't told them. Where no one prevents it, the tag leads to the
 *   `<solar-quote>` of the page, with the answers in it, or opens our page and hands the answers over in the fragment of its
 *   address, which no server is sent.
 *
 * @part form the whole card
 * @part heading its heading
 * @part field each question
 * @part figure what panels would be worth in a year
 * @part chart the months
 * @part foot the line that names the company
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
export const solarEstimate: ElementDefinition<EstimateGiven> = {
  tag: 'solar-estimate',
  attributes,
  sendsNothing: true,
  Component: SolarEstimate,
};
