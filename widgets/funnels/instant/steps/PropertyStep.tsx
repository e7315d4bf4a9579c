import { BEDROOMS, HOME_PROPERTY_TYPES } from '#contract/common/customer.ts';
import { planPriceWords } from '#contract/common/plans.ts';
import { Columns, Stack } from '../../../ui/Layout/Layout.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { DataNotice } from '../../../wizard/ContactFields.tsx';
import { optional, same } from '../../../wizard/copy.ts';
import { check } from '../../../wizard/laterCopy.ts';
import type { StepProps } from '../../../wizard/stepForm.ts';
import { textProps } from '../../../wizard/textProps.ts';
import { property as copy } from '../laterCopy.ts';
import { asksSupplier, quoteOf } from '../request.ts';
import type { InstantValues } from '../state.ts';

interface PropertyStepProps extends StepProps<InstantValues> {
  readonly onChangeStep: (step: number) => void;
}

/** Step 3: the property, and everything checked before it is sent (section 2.1). */
export const PropertyStep = ({ form, onChangeStep }: PropertyStepProps) => (
  <Stack>
    <AddressFields form={form} />
    <HomeFields form={form} />
    {asksSupplier(form.values) && (
      <TextField {...textProps(form, 'currentSupplier', { ...copy.currentSupplier, isOptional: true })} />
    )}
    <CheckAnswers values={form.values} onChangeStep={onChangeStep} />
    <DataNotice />
  </Stack>
);

const AddressFields = ({ form }: StepProps<InstantValues>) => (
  <>
    <Columns>
      <TextField {...textProps(form, 'address1', copy.address1)} autoComplete="address-line1" />
      <TextField
        {...textProps(form, 'address2', { ...copy.address2, isOptional: true })}
        autoComplete="address-line2"
      />
    </Columns>
    <TextField {...textProps(form, 'city', copy.city)} autoComplete="address-level2" />
  </>
);

const HomeFields = ({ form }: StepProps<InstantValues>) => (
  <Columns>
    <Select
      field={form.field('propertyType')}
      label={copy.propertyType.label}
      placeholder={copy.propertyType.placeholder}
      options={same(HOME_PROPERTY_TYPES)}
      defaultValue={form.values.propertyType}
      error={form.messageOf('propertyType')}
      required
    />
    <Select
      field={form.field('bedrooms')}
      label={copy.bedrooms.label}
      optionalText={optional}
      placeholder={copy.bedrooms.placeholder}
      options={same(BEDROOMS)}
      defaultValue={form.values.bedrooms}
      error={form.messageOf('bedrooms')}
    />
  </Columns>
);

interface CheckProps {
  readonly values: InstantValues;
  readonly onChangeStep: (step: number) => void;
}

function CheckAnswers({ values, onChangeStep }: CheckProps) {
  const quote = quoteOf(values);
  if (!quote) return null;
  const row = (label: string, value: string, step: number) => ({
    label,
    value,
    changeLabel: check.change,
    onChange: () => onChangeStep(step),
  });
  const words = copy.check;
  return (
    <SummaryList
      heading={check.heading}
      rows={[
        row(words.service, `${quote.service.label}, ${planPriceWords(quote.service)}`, 1),
        row(words.customer, words.who[values.customerType], 1),
        row(words.postcode, values.postcode, 1),
        row(words.contact, `${values.firstName} ${values.lastName}\n${values.email}\n${values.phone}`, 2),
      ]}
    />
  );
}
