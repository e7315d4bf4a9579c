import { useState } from 'react';
import { ukDay } from '#contract/common/calendar.ts';
import { systemHints } from '#contract/common/photovoltaic/hints.ts';
import type { SystemQuote } from '#contract/common/photovoltaic/pricing.ts';
import { billAMonth, wireBill } from '#contract/solar/bill.ts';
import { solarCatalogue, batteries } from '#contract/solar/catalogue.ts';
import { solarAssumptions } from '#contract/solar/pricing.ts';
import { vatOf, nextSteps, workings } from '#contract/solar/wording.ts';
import { Stack } from '../../ui/Layout/Layout.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { AddressField, NotesField, PersonFields } from '../../wizard/ContactFields.tsx';
import { DataNotice, MoreDetails } from '../../wizard/ContactParts.tsx';
import type { EstimateSubject } from '../../wizard/estimate/useEstimate.ts';
import { fields } from '../../wizard/laterCopy.ts';
import { laterSteps, type LaterStepProps, type ResultStepProps } from '../../wizard/laterSteps.tsx';
import { EquipmentPicker } from '../../wizard/photovoltaic/EquipmentPicker.tsx';
import { equipment } from '../../wizard/photovoltaic/laterCopy.ts';
import { SystemCheck } from '../../wizard/photovoltaic/SystemCheck.tsx';
import { SystemResult } from '../../wizard/photovoltaic/SystemResult.tsx';
import { alternativesOf } from '../../wizard/photovoltaic/systemValues.ts';
import { PostcodeField } from '../../wizard/PostcodeField.tsx';
import { type StepProps, textProps } from '../../wizard/stepForm.ts';
import { details, result } from './laterCopy.ts';
import { quoteOf, interestOf } from './request.ts';
import { DIRECTIONS, type SolarValues } from './state.ts';

export { spec } from './request.ts';

export const LaterSteps = laterSteps<SolarValues, SystemQuote>({
  steps: [
    { words: equipment, Step: EquipmentStep },
    { words: details, Step: DetailsStep },
  ],
  result: {
    words: ({ values: { customerType, email } }) => ({
      heading: result.heading[customerType],
      shareText: result.shareText,
      email,
    }),
    Step: ResultStep,
  },
});

// Homes pay no VAT until a day that the law names.
const today = (): string => ukDay(Date.now());

/** Step 2: four tabs of equipment and what is chosen (section 2.4). */
function EquipmentStep({ form }: StepProps<SolarValues>) {
  const quote = quoteOf(form.values);
  return (
    <EquipmentPicker
      form={form}
      catalogue={solarCatalogue}
      quote={quote}
      vat={quote && vatOf(form.values.customerType, quote.figures.total, today())}
    />
  );
}

/** Step 3: contact details, and everything checked before it is sent (section 2.4). */
function DetailsStep({ form, onChangeStep }: LaterStepProps<SolarValues>) {
  const { values } = form;
  const quote = quoteOf(values);
  const interest = interestOf(values.service);
  return (
    <Stack gap="md">
      <DataNotice />
      {values.customerType === 'business' && (
        <TextField {...textProps(form, 'businessName', fields.businessName)} autoComplete="organization" />
      )}
      <PersonFields form={form} hints={details.hints} />
      <AddressField form={form} />
      <PostcodeField form={form} />
      <MoreDetails form={form} names={['notes']}>
        <NotesField form={form} hint={details.hints.notes} />
      </MoreDetails>
      {quote && (
        <SystemCheck
          values={values}
          quote={quote}
          hints={systemHints(quote, values.roofType, solarCatalogue)}
          system={`${values.systemSize} kW, ${values.customerType}`}
          bill={billAMonth(wireBill(values.customerType, values.electricityBill)) ?? ''}
          onChangeStep={onChangeStep}
          more={interest ? [{ label: details.interest, value: interest }] : []}
        />
      )}
    </Stack>
  );
}

type Props = ResultStepProps<SolarValues, SystemQuote>;

function estimateOf({ customerType, postcode, electricityBill, direction }: SolarValues): EstimateSubject {
  // What was kept on this device can be anything.
  const facing = DIRECTIONS.find((known) => known === direction);
  return {
    kind: customerType === 'home' ? 'home' : 'building',
    postcode,
    monthlyBill: electricityBill,
    assumptions: solarAssumptions,
    said: facing && { direction: facing },
  };
}

/** Step 4: the quote (section 2.4). */
export function ResultStep({ values, ...sent }: Props) {
  const [estimate] = useState(() => estimateOf(values));
  const [alternatives] = useState(() => alternativesOf(values, batteries, quoteOf));
  const interest = interestOf(values.service);
  const vat = vatOf(values.customerType, sent.quote.figures.total, today());
  return (
    <SystemResult
      {...sent}
      alternatives={alternatives}
      nextSteps={nextSteps(sent.quote.sizeKw)}
      workings={workings(values.customerType, today())}
      vat={vat}
      hints={systemHints(sent.quote, values.roofType, solarCatalogue)}
      priceNote={vat ? result.priceNote.plain : result.priceNote.untaxed}
      estimate={estimate}
    >
      {interest && <Notice>{result.interest(interest)}</Notice>}
    </SystemResult>
  );
}
