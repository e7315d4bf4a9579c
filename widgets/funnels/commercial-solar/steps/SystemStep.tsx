import { COMMERCIAL_ROOF_TYPES, commercialSolarLimits } from '#contract/commercial-solar/limits.ts';
import { countPanels } from '#contract/common/photovoltaic/limits.ts';
import { Chart } from '../../../ui/Chart/Chart.tsx';
import { RoofPlan } from '../../../ui/illustrations/RoofPlan.tsx';
import { Columns, Stack } from '../../../ui/Layout/Layout.tsx';
import { NumberField } from '../../../ui/NumberField/NumberField.tsx';
import { NumberStepper } from '../../../ui/NumberStepper/NumberStepper.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { RoofField } from '../../../wizard/photovoltaic/RoofField.tsx';
import type { StepProps } from '../../../wizard/stepForm.ts';
import { system as copy } from '../copy.ts';
import type { CommercialSolarValues } from '../state.ts';

const { sizeKw, bill } = commercialSolarLimits;

/** Step 1: how large, which premises, which roof, which bill (section 2.7). */
export function SystemStep({ form }: StepProps<CommercialSolarValues>) {
  const size = form.values.systemSize || 0;
  // A slip of the finger is not drawn.
  const panels = countPanels(Math.min(Math.max(size, sizeKw.min), sizeKw.max));
  return (
    <Stack>
      <Columns>
        <Stack>
          <SizeField form={form} panels={panels} />
          <Select
            field={form.field('propertyType')}
            label={copy.propertyType.label}
            options={copy.propertyType.options}
            defaultValue={form.values.propertyType}
            error={form.messageOf('propertyType')}
          />
        </Stack>
        <Chart caption={copy.room.title}>
          <RoofPlan panels={panels} />
          <p>{copy.room.text(panels)}</p>
        </Chart>
      </Columns>
      <RoofField form={form} types={COMMERCIAL_ROOF_TYPES} words={copy.roof} />
      <NumberField
        field={form.field('electricityBill', { isNumber: true })}
        label={copy.bill.label}
        hint={copy.bill.hint}
        prefix={copy.bill.prefix}
        min={bill.min}
        defaultValue={form.values.electricityBill}
        error={form.messageOf('electricityBill')}
      />
    </Stack>
  );
}

function SizeField({ form, panels }: StepProps<CommercialSolarValues> & { readonly panels: number }) {
  const { systemSize } = form.values;
  return (
    <NumberStepper
      field={form.field('systemSize', { isNumber: true })}
      label={copy.size.label}
      unit={copy.size.unit}
      min={sizeKw.min}
      max={sizeKw.max}
      step={sizeKw.step}
      value={systemSize}
      onStep={(next) => form.set('systemSize', next)}
      decreaseLabel={copy.size.decrease}
      increaseLabel={copy.size.increase}
      hint={copy.size.hint}
      note={systemSize >= sizeKw.min && systemSize <= sizeKw.max ? copy.size.panels(panels) : ''}
      error={form.messageOf('systemSize')}
    />
  );
}
