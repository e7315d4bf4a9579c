import { WarehouseScene } from '../../ui/illustrations/WarehouseScene.tsx';
import { defineFunnel } from '../../wizard/defineFunnel.tsx';
import * as copy from './copy.ts';
import { attributes, initialValues } from './state.ts';
import { SystemStep } from './steps/SystemStep.tsx';

const SCENE = <WarehouseScene />;

/**
 * A solar quote for business premises, 5 to 100 kW, in four steps: system, equipment, contact details, priced quote.
 * Prices are without VAT.
 *
 * Besides the attributes of every tag (`partner`, `campaign`, `api`, `theme`, `label`, `autofocus`):
 *
 * @attribute postcode where the system is to stand, a full UK postcode; fills the field of the contact step.
 *
 * @fires quote-ready {version} the first step can be used
 * @fires quote-step {step, of, name} another step is shown
 * @fires quote-submitted {type, reference, total} the lead is stored; `total` in pounds, without VAT
 * @fires quote-failed {code} a submission did not get through; the visitor was told
 * @fires quote-action {action} call, email, print, pdf or share on the result
 *
 * @part frame the whole card; also head, foot, heading, progress, form, field, label, input, button, summary, figure, table
 * @since 0.2.0
 */
export const commercialSolarQuote = defineFunnel({
  tag: 'commercial-solar-quote',
  attributes,
  texts: copy.wizard,
  initialValues,
  first: (form) => ({
    heading: copy.system.heading,
    intro: copy.system.intro,
    scene: SCENE,
    submitText: copy.system.submit,
    children: <SystemStep form={form} />,
  }),
  loadLater: () => import('./later.tsx'),
});
