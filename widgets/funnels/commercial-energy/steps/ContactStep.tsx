import { HOW_WE_ARE_PAID } from '#contract/commercial-energy/wording.ts';
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx';
import { ChoiceToggle } from '../../../ui/ChoiceToggle/ChoiceToggle.tsx';
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx';
import { Columns, Stack } from '../../../ui/Layout/Layout.tsx';
import { TextArea } from '../../../ui/TextArea/TextArea.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { DataNotice, MoreDetails, PhoneField } from '../../../wizard/ContactParts.tsx';
import { EmailField } from '../../../wizard/EmailField.tsx';
import { check } from '../../../wizard/laterCopy.ts';
import type { LaterStepProps } from '../../../wizard/laterSteps.tsx';
import { PageLink } from '../../../wizard/PageLink.tsx';
import { type StepProps, textProps } from '../../../wizard/stepForm.ts';
import { contact as copy } from '../laterCopy.ts';
import type { CommercialEnergyValues } from '../state.ts';
import { Answers } from './Answers.tsx';

/** Step 3: whom to contact, and everything checked before it is sent (section 2.6). */
export function ContactStep({ form, onChangeStep }: LaterStepProps<CommercialEnergyValues>) {
  const { consent } = copy;
  return (
    <Stack gap="md">
      <DataNotice text={copy.notice} />
      <PersonFields form={form} />
      <ChoiceToggle
        field={form.field('preferredContactMethod')}
        legend={copy.method.legend}
        options={copy.method.options}
        defaultValue={form.values.preferredContactMethod}
        error={form.messageOf('preferredContactMethod')}
      />
      <MoreDetails form={form} names={['contactPosition', 'notes']}>
        <TextField
          {...textProps(form, 'contactPosition', { ...copy.fields.contactPosition, isOptional: true })}
          autoComplete="organization-title"
        />
        <TextArea {...textProps(form, 'notes', { ...copy.fields.notes, isOptional: true })} />
      </MoreDetails>
      <Answers heading={check.heading} values={form.values} onChangeStep={onChangeStep} />
      <Disclosure summary={copy.paid}>
        <p>{HOW_WE_ARE_PAID.text}</p>
      </Disclosure>
      <Checkbox
        field={form.field('consentToContact')}
        label={
          <>
            {consent.before}
            <PageLink path={consent.path}>{consent.link}</PageLink>
            {consent.after}
          </>
        }
        defaultChecked={form.values.consentToContact}
        error={form.messageOf('consentToContact')}
        required
      />
    </Stack>
  );
}

function PersonFields({ form }: StepProps<CommercialEnergyValues>) {
  const { fields } = copy;
  return (
    <>
      <TextField {...textProps(form, 'contactName', fields.contactName)} autoComplete="name" />
      <Columns>
        <EmailField form={form} name="contactEmail" texts={textProps(form, 'contactEmail', fields.contactEmail)} />
        <PhoneField form={form} name="contactPhone" texts={textProps(form, 'contactPhone', fields.contactPhone)} />
      </Columns>
    </>
  );
}
