import { Columns, Stack } from '../../../ui/Layout/Layout.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { type StepProps, textProps } from '../../../wizard/stepForm.ts';
import { business as copy } from '../copy.ts';
import type { CommercialEnergyValues } from '../state.ts';

/** Step 1: which business, and where (section 2.6). */
export const BusinessStep = ({ form }: StepProps<CommercialEnergyValues>) => (
  <Stack>
    <TextField {...textProps(form, 'businessName', copy.fields.businessName)} autoComplete="organization" />
    <Columns>
      <Select
        field={form.field('businessType')}
        label={copy.fields.businessType.label}
        options={copy.businessTypes}
        defaultValue={form.values.businessType}
        error={form.messageOf('businessType')}
      />
      <TextField
        {...textProps(form, 'postcode', copy.fields.postcode)}
        autoComplete="postal-code"
        autoCapitalize="characters"
      />
    </Columns>
    <TextField
      {...textProps(form, 'address', { ...copy.fields.address, isOptional: true })}
      autoComplete="address-line1"
    />
  </Stack>
);
