import { useWatch, type UseFormReturn } from 'react-hook-form';
import { countPanels } from '#contract/solar/pricing.ts';
import { ROOF_TYPES, solarLimits, type CustomerType } from '#contract/solar/limits.ts';
import { ChoiceToggle } from '../../../ui/ChoiceToggle/ChoiceToggle.tsx';
import { BusinessIcon } from '../../../ui/icons/BusinessIcon.tsx';
import { HomeIcon } from '../../../ui/icons/HomeIcon.tsx';
import { RoofFlat } from '../../../ui/illustrations/RoofFlat.tsx';
import { RoofMixed } from '../../../ui/illustrations/RoofMixed.tsx';
import { RoofPitched } from '../../../ui/illustrations/RoofPitched.tsx';
import { Columns, Stack } from '../../../ui/Layout/Layout.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { NumberStepper } from '../../../ui/NumberStepper/NumberStepper.tsx';
import { RadioCards } from '../../../ui/RadioCards/RadioCards.tsx';
import { RangeField } from '../../../ui/RangeField/RangeField.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { details, system as copy } from '../copy.ts';
import type { SolarValues } from '../state.ts';

export interface StepProps {
  readonly form: UseFormReturn<SolarValues>;
  readonly messageOf: (name: keyof SolarValues) => string | undefined;
}

interface SystemStepProps extends StepProps {
  readonly onTypeSwitch: (type: CustomerType) => void;
}

const TYPE_ICONS = { home: <HomeIcon />, business: <BusinessIcon /> };
const ROOF_PICTURES = { Pitched: <RoofPitched />, Flat: <RoofFlat />, Mixed: <RoofMixed /> };
const roofOptions = ROOF_TYPES.map((value, place) => ({
  description: copy.roofType.descriptions[place],
  value,
  title: value,
  picture: ROOF_PICTURES[value],
}));

/** Step 1: who, how large, which roof, which bill (section 2.4). */
export function SystemStep({ form, messageOf, onTypeSwitch }: SystemStepProps) {
  const [customerType, systemSize, bill] = useWatch({
    control: form.control,
    name: ['customerType', 'systemSize', 'electricityBill'],
  });
  const set = (name: 'systemSize' | 'electricityBill') => (value: number) => {
    form.setValue(name, value, { shouldDirty: true });
    form.clearErrors(name);
  };
  const limits = solarLimits.sizeKw[customerType];
  return (
    <Stack>
      <ChoiceToggle
        field={form.register('customerType', { onChange: ({ target }) => onTypeSwitch(target.value) })}
        legend={copy.customerType.legend}
        options={copy.customerType.options.map((option) => ({ ...option, icon: TYPE_ICONS[option.value] }))}
        defaultValue={customerType}
      />
      <Columns>
        <NumberStepper
          field={form.register('systemSize', { valueAsNumber: true })}
          label={copy.size.label}
          unit={copy.size.unit}
          min={limits.min}
          max={limits.max}
          step={1}
          value={systemSize}
          onStep={set('systemSize')}
          decreaseLabel={copy.size.decrease}
          increaseLabel={copy.size.increase}
          hint={copy.size.hint(customerType)}
          note={copy.size.panels(countPanels(systemSize || 0))}
          error={messageOf('systemSize')}
        />
        <Notice tone="sun" title={copy.saving.title}>
          {copy.saving.text}
        </Notice>
      </Columns>
      <BuildingFields form={form} messageOf={messageOf} customerType={customerType} />
      <RangeField
        field={form.register('electricityBill', { valueAsNumber: true })}
        label={copy.bill.label}
        numberLabel={copy.bill.numberLabel}
        min={solarLimits.bill.min}
        max={solarLimits.bill.max}
        step={solarLimits.bill.step}
        value={bill}
        onValue={set('electricityBill')}
        prefix={copy.bill.prefix}
        valueText={copy.bill.value(bill)}
        bottomLabel={copy.bill.value(solarLimits.bill.min)}
        topLabel={copy.bill.top}
        error={messageOf('electricityBill')}
      />
    </Stack>
  );
}

interface BuildingProps extends StepProps {
  readonly customerType: CustomerType;
}

function BuildingFields({ form, messageOf, customerType }: BuildingProps) {
  return (
    <>
      {customerType === 'business' && (
        <Columns>
          <TextField
            field={form.register('businessName')}
            label={copy.businessName.label}
            autoComplete="organization"
            defaultValue={form.getValues('businessName')}
            error={messageOf('businessName')}
          />
          <Select
            field={form.register('businessType')}
            label={copy.businessType.label}
            optionalText={details.optional}
            placeholder={copy.businessType.placeholder}
            options={copy.businessType.options}
            defaultValue={form.getValues('businessType')}
          />
        </Columns>
      )}
      <Select
        key={customerType}
        field={form.register('propertyType')}
        label={copy.propertyType.label}
        options={copy.propertyType.options[customerType]}
        defaultValue={form.getValues('propertyType')}
        error={messageOf('propertyType')}
      />
      <RadioCards
        field={form.register('roofType')}
        legend={copy.roofType.legend}
        options={roofOptions}
        columns={3}
        defaultValue={form.getValues('roofType')}
        error={messageOf('roofType')}
      />
    </>
  );
}
