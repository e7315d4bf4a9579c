import { HomecareScene } from '../../ui/illustrations/HomecareScene.tsx';
import { defineFunnel } from '../../wizard/defineFunnel.tsx';
import * as copy from './copy.ts';
import { attributes, initialValues, partsOf } from './state.ts';
import { ServiceStep } from './steps/ServiceStep.tsx';

/**
 * A price at once for gas and electricity, boiler cover, HomeCare, a boiler installation or a smart home, in four
 * steps: service, contact details, property, quote. Valid for 24 hours; nothing is paid.
 *
 * Besides the attributes of every tag (`partner`, `campaign`, `reference`, `done-url`, `keep`, `data-layer`, `mode`, `api`,
 * `theme`, `head`, `label`, `autofocus`, `no-statistics`, `variant`):
 *
 * @attribute customer-type home or business; the visitor can switch. Default home.
 * @attribute postcode where the service is wanted, a full UK postcode; fills the field.
 * @attribute service Gas and electricity, Boiler cover, HomeCare, Boiler installation or Smart home; chosen already.
 * @attribute plan the plan that the visitor clicked on the page before. It's shown as a line and told to sales; the
 *   price stays that of the service. A HomeCare plan links on to the page that offers exactly that plan.
 * @attribute catalogue the list that `plan` is from, because names repeat: home, plans, learn-more, instant, faq or
 *   boiler-services.
 *
 * @fires quote-ready {version} the first step can be used
 * @fires quote-step {step, of, name} another step is shown
 * @fires quote-submitting {type} cancelable: the lead is about to be sent; prevented, nothing is sent and the form stays
 * @fires quote-submitted {type, reference, total} the lead is stored; `total` in pounds a month
 * @fires quote-failed {code} a submission didn't get through; the visitor was told
 * @fires quote-action {action} call, buy, email, print, pdf, share or book on the result
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
