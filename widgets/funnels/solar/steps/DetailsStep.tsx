import { systemHints } from '#contract/common/photovoltaic/hints.ts';
import { billAMonth, wireBill } from '#contract/solar/bill.ts';
import { solarCatalogue } from '#contract/solar/catalogue.ts';
import { Stack } from '../../../ui/Layout/Layout.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { AddressField, NotesField, PersonFields } from '../../../wizard/ContactFields.tsx';
import { DataNotice } from '../../../wizard/DataNotice.tsx';
import { fields } from '../../../wizard/laterCopy.ts';
import type { LaterStepProps } from '../../../wizard/laterSteps.tsx';
import { MoreDetails } from '../../../wizard/MoreDetails.tsx';
import { SystemCheck } from '../../../wizard/photovoltaic/SystemCheck.tsx';
import { PostcodeField } from '../../../wizard/PostcodeField.tsx';
import { textProps } from '../../../wizard/stepForm.ts';
import { details as copy } from '../laterCopy.ts';
import { interestOf, quoteOf } from '../request.ts';
import type { SolarValues } from '../state.ts';

/** Step 3: contact details, and everything checked before it is sent (section 2.4). */
export function DetailsStep({ form, onChangeStep }: LaterStepProps<SolarValues>) {
  const { values } = form;
  const quote = quoteOf(values);
  const interest = interestOf(values.service);
  return (
    <Stack gap="md">
      <DataNotice />
      {values.customerType === 'business' && (
        <TextField {...textProps(form, 'businessName', fields.businessName)} autoComplete="organization" />
      )}
      <PersonFields form={form} hints={copy.hints} />
      <AddressField form={form} />
      <PostcodeField form={form} />
      <MoreDetails form={form} names={['notes']}>
        <NotesField form={form} hint={copy.hints.notes} />
      </MoreDetails>
      {quote && (
        <SystemCheck
          values={values}
          quote={quote}
          hints={systemHints(quote, values.roofType, solarCatalogue)}
          system={`${values.systemSize} kW, ${values.customerType}`}
          bill={billAMonth(wireBill(values.customerType, values.electricityBill)) ?? ''}
          onChangeStep={onChangeStep}
          more={interest ? [{ label: copy.interest, value: interest }] : []}
        />
      )}
    </Stack>
  );
}
