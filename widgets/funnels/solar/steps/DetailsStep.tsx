import { normalisePostcode, serviceArea } from '#contract/common/postcode.ts';
import type { SiteLink } from '../../../runtime/host.ts';
import { Columns, Stack } from '../../../ui/Layout/Layout.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { TextArea } from '../../../ui/TextArea/TextArea.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import type { StepProps } from '../../../wizard/stepForm.ts';
import { optional, system } from '../copy.ts';
import { details as copy, equipment } from '../laterCopy.ts';
import { interestOf, quoteOf } from '../request.ts';
import type { SolarValues } from '../state.ts';

interface DetailsStepProps extends StepProps<SolarValues> {
  readonly privacyLink: SiteLink;
  readonly onChangeStep: (step: number) => void;
}

/** Step 3: contact details, and everything checked before it is sent (section 2.4). */
export function DetailsStep({ form, privacyLink, onChangeStep }: DetailsStepProps) {
  const { values } = form;
  const isBusiness = values.customerType === 'business';
  const { fields } = copy;
  const text = (name: keyof typeof fields & keyof SolarValues) => ({
    field: form.field(name),
    ...fields[name],
    defaultValue: values[name],
    error: form.messageOf(name),
    required: true,
  });
  return (
    <Stack>
      {isBusiness && <TextField {...text('businessName')} autoComplete="organization" />}
      <Columns>
        <TextField {...text('firstName')} autoComplete="given-name" />
        <TextField {...text('lastName')} autoComplete="family-name" />
      </Columns>
      <Columns>
        <TextField {...text('email')} type="email" inputMode="email" autoComplete="email" />
        <TextField {...text('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </Columns>
      <TextField {...text('address')} autoComplete="address-line1" />
      <PostcodeField form={form} />
      <TextArea {...text('notes')} required={false} optionalText={optional} />
      <CheckAnswers values={values} onChangeStep={onChangeStep} />
      <p>
        {copy.notice} <a {...privacyLink}>{copy.privacy.text}</a>
      </p>
    </Stack>
  );
}

function PostcodeField({ form }: StepProps<SolarValues>) {
  const postcode = normalisePostcode(form.values.postcode);
  return (
    <Columns>
      <TextField
        field={form.field('postcode')}
        label={copy.fields.postcode.label}
        defaultValue={form.values.postcode}
        error={form.messageOf('postcode')}
        autoComplete="postal-code"
        required
      />
      <div role="status">{postcode && <Notice>{copy.area[serviceArea(postcode)]}</Notice>}</div>
    </Columns>
  );
}

interface CheckProps {
  readonly values: SolarValues;
  readonly onChangeStep: (step: number) => void;
}

function CheckAnswers({ values, onChangeStep }: CheckProps) {
  const quote = quoteOf(values);
  const { check } = copy;
  if (!quote) return null;
  const row = (label: string, value: string, step: number) => ({
    label,
    value,
    changeLabel: check.change,
    onChange: () => onChangeStep(step),
  });
  const interest = interestOf(values.service);
  return (
    <SummaryList
      heading={check.heading}
      rows={[
        row(check.system, `${values.systemSize} kW, ${values.customerType}`, 1),
        row(check.property, `${values.propertyType}, ${values.roofType.toLowerCase()} roof`, 1),
        row(check.bill, check.billValue(system.bill.value(values.electricityBill)), 1),
        row(check.panels, `${quote.figures.panelCount} × ${quote.panel.name}`, 2),
        row(check.inverter, quote.inverter.name, 2),
        row(check.mounting, quote.mounting.name, 2),
        row(check.battery, quote.battery?.name ?? equipment.selected.noBattery, 2),
        ...(interest ? [{ label: check.interest, value: interest }] : []),
      ]}
    />
  );
}
