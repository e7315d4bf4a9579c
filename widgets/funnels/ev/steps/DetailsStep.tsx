import { useEffect, useRef, useState } from 'react';
import { formatWholePounds } from '#contract/common/money.ts';
import { normalisePostcode, tidyPostcode } from '#contract/common/postcode.ts';
import { Stack } from '../../../ui/Layout/Layout.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { AddressField, MarketingChoices, NotesField, PersonFields } from '../../../wizard/ContactFields.tsx';
import { DataNotice, MoreDetails } from '../../../wizard/ContactParts.tsx';
import { check as checkWords } from '../../../wizard/laterCopy.ts';
import type { LaterStepProps } from '../../../wizard/laterSteps.tsx';
import { PostcodeField } from '../../../wizard/PostcodeField.tsx';
import type { StepProps } from '../../../wizard/stepForm.ts';
import { answers as labels, details as copy } from '../laterCopy.ts';
import { answersOf, quoteOf } from '../request.ts';
import type { EvValues } from '../state.ts';

/** Step 3: contact details, and everything checked before it is sent (section 2.5). */
export function DetailsStep({ form, onChangeStep }: LaterStepProps<EvValues>) {
  const postcode = usePostcode(form);
  return (
    <Stack gap="md">
      <DataNotice />
      <PersonFields form={form} hints={copy.hints} />
      <AddressField form={form} />
      {postcode.isAsked && (
        <div ref={postcode.place}>
          <PostcodeField form={form} isOptional hint={copy.postcodeHint} />
        </div>
      )}
      <MoreDetails form={form} names={['notes']}>
        <NotesField form={form} hint={copy.hints.notes} />
      </MoreDetails>
      <CheckAnswers
        values={form.values}
        onChangeStep={onChangeStep}
        onChangePostcode={postcode.isAsked ? undefined : postcode.ask}
      />
      <MarketingChoices form={form} name="marketingConsent" />
    </Stack>
  );
}

/** A postcode that came along is checked, not asked again, unless the visitor or the server wants it changed. */
function usePostcode(form: StepProps<EvValues>['form']) {
  const [isWanted, setWanted] = useState(() => normalisePostcode(form.values.postcode) === undefined);
  const [isFocusDue, setFocusDue] = useState(false);
  const place = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    if (!isFocusDue) return;
    setFocusDue(false);
    place.current?.querySelector('input')?.focus();
  }, [isFocusDue]);
  const ask = (): void => {
    setWanted(true);
    setFocusDue(true);
  };
  return { isAsked: isWanted || form.messageOf('postcode') !== undefined, place, ask };
}

interface CheckProps {
  readonly values: EvValues;
  readonly onChangeStep: (step: number, field: string) => void;
  /** Undefined while the field itself is there. */
  readonly onChangePostcode: (() => void) | undefined;
}

const CHARGER_STEP = 1;
const VEHICLE_STEP = 2;

function CheckAnswers({ values, onChangeStep, onChangePostcode }: CheckProps) {
  const quote = quoteOf(values);
  if (!quote) return null;
  const { car, delivery, parking, distance, property } = answersOf(values, quote);
  const row = (label: string, value: string, [field, onChange]: readonly [string, () => void]) => ({
    label,
    field,
    value,
    changeLabel: checkWords.change,
    onChange,
  });
  const vehicle = (field: string) => [field, () => onChangeStep(VEHICLE_STEP, field)] as const;
  return (
    <SummaryList
      isCompact
      heading={checkWords.heading}
      rows={[
        row(labels.charger, `${quote.charger.name}, ${formatWholePounds(quote.total)}`, [
          'charger',
          () => onChangeStep(CHARGER_STEP, 'charger'),
        ]),
        row(labels.car, car, vehicle('carBrand')),
        ...(delivery ? [row(labels.delivery, delivery, vehicle('deliveryDate'))] : []),
        row(labels.parking, parking, vehicle('parkingType')),
        row(labels.distance, distance, vehicle('meterDistance')),
        row(labels.property, property, vehicle('isRenting')),
        ...(onChangePostcode
          ? [row(labels.postcode, tidyPostcode(values.postcode), ['postcode', onChangePostcode])]
          : []),
      ]}
    />
  );
}
