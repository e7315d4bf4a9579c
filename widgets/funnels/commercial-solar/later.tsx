import { useState } from 'react';
import { commercialSolarCatalogue, isSampleCatalogue, batteries } from '#contract/commercial-solar/catalogue.ts';
import { countBatteries, COMMERCIAL_BUSINESS_TYPES } from '#contract/commercial-solar/limits.ts';
import { commercialSolarAssumptions } from '#contract/commercial-solar/pricing.ts';
import { billText, nextSteps, workings } from '#contract/commercial-solar/wording.ts';
import { systemHints } from '#contract/common/photovoltaic/hints.ts';
import { type SystemQuote, vatOnTop } from '#contract/common/photovoltaic/pricing.ts';
import { Stack } from '../../ui/Layout/Layout.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { AddressField, NotesField, PersonFields } from '../../wizard/ContactFields.tsx';
import { DataNotice, MoreDetails } from '../../wizard/ContactParts.tsx';
import type { EstimateSubject } from '../../wizard/estimate/useEstimate.ts';
import { fields } from '../../wizard/laterCopy.ts';
import { laterSteps, type LaterStepProps, type ResultStepProps } from '../../wizard/laterSteps.tsx';
import { EquipmentPicker } from '../../wizard/photovoltaic/EquipmentPicker.tsx';
import { check as checkWords } from '../../wizard/photovoltaic/laterCopy.ts';
import { SystemCheck } from '../../wizard/photovoltaic/SystemCheck.tsx';
import { SystemResult } from '../../wizard/photovoltaic/SystemResult.tsx';
import { alternativesOf } from '../../wizard/photovoltaic/systemValues.ts';
import { PostcodeField } from '../../wizard/PostcodeField.tsx';
import { type StepProps, textProps } from '../../wizard/stepForm.ts';
import { details, equipment, result } from './laterCopy.ts';
import { quoteOf, billBelowSavings } from './request.ts';
import type { CommercialSolarValues } from './state.ts';

export { spec } from './request.ts';

export const LaterSteps = laterSteps<CommercialSolarValues, SystemQuote>({
  steps: [
    { words: equipment, Step: EquipmentStep },
    { words: details, Step: DetailsStep },
  ],
  result: {
    words: ({ values: { email } }) => ({ heading: result.heading, shareText: result.shareText, email }),
    Step: ResultStep,
  },
});

/** Step 2: four tabs of equipment, how many of each, and what is chosen (section 2.7). */
function EquipmentStep({ form }: StepProps<CommercialSolarValues>) {
  const quote = quoteOf(form.values);
  return (
    <Stack>
      <EquipmentPicker
        form={form}
        catalogue={commercialSolarCatalogue}
        quote={quote}
        notes={{
          inverter: quote && equipment.inverters(quote.inverterCount),
          battery: equipment.batteries(countBatteries(form.values.systemSize)),
        }}
        vat={quote && vatOnTop(quote.figures.total)}
      />
      {isSampleCatalogue && <p>{equipment.sample}</p>}
    </Stack>
  );
}

const STARTS_WITH = { businessType: COMMERCIAL_BUSINESS_TYPES[0] };

/** Step 3: the business and its contact, and everything checked before it is sent (sections 2.7 and 3.6). */
function DetailsStep({ form, onChangeStep }: LaterStepProps<CommercialSolarValues>) {
  const { values } = form;
  const quote = quoteOf(values);
  return (
    <Stack gap="md">
      <DataNotice />
      <TextField {...textProps(form, 'businessName', fields.businessName)} autoComplete="organization" />
      <PersonFields form={form} hints={details.hints} />
      <AddressField form={form} hint={details.hints.address} />
      <PostcodeField form={form} />
      <MoreDetails form={form} names={['businessType', 'notes']} defaults={STARTS_WITH}>
        <Select
          field={form.field('businessType')}
          label={details.businessType.label}
          options={details.businessType.options}
          defaultValue={values.businessType}
          error={form.messageOf('businessType')}
        />
        <NotesField form={form} hint={details.hints.notes} />
      </MoreDetails>
      {quote && (
        <SystemCheck
          values={values}
          quote={quote}
          hints={systemHints(quote, values.roofType, commercialSolarCatalogue)}
          system={details.system(values.systemSize)}
          bill={checkWords.billValue(billText(values.electricityBill))}
          onChangeStep={onChangeStep}
        />
      )}
    </Stack>
  );
}

type Props = ResultStepProps<CommercialSolarValues, SystemQuote>;

const estimateOf = ({ postcode, electricityBill }: CommercialSolarValues): EstimateSubject => ({
  kind: 'building',
  postcode,
  monthlyBill: electricityBill,
  assumptions: commercialSolarAssumptions,
});

/** Step 4: the quote (section 2.7). */
export function ResultStep({ values, ...sent }: Props) {
  const [estimate] = useState(() => estimateOf(values));
  const [alternatives] = useState(() => alternativesOf(values, batteries, quoteOf));
  const { quote } = sent;
  const { total, annualSavings } = quote.figures;
  const bill = billBelowSavings(values, quote);
  return (
    <SystemResult
      {...sent}
      vat={vatOnTop(total)}
      hints={systemHints(quote, values.roofType, commercialSolarCatalogue)}
      priceNote={result.priceNote}
      estimate={estimate}
      alternatives={alternatives}
      nextSteps={nextSteps(quote)}
      workings={workings()}
    >
      {bill > 0 && <Notice title={result.aboveBill.title}>{result.aboveBill.text(annualSavings, bill)}</Notice>}
    </SystemResult>
  );
}
