import { solarCatalogue } from '#contract/solar/catalogue.ts';
import { vatOf } from '#contract/solar/wording.ts';
import { EquipmentPicker } from '../../../wizard/photovoltaic/EquipmentPicker.tsx';
import type { StepProps } from '../../../wizard/stepForm.ts';
import { quoteOf } from '../request.ts';
import type { SolarValues } from '../state.ts';

/** Step 2: four tabs of equipment and what is chosen (section 2.4). */
export function EquipmentStep({ form }: StepProps<SolarValues>) {
  const quote = quoteOf(form.values);
  return (
    <EquipmentPicker
      form={form}
      catalogue={solarCatalogue}
      quote={quote}
      vat={quote && vatOf(form.values.customerType, quote.figures.total)}
    />
  );
}
