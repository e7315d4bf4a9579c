import { billText } from '#contract/commercial-solar/wording.ts';
import { Columns, Stack } from '../../../ui/Layout/Layout.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { AddressField, DataNotice, NotesField, PersonFields } from '../../../wizard/ContactFields.tsx';
import { fields } from '../../../wizard/laterCopy.ts';
import { SystemCheck } from '../../../wizard/photovoltaic/SystemCheck.tsx';
import { PostcodeField } from '../../../wizard/PostcodeField.tsx';
import type { StepProps } from '../../../wizard/stepForm.ts';
import { textProps } from '../../../wizard/textProps.ts';
import { details as copy } from '../laterCopy.ts';
import { quoteOf } from '../request.ts';
import type { CommercialSolarValues } from '../state.ts';

interface DetailsStepProps extends StepProps<CommercialSolarValues> {
  readonly onChangeStep: (step: number) => void;
}

/** Step 3: the business and its contact, and everything checked before it is sent (sections 2.7 and 3.6). */
export function DetailsStep({ form, onChangeStep }: DetailsStepProps) {
  const { values } = form;
  const quote = quoteOf(values);
  return (
    <Stack>
      <Columns>
        <TextField {...textProps(form, 'businessName', fields.businessName)} autoComplete="organization" />
        <Select
          field={form.field('businessType')}
          label={copy.businessType.label}
          options={copy.businessType.options}
          defaultValue={values.businessType}
          error={form.messageOf('businessType')}
        />
      </Columns>
      <PersonFields form={form} hints={copy.hints} />
      <AddressField form={form} hint={copy.hints.address} />
      <PostcodeField form={form} />
      <NotesField form={form} hint={copy.hints.notes} />
      {quote && (
        <SystemCheck
          values={values}
          quote={quote}
          system={copy.system(values.systemSize)}
          bill={billText(values.electricityBill)}
          onChangeStep={onChangeStep}
        />
      )}
      <DataNotice />
    </Stack>
  );
}
