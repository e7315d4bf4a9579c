import { BusinessScene, HomeScene } from '../../ui/illustrations/SolarScenes.tsx';
import { defineFunnel } from '../../wizard/defineFunnel.tsx';
import * as copy from './copy.ts';
import { attributes, handed, initialValues } from './state.ts';
import { SystemStep } from './steps/SystemStep.tsx';

const SCENES = { home: <HomeScene />, business: <BusinessScene /> } as const;

/**
 * A solar quote for a home or a business in four steps: system, equipment, contact details, priced quote.
 *
 * Besides the attributes of every tag (`partner`, `campaign`, `reference`, `done-url`, `keep`, `data-layer`, `mode`, `api`,
 * `theme`, `head`, `label`, `autofocus`, `no-statistics`, `variant`):
 *
 * @attribute customer-type home or business; the visitor can switch. Default home.
 * @attribute postcode where the system is to stand, a full UK postcode; fills the field of the contact step.
 * @attribute service what the visitor asked for: Solar panels, Home battery, Heat pump, Solar and battery or
 *   Complete home energy. The two with a battery switch the battery on; Heat pump and Complete home energy are
 *   told to sales as a further interest.
 *
 * @fires quote-ready {version} the first step can be used
 * @fires quote-step {step, of, name} another step is shown
 * @fires quote-submitting {type} cancelable: the lead is about to be sent; prevented, nothing is sent and the form stays
 * @fires quote-submitted {type, reference, total} the lead is stored; `total` in pounds
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
 * @since 0.1.0
 */
export const solarQuote = defineFunnel({
  tag: 'solar-quote',
  attributes,
  handed,
  texts: copy.wizard,
  initialValues,
  first: (form) => ({
    ...copy.system[form.values.customerType],
    scene: SCENES[form.values.customerType],
    submitText: copy.system.submit,
    children: <SystemStep form={form} />,
  }),
  loadLater: () => import('./later.tsx'),
});
