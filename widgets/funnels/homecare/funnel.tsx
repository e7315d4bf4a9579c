import { HomecareScene } from '../../ui/illustrations/HomecareScene.tsx';
import { defineFunnel } from '../../wizard/defineFunnel.tsx';
import * as copy from './copy.ts';
import { attributes, initialValues, partsOf, planOf } from './state.ts';
import { PlanStep } from './steps/PlanStep.tsx';

const BOILER_ONLY = { boiler: true, heating: false, plumbing: false, electrics: false } as const;

function Scene({ choice }: { readonly choice: string }) {
  const found = planOf(choice);
  return <HomecareScene {...(found ? partsOf(found.plan) : BOILER_ONLY)} />;
}

/**
 * A HomeCare plan in three steps: plan, contact details with the key facts, confirmation. Nothing is bought or paid.
 *
 * Besides the attributes of every tag (`partner`, `campaign`, `reference`, `done-url`, `keep`, `data-layer`, `mode`, `api`,
 * `theme`, `head`, `label`, `autofocus`, `no-statistics`, `variant`):
 *
 * @attribute customer-type home or business; passed on to sales, nothing is asked about it.
 * @attribute postcode where the boiler is, a full UK postcode; fills the field of the contact step.
 * @attribute plan the plan that the visitor clicked: Standard, Plus or Complete, or one of another catalogue. A plan
 *   of another catalogue is offered besides our own three, with its own price, and preselected. Default Standard.
 * @attribute catalogue the list that `plan` is from, because names repeat: home, plans, learn-more, instant or faq.
 *
 * @fires quote-ready {version} the first step can be used
 * @fires quote-step {step, of, name} another step is shown
 * @fires quote-submitting {type} cancelable: the lead is about to be sent; prevented, nothing is sent and the form stays
 * @fires quote-submitted {type, reference, total} the request is stored; `total` in pounds a month
 * @fires quote-failed {code} a submission didn't get through; the visitor was told
 * @fires quote-action {action} call, email, print, pdf, share or book on the confirmation
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
 * @part summary the answers so far, listed
 * @part figure a figure of the result
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
export const homecareQuote = defineFunnel({
  tag: 'homecare-quote',
  attributes,
  texts: copy.wizard,
  initialValues,
  first: (form) => ({
    heading: copy.plan.heading,
    intro: copy.plan.intro,
    scene: <Scene choice={form.values.plan} />,
    submitText: copy.plan.submit,
    children: <PlanStep form={form} />,
  }),
  loadLater: () => import('./later.tsx'),
});
