import { commercialSolarCatalogue, isSampleCatalogue } from '#contract/commercial-solar/catalogue.ts';
import { countBatteries } from '#contract/commercial-solar/limits.ts';
import { vatOnTop } from '#contract/common/photovoltaic/vat.ts';
import { Stack } from '../../../ui/Layout/Layout.tsx';
import { EquipmentPicker } from '../../../wizard/photovoltaic/EquipmentPicker.tsx';
import type { StepProps } from '../../../wizard/stepForm.ts';
import { equipment as copy } from '../laterCopy.ts';
import { quoteOf } from '../request.ts';
import type { CommercialSolarValues } from '../state.ts';

/** Step 2: four tabs of equipment, how many of each, and what is chosen (section 2.7). */
export function EquipmentStep({ form }: StepProps<CommercialSolarValues>) {
  const quote = quoteOf(form.values);
  return (
    <Stack>
      <EquipmentPicker
        form={form}
        catalogue={commercialSolarCatalogue}
        quote={quote}
        notes={{
          inverter: quote && copy.inverters(quote.inverterCount),
          battery: copy.batteries(countBatteries(form.values.systemSize)),
        }}
        vat={quote && vatOnTop(quote.figures.total)}
      />
      {isSampleCatalogue && <p>{copy.sample}</p>}
    </Stack>
  );
}
