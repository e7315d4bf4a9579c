import { Stack } from '../../../ui/Layout/Layout.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { AddressField, DataNotice, NotesField, PersonFields } from '../../../wizard/ContactFields.tsx';
import { fields } from '../../../wizard/laterCopy.ts';
import { SystemCheck } from '../../../wizard/photovoltaic/SystemCheck.tsx';
import { PostcodeField } from '../../../wizard/PostcodeField.tsx';
import type { StepProps } from '../../../wizard/stepForm.ts';
import { textProps } from '../../../wizard/textProps.ts';
import { system } from '../copy.ts';
import { details as copy } from '../laterCopy.ts';
import { interestOf, quoteOf } from '../request.ts';
import type { SolarValues } from '../state.ts';

interface DetailsStepProps extends StepProps<SolarValues> {
  readonly onChangeStep: (step: number) => void;
}

/** Step 3: contact details, and everything checked before it is sent (section 2.4). */
export function DetailsStep({ form, onChangeStep }: DetailsStepProps) {
  const { values } = form;
  const quote = quoteOf(values);
  const interest = interestOf(values.service);
  return (
    <Stack>
      {values.customerType === 'business' && (
        <TextField {...textProps(form, 'businessName', fields.businessName)} autoComplete="organization" />
      )}
      <PersonFields form={form} hints={copy.hints} />
      <AddressField form={form} />
      <PostcodeField form={form} />
      <NotesField form={form} hint={copy.hints.notes} />
      {quote && (
        <SystemCheck
          values={values}
          quote={quote}
          system={`${values.systemSize} kW, ${values.customerType}`}
          bill={system.bill.value(values.electricityBill)}
          onChangeStep={onChangeStep}
          more={interest ? [{ label: copy.interest, value: interest }] : []}
        />
      )}
      <DataNotice />
    </Stack>
  );
}
