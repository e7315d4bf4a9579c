import { commercialSolarCatalogue } from '#contract/commercial-solar/catalogue.ts';
import { COMMERCIAL_BUSINESS_TYPES } from '#contract/commercial-solar/limits.ts';
import { billText } from '#contract/commercial-solar/wording.ts';
import { systemHints } from '#contract/common/photovoltaic/hints.ts';
import { Stack } from '../../../ui/Layout/Layout.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { AddressField, NotesField, PersonFields } from '../../../wizard/ContactFields.tsx';
import { DataNotice } from '../../../wizard/DataNotice.tsx';
import { fields } from '../../../wizard/laterCopy.ts';
import type { LaterStepProps } from '../../../wizard/laterSteps.tsx';
import { MoreDetails } from '../../../wizard/MoreDetails.tsx';
import { check as checkWords } from '../../../wizard/photovoltaic/laterCopy.ts';
import { SystemCheck } from '../../../wizard/photovoltaic/SystemCheck.tsx';
import { PostcodeField } from '../../../wizard/PostcodeField.tsx';
import { textProps } from '../../../wizard/stepForm.ts';
import { details as copy } from '../laterCopy.ts';
import { quoteOf } from '../request.ts';
import type { CommercialSolarValues } from '../state.ts';

const STARTS_WITH = { businessType: COMMERCIAL_BUSINESS_TYPES[0] };

/** Step 3: the business and its contact, and everything checked before it is sent (sections 2.7 and 3.6). */
export function DetailsStep({ form, onChangeStep }: LaterStepProps<CommercialSolarValues>) {
  const { values } = form;
  const quote = quoteOf(values);
  return (
    <Stack gap="md">
      <DataNotice />
      <TextField {...textProps(form, 'businessName', fields.businessName)} autoComplete="organization" />
      <PersonFields form={form} hints={copy.hints} />
      <AddressField form={form} hint={copy.hints.address} />
      <PostcodeField form={form} />
      <MoreDetails form={form} names={['businessType', 'notes']} defaults={STARTS_WITH}>
        <Select
          field={form.field('businessType')}
          label={copy.businessType.label}
          options={copy.businessType.options}
          defaultValue={values.businessType}
          error={form.messageOf('businessType')}
        />
        <NotesField form={form} hint={copy.hints.notes} />
      </MoreDetails>
      {quote && (
        <SystemCheck
          values={values}
          quote={quote}
          hints={systemHints(quote, values.roofType, commercialSolarCatalogue)}
          system={copy.system(values.systemSize)}
          bill={checkWords.billValue(billText(values.electricityBill))}
          onChangeStep={onChangeStep}
        />
      )}
    </Stack>
  );
}
