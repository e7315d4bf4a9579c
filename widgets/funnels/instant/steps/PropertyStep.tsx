import { BEDROOMS, HOME_PROPERTY_TYPES } from '#contract/common/customer.ts';
import { planPriceWords } from '#contract/common/plans.ts';
import { tidyPostcode } from '#contract/common/postcode.ts';
import { Columns, Stack } from '../../../ui/Layout/Layout.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { MoreDetails } from '../../../wizard/ContactParts.tsx';
import { optional, same } from '../../../wizard/copy.ts';
import { check } from '../../../wizard/laterCopy.ts';
import type { LaterStepProps } from '../../../wizard/laterSteps.tsx';
import { type StepProps, textProps } from '../../../wizard/stepForm.ts';
import { property as copy } from '../laterCopy.ts';
import { asksSupplier, quoteOf } from '../request.ts';
import type { InstantValues } from '../state.ts';

const OPTIONAL = ['address2', 'bedrooms', 'currentSupplier'] as const;

/** Step 3: the property, and everything checked before it is sent (section 2.1). */
export const PropertyStep = ({ form, onChangeStep }: LaterStepProps<InstantValues>) => (
  <Stack gap="md">
    <TextField {...textProps(form, 'address1', copy.address1)} autoComplete="address-line1" />
    <Columns>
      <TextField {...textProps(form, 'city', copy.city)} autoComplete="address-level2" />
      <Select
        field={form.field('propertyType')}
        label={copy.propertyType.label}
        placeholder={copy.propertyType.placeholder}
        options={same(HOME_PROPERTY_TYPES)}
        defaultValue={form.values.propertyType}
        error={form.messageOf('propertyType')}
        required
      />
    </Columns>
    <MoreDetails form={form} names={OPTIONAL}>
      <OptionalFields form={form} />
    </MoreDetails>
    <CheckAnswers values={form.values} onChangeStep={onChangeStep} />
  </Stack>
);

const OptionalFields = ({ form }: StepProps<InstantValues>) => (
  <Columns>
    <TextField {...textProps(form, 'address2', { ...copy.address2, isOptional: true })} autoComplete="address-line2" />
    <Select
      field={form.field('bedrooms')}
      label={copy.bedrooms.label}
      optionalText={optional}
      placeholder={copy.bedrooms.placeholder}
      options={same(BEDROOMS)}
      defaultValue={form.values.bedrooms}
      error={form.messageOf('bedrooms')}
    />
    {asksSupplier(form.values) && (
      <TextField {...textProps(form, 'currentSupplier', { ...copy.currentSupplier, isOptional: true })} />
    )}
  </Columns>
);

interface CheckProps {
  readonly values: InstantValues;
  readonly onChangeStep: (step: number, field: string) => void;
}

function CheckAnswers({ values, onChangeStep }: CheckProps) {
  const quote = quoteOf(values);
  if (!quote) return null;
  const row = (label: string, value: string, { step, field }: { readonly step: number; readonly field: string }) => ({
    label,
    field,
    value,
    changeLabel: check.change,
    onChange: () => onChangeStep(step, field),
  });
  const words = copy.check;
  return (
    <SummaryList
      isCompact
      heading={check.heading}
      rows={[
        row(words.service, `${quote.service.label}, ${planPriceWords(quote.service)}`, { step: 1, field: 'service' }),
        row(words.customer, words.who[values.customerType], { step: 1, field: 'customerType' }),
        row(words.postcode, tidyPostcode(values.postcode), { step: 1, field: 'postcode' }),
        row(words.contact, `${values.firstName} ${values.lastName}\n${values.email}\n${values.phone}`, {
          step: 2,
          field: 'firstName',
        }),
      ]}
    />
  );
}
