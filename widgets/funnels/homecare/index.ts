import { CUSTOMER_TYPES, type CustomerType } from '#contract/common/customer.ts';
import { PLAN_CATALOGUES, type PlanCatalogue } from '#contract/common/plans.ts';
import { homecarePlansNamed } from '#contract/homecare/catalogue.ts';
import { oneOf, readBy } from '../../runtime/attributes.ts';
import type { ElementDefinition } from '../../runtime/elementDefinition.ts';
import { postcode } from '../../runtime/postcodeAttribute.ts';
import { Funnel } from './Funnel.tsx';

interface HomecareQuoteValues {
  readonly customerType: CustomerType;
  readonly postcode: string;
  readonly plan: string;
  readonly catalogue: PlanCatalogue;
}

/**
 * A HomeCare plan in three steps: plan, contact details with the key facts, confirmation. Nothing is bought or paid.
 *
 * Besides the attributes of every tag (`partner`, `campaign`, `api`, `theme`, `label`, `autofocus`):
 *
 * @attribute customer-type home or business; passed on to sales, nothing is asked about it.
 * @attribute postcode where the boiler is, a full UK postcode; fills the field of the contact step.
 * @attribute plan the plan that the visitor clicked: Standard, Plus or Complete, or one of another catalogue. A plan
 *   of another catalogue is offered besides our own three, with its own price, and preselected. Default Standard.
 * @attribute catalogue the list that `plan` stands in, because names repeat: home, plans, learn-more, instant or faq.
 *
 * @fires quote-ready {version} the first step can be used
 * @fires quote-step {step, of, name} another step is shown
 * @fires quote-submitted {type, reference, total} the request is stored; `total` in pounds a month
 * @fires quote-failed {code} a submission did not get through; the visitor was told
 * @fires quote-action {action} call, email, print, pdf or share on the confirmation
 *
 * @part frame the whole card; also head, foot, heading, progress, form, field, label, input, button, summary, figure, table
 * @since 0.2.0
 */
export const homecareQuote: ElementDefinition<HomecareQuoteValues> = {
  tag: 'homecare-quote',
  attributes: {
    customerType: oneOf(CUSTOMER_TYPES),
    postcode,
    plan: readBy(
      (raw) => (homecarePlansNamed(raw).length > 0 ? raw.trim() : undefined),
      'the name of a HomeCare plan like Standard or Basic Care',
    ),
    catalogue: oneOf(PLAN_CATALOGUES),
  },
  Component: Funnel,
};
