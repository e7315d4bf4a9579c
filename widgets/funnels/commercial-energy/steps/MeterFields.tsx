import { meterNumbers } from '#contract/commercial-energy/meters.ts';
import { Columns, Stack } from '../../../ui/Layout/Layout.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { TextArea } from '../../../ui/TextArea/TextArea.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { type StepProps, textProps } from '../../../wizard/stepForm.ts';
import { energy as copy } from '../laterCopy.ts';
import type { CommercialEnergyValues } from '../state.ts';

/** How many meters, and their numbers as far as a bill is to hand. */
export function MeterFields({ form }: StepProps<CommercialEnergyValues>) {
  const { energyType, mpan } = form.values;
  const doubtful = meterNumbers('mpan', mpan)
    .filter(({ hasWrongCheckDigit }) => hasWrongCheckDigit)
    .map(({ digits }) => digits);
  return (
    <Stack>
      <Select
        field={form.field('numMeters')}
        {...copy.fields.numMeters}
        defaultValue={form.values.numMeters}
        error={form.messageOf('numMeters')}
      />
      <Stack gap="sm">
        <Columns>
          {energyType !== 'gas' && <NumberField form={form} name="mpan" />}
          {energyType !== 'electricity' && <NumberField form={form} name="mprn" />}
        </Columns>
        <div role="status">
          {energyType !== 'gas' && doubtful.length > 0 && (
            <Notice tone="sun">{copy.meters.doubtful(doubtful.join(', '))}</Notice>
          )}
        </div>
      </Stack>
    </Stack>
  );
}

interface NumberFieldProps extends StepProps<CommercialEnergyValues> {
  readonly name: 'mpan' | 'mprn';
}

function NumberField({ form, name }: NumberFieldProps) {
  // A single line would run several numbers together.
  const isSeveral = form.values.numMeters !== '1' || form.values[name].includes('\n');
  const words = copy.meters[name];
  if (isSeveral) {
    return <TextArea key="several" {...textProps(form, name, { ...words.several, isOptional: true })} rows={3} />;
  }
  return <TextField key="one" {...textProps(form, name, { ...words.one, isOptional: true })} inputMode="numeric" />;
}
