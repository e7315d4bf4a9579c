import { BusinessScene, HomeScene } from '../../ui/illustrations/SolarScenes.tsx';
import { defineFunnel } from '../../wizard/defineFunnel.tsx';
import * as copy from './copy.ts';
import { attributes, initialValues } from './state.ts';
import { SystemStep } from './steps/SystemStep.tsx';

const SCENES = { home: <HomeScene />, business: <BusinessScene /> } as const;

/**
 * A solar quote for a home or a business in four steps: system, equipment, contact details, priced quote.
 *
 * Besides the attributes of every tag (`partner`, `campaign`, `api`, `theme`, `label`, `autofocus`):
 *
 * @attribute customer-type home or business; the visitor can switch. Default home.
 * @attribute postcode where the system is to stand, a full UK postcode; fills the field of the contact step.
 * @attribute service what the visitor asked for: Solar panels, Home battery, Heat pump, Solar and battery or
 *   Complete home energy. The two with a battery switch the battery on; Heat pump and Complete home energy are
 *   told to sales as a further interest.
 *
 * @fires quote-ready {version} the first step can be used
 * @fires quote-step {step, of, name} another step is shown
 * @fires quote-submitted {type, reference, total} the lead is stored; `total` in pounds
 * @fires quote-failed {code} a submission did not get through; the visitor was told
 * @fires quote-action {action} call, email, print, pdf or share on the result
 *
 * @part frame the whole card; also head, foot, heading, progress, form, field, label, input, button, summary, figure, table
 * @since 0.1.0
 */
export const solarQuote = defineFunnel({
  tag: 'solar-quote',
  attributes,
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
