import { CUSTOMER_TYPES, type CustomerType } from '#contract/common/customer.ts';
import { oneOf } from '../../runtime/attributes.ts';
import type { ElementDefinition } from '../../runtime/elementDefinition.ts';
import { postcode } from '../../runtime/postcodeAttribute.ts';
import { Funnel } from './Funnel.tsx';

interface EvQuoteValues {
  readonly customerType: CustomerType;
  readonly postcode: string;
}

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
export const evQuote: ElementDefinition<EvQuoteValues> = {
  tag: 'ev-quote',
  attributes: {
    customerType: oneOf(CUSTOMER_TYPES),
    postcode,
  },
  Component: Funnel,
};
