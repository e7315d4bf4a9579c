import { BEDROOMS } from '#contract/common/customer.ts';
import { planPriceWords } from '#contract/common/plans.ts';
import { HOMECARE_PROPERTY_TYPES } from '#contract/homecare/limits.ts';
import { keyFacts } from '#contract/homecare/wording.ts';
import { FactList } from '../../../ui/FactList/FactList.tsx';
import { Columns, Stack } from '../../../ui/Layout/Layout.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import {
  AddressField,
  DataNotice,
  MarketingChoices,
  NotesField,
  PersonFields,
} from '../../../wizard/ContactFields.tsx';
import { same } from '../../../wizard/copy.ts';
import { check } from '../../../wizard/laterCopy.ts';
import { PostcodeField } from '../../../wizard/PostcodeField.tsx';
import type { StepProps } from '../../../wizard/stepForm.ts';
import { textProps } from '../../../wizard/textProps.ts';
import { details as copy } from '../laterCopy.ts';
import { quoteOf } from '../request.ts';
import type { HomecareValues } from '../state.ts';

interface DetailsStepProps extends StepProps<HomecareValues> {
  readonly onChangeStep: (step: number) => void;
}

/** Step 2: contact details, the plan and its key facts before anything is sent (section 5.2). */
export function DetailsStep({ form, onChangeStep }: DetailsStepProps) {
  return (
    <Stack>
      <PersonFields form={form} hints={copy.hints} />
      <PostcodeField form={form} />
      <AddressField form={form} hint={copy.hints.address} isOptional />
      <HomeFields form={form} />
      <NotesField form={form} hint={copy.hints.notes} />
      <MarketingChoices form={form} name="contactConsent" />
      <Plan values={form.values} onChangeStep={onChangeStep} />
      <DataNotice />
    </Stack>
  );
}

const HomeFields = ({ form }: StepProps<HomecareValues>) => (
  <>
    <Columns>
      <Select
        field={form.field('propertyType')}
        label={copy.propertyType.label}
        options={HOMECARE_PROPERTY_TYPES}
        defaultValue={form.values.propertyType}
        error={form.messageOf('propertyType')}
      />
      <Select
        field={form.field('bedrooms')}
        label={copy.bedrooms.label}
        options={same(BEDROOMS)}
        defaultValue={form.values.bedrooms}
        error={form.messageOf('bedrooms')}
      />
    </Columns>
    <TextField {...textProps(form, 'currentProvider', { ...copy.currentProvider, isOptional: true })} />
  </>
);

interface PlanProps {
  readonly values: HomecareValues;
  readonly onChangeStep: (step: number) => void;
}

function Plan({ values, onChangeStep }: PlanProps) {
  const quote = quoteOf(values);
  if (!quote) return null;
  const { plan } = quote;
  return (
    <>
      <SummaryList
        heading={check.heading}
        rows={[
          { label: copy.check.plan, value: plan.label, changeLabel: check.change, onChange: () => onChangeStep(1) },
          { label: copy.check.price, value: planPriceWords(plan) },
          { label: copy.check.includes, value: plan.features.join(', ') },
        ]}
      />
      <FactList heading={copy.facts} facts={keyFacts(quote)} note={copy.noContract} />
    </>
  );
}
