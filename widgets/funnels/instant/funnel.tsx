import { HomecareScene } from '../../ui/illustrations/HomecareScene.tsx';
import { defineFunnel } from '../../wizard/defineFunnel.tsx';
import * as copy from './copy.ts';
import { attributes, initialValues, partsOf } from './state.ts';
import { ServiceStep } from './steps/ServiceStep.tsx';

/**
 * A price at once for gas and electricity, boiler cover, HomeCare, a boiler installation or a smart home, in four
 * steps: service, contact details, property, quote. Valid for 24 hours; nothing is paid.
 *
 * Besides the attributes of every tag (`partner`, `campaign`, `api`, `theme`, `label`, `autofocus`):
 *
 * @attribute customer-type home or business; the visitor can switch. Default home.
 * @attribute postcode where the service is wanted, a full UK postcode; fills the field.
 * @attribute service Gas and electricity, Boiler cover, HomeCare, Boiler installation or Smart home; chosen already.
 * @attribute plan the plan that the visitor clicked on the page before. It is shown as a line and told to sales; the
 *   price stays that of the service. A HomeCare plan links on to the page that offers exactly that plan.
 * @attribute catalogue the list that `plan` stands in, because names repeat: home, plans, learn-more, instant, faq or
 *   boiler-services.
 *
 * @fires quote-ready {version} the first step can be used
 * @fires quote-step {step, of, name} another step is shown
 * @fires quote-submitted {type, reference, total} the lead is stored; `total` in pounds a month
 * @fires quote-failed {code} a submission did not get through; the visitor was told
 * @fires quote-action {action} call, buy, email, print, pdf or share on the result
 *
 * @part frame the whole card; also head, foot, heading, progress, form, field, label, input, button, summary, figure, table
 * @since 0.2.0
 */
export const instantQuote = defineFunnel({
  tag: 'instant-quote',
  attributes,
  texts: copy.wizard,
  initialValues,
  first: (form) => ({
    heading: copy.service.heading,
    intro: copy.service.intro,
    scene: <HomecareScene {...partsOf(form.values.service)} />,
    submitText: copy.service.submit,
    children: <ServiceStep form={form} />,
  }),
  loadLater: () => import('./later.tsx'),
});
