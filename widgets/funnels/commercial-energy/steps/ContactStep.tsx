import { HOW_WE_ARE_PAID } from '#contract/commercial-energy/wording.ts';
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx';
import { ChoiceToggle } from '../../../ui/ChoiceToggle/ChoiceToggle.tsx';
import { Columns, Split, Stack } from '../../../ui/Layout/Layout.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { TextArea } from '../../../ui/TextArea/TextArea.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { check } from '../../../wizard/laterCopy.ts';
import { PageLink } from '../../../wizard/PageLink.tsx';
import type { StepProps } from '../../../wizard/stepForm.ts';
import { textProps } from '../../../wizard/textProps.ts';
import { contact as copy } from '../laterCopy.ts';
import type { CommercialEnergyValues } from '../state.ts';
import { Answers } from './Answers.tsx';
import { Benefits } from './Benefits.tsx';

interface ContactStepProps extends StepProps<CommercialEnergyValues> {
  readonly onChangeStep: (step: number) => void;
}

/** Step 3: whom to contact, and everything checked before it is sent (section 2.6). */
export function ContactStep({ form, onChangeStep }: ContactStepProps) {
  const { consent } = copy;
  return (
    <Split aside={<Benefits />}>
      <Stack>
        <PersonFields form={form} />
        <ChoiceToggle
          field={form.field('preferredContactMethod')}
          legend={copy.method.legend}
          options={copy.method.options}
          defaultValue={form.values.preferredContactMethod}
          error={form.messageOf('preferredContactMethod')}
        />
        <TextArea {...textProps(form, 'notes', { ...copy.fields.notes, isOptional: true })} />
        <Answers heading={check.heading} values={form.values} onChangeStep={onChangeStep} />
        <Notice title={HOW_WE_ARE_PAID.title}>{HOW_WE_ARE_PAID.text}</Notice>
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
    </Split>
  );
}

function PersonFields({ form }: StepProps<CommercialEnergyValues>) {
  const { fields } = copy;
  return (
    <>
      <Columns>
        <TextField {...textProps(form, 'contactName', fields.contactName)} autoComplete="name" />
        <TextField
          {...textProps(form, 'contactPosition', { ...fields.contactPosition, isOptional: true })}
          autoComplete="organization-title"
        />
      </Columns>
      <Columns>
        <TextField
          {...textProps(form, 'contactEmail', fields.contactEmail)}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextField
          {...textProps(form, 'contactPhone', fields.contactPhone)}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </Columns>
    </>
  );
}
