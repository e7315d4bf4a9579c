import { solarCatalogue } from '#contract/solar/catalogue.ts';
import { EquipmentPicker } from '../../../wizard/photovoltaic/EquipmentPicker.tsx';
import type { StepProps } from '../../../wizard/stepForm.ts';
import { equipment as copy } from '../laterCopy.ts';
import { quoteOf } from '../request.ts';
import type { SolarValues } from '../state.ts';

/** Above this, in kW, one inverter is seldom enough: the survey says. */
const ONE_INVERTER_KW = 12;

/** Step 2: four tabs of equipment and what is chosen (section 2.4). */
export const EquipmentStep = ({ form }: StepProps<SolarValues>) => (
  <EquipmentPicker
    form={form}
    catalogue={solarCatalogue}
    quote={quoteOf(form.values)}
    notes={{ inverter: form.values.systemSize > ONE_INVERTER_KW ? copy.inverterNote : undefined }}
  />
);
