import { useState } from 'react';
import type { CustomerType } from '#contract/common/customer.ts';
import { identity, telephoneLink } from '#contract/common/identity.ts';
import { countPanels, ROOF_TYPES } from '#contract/common/photovoltaic/limits.ts';
import { solarLimits } from '#contract/solar/limits.ts';
import { ChoiceToggle } from '../../../ui/ChoiceToggle/ChoiceToggle.tsx';
import { BusinessIcon, HomeIcon } from '../../../ui/icons/StepIcons.tsx';
import { Columns, Stack } from '../../../ui/Layout/Layout.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { NumberStepper } from '../../../ui/NumberStepper/NumberStepper.tsx';
import { RangeField } from '../../../ui/RangeField/RangeField.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { optional } from '../../../wizard/copy.ts';
import { RoofField } from '../../../wizard/photovoltaic/RoofField.tsx';
import type { StepProps } from '../../../wizard/stepForm.ts';
import { system as copy, otherService } from '../copy.ts';
import { afterTypeSwitch, billAfterSwitch, type SolarValues } from '../state.ts';

const TYPE_ICONS = { home: <HomeIcon />, business: <BusinessIcon /> };

/** Step 1: who, how large, which roof, which bill (section 2.4). */
export function SystemStep({ form }: StepProps<SolarValues>) {
  return (
    <Stack>
      <OtherService service={form.values.service} />
      <CustomerTypeField form={form} />
      <SizeFields form={form} />
      <BuildingFields form={form} />
      <BillField form={form} />
    </Stack>
  );
}

function OtherService({ service }: Pick<SolarValues, 'service'>) {
  const name = otherService.names[service];
  if (!name) return null;
  return (
    <Notice tone="sun">
      {otherService.text(name)}
      <a href={telephoneLink(identity.phone)}>{identity.phone}</a>.
    </Notice>
  );
}

function CustomerTypeField({ form }: StepProps<SolarValues>) {
  const [announcement, announce] = useState('');
  const switchType = (type: CustomerType) => {
    const { systemSize, propertyType } = afterTypeSwitch(type);
    form.set('systemSize', systemSize);
    form.set('propertyType', propertyType);
    form.set('electricityBill', billAfterSwitch(type, form.values.electricityBill));
    announce(copy.customerType.switched(type));
  };
  const onChange = (type: unknown) => switchType(type === 'business' ? 'business' : 'home');
  return (
    <div>
      <ChoiceToggle
        field={form.field('customerType', { onChange })}
        legend={copy.customerType.legend}
        options={copy.customerType.options.map((option) => ({ ...option, icon: TYPE_ICONS[option.value] }))}
        defaultValue={form.values.customerType}
      />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}

function SizeFields({ form }: StepProps<SolarValues>) {
  const { customerType, systemSize } = form.values;
  const { min, max } = solarLimits.sizeKw[customerType];
  return (
    <Columns>
      <NumberStepper
        field={form.field('systemSize', { isNumber: true })}
        label={copy.size.label}
        unit={copy.size.unit}
        min={min}
        max={max}
        step={1}
        value={systemSize}
        onStep={(next) => form.set('systemSize', next)}
        decreaseLabel={copy.size.decrease}
        increaseLabel={copy.size.increase}
        hint={copy.size.hint(customerType)}
        note={systemSize >= min && systemSize <= max ? copy.size.panels(countPanels(systemSize)) : ''}
        error={form.messageOf('systemSize')}
      />
      <Notice tone="sun" title={copy.saving.title}>
        {copy.saving.text}
      </Notice>
    </Columns>
  );
}

function BillField({ form }: StepProps<SolarValues>) {
  const { customerType, electricityBill } = form.values;
  const { min, max, step } = solarLimits.bill[customerType];
  const { bottom, top } = copy.bill.scale(customerType);
  return (
    <RangeField
      field={form.field('electricityBill', { isNumber: true })}
      label={copy.bill.label}
      numberLabel={copy.bill.numberLabel}
      min={min}
      max={max}
      step={step}
      value={electricityBill}
      onValue={(next) => form.set('electricityBill', next)}
      prefix={copy.bill.prefix}
      valueText={copy.bill.value(electricityBill, customerType)}
      bottomLabel={bottom}
      topLabel={top}
      error={form.messageOf('electricityBill')}
    />
  );
}

function BuildingFields({ form }: StepProps<SolarValues>) {
  const { customerType, businessName, businessType, propertyType } = form.values;
  return (
    <>
      {customerType === 'business' && (
        <Columns>
          <TextField
            field={form.field('businessName')}
            label={copy.businessName.label}
            autoComplete="organization"
            defaultValue={businessName}
            error={form.messageOf('businessName')}
          />
          <Select
            field={form.field('businessType')}
            label={copy.businessType.label}
            optionalText={optional}
            placeholder={copy.businessType.placeholder}
            options={copy.businessType.options}
            defaultValue={businessType}
          />
        </Columns>
      )}
      <Select
        key={customerType}
        field={form.field('propertyType')}
        label={copy.propertyType.label}
        options={copy.propertyType.options[customerType]}
        defaultValue={propertyType}
        error={form.messageOf('propertyType')}
      />
      <RoofField form={form} types={ROOF_TYPES} words={copy.roof} />
    </>
  );
}
