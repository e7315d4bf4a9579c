import { commercialSolarCatalogue, isSampleCatalogue } from '#contract/commercial-solar/catalogue.ts';
import { countBatteries } from '#contract/commercial-solar/limits.ts';
import type { SystemQuote } from '#contract/common/photovoltaic/pricing.ts';
import { Stack } from '../../../ui/Layout/Layout.tsx';
import { EquipmentPicker } from '../../../wizard/photovoltaic/EquipmentPicker.tsx';
import type { StepProps } from '../../../wizard/stepForm.ts';
import { equipment as copy } from '../laterCopy.ts';
import { quoteOf } from '../request.ts';
import type { CommercialSolarValues } from '../state.ts';

/** Above this, in kW, a single-phase supply seldom carries the system («own knowledge»): the survey says. */
const SINGLE_PHASE_KW = 15;

function inverterNote(quote: SystemQuote | undefined): string | undefined {
  if (!quote) return undefined;
  const count = copy.inverters(quote.inverterCount);
  const isDoubtful = quote.inverter.type === 'Single-phase' && quote.sizeKw > SINGLE_PHASE_KW;
  return isDoubtful ? `${count} ${copy.singlePhase}` : count;
}

/** Step 2: four tabs of equipment, how many of each, and what is chosen (section 2.7). */
export function EquipmentStep({ form }: StepProps<CommercialSolarValues>) {
  const quote = quoteOf(form.values);
  return (
    <Stack>
      <EquipmentPicker
        form={form}
        catalogue={commercialSolarCatalogue}
        quote={quote}
        notes={{ inverter: inverterNote(quote), battery: copy.batteries(countBatteries(form.values.systemSize)) }}
        totalLabel={copy.total}
      />
      {isSampleCatalogue && <p>{copy.sample}</p>}
    </Stack>
  );
}
