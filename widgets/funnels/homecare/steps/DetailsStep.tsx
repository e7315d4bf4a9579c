import { BEDROOMS } from '#contract/common/customer.ts';
import { planPriceWords } from '#contract/common/plans.ts';
import { HOMECARE_PROPERTY_TYPES, homecareDefaults } from '#contract/homecare/limits.ts';
import { keyFacts } from '#contract/homecare/wording.ts';
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx';
import { Facts } from '../../../ui/FactList/FactList.tsx';
import { Pair, Stack } from '../../../ui/Layout/Layout.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import {
  AddressField,
  ContactConsent,
  MarketingChoices,
  NotesField,
  PersonFields,
} from '../../../wizard/ContactFields.tsx';
import { DataNotice, MoreDetails } from '../../../wizard/ContactParts.tsx';
import { same } from '../../../wizard/copy.ts';
import { check } from '../../../wizard/laterCopy.ts';
import type { LaterStepProps } from '../../../wizard/laterSteps.tsx';
import { PostcodeField } from '../../../wizard/PostcodeField.tsx';
import { type StepProps, textProps } from '../../../wizard/stepForm.ts';
import { details as copy } from '../laterCopy.ts';
import { quoteOf } from '../request.ts';
import type { HomecareValues } from '../state.ts';

const OPTIONAL = ['address', 'propertyType', 'bedrooms', 'currentProvider', 'notes'] as const;

/** Step 2: contact details, the plan and its key facts before anything is sent (section 5.2). */
export function DetailsStep({ form, onChangeStep }: LaterStepProps<HomecareValues>) {
  return (
    <Stack gap="md">
      <DataNotice />
      <PersonFields form={form} hints={copy.hints} />
      <PostcodeField form={form} />
      <MoreDetails form={form} names={OPTIONAL} defaults={homecareDefaults}>
        <AddressField form={form} hint={copy.hints.address} isOptional />
        <HomeFields form={form} />
        <NotesField form={form} hint={copy.hints.notes} />
      </MoreDetails>
      <ContactConsent form={form} />
      <MarketingChoices form={form} name="marketingEmail" />
      <Plan values={form.values} onChangeStep={onChangeStep} />
    </Stack>
  );
}

const HomeFields = ({ form }: StepProps<HomecareValues>) => (
  <>
    <Pair>
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
    </Pair>
    <TextField {...textProps(form, 'currentProvider', { ...copy.currentProvider, isOptional: true })} />
  </>
);

interface PlanProps {
  readonly values: HomecareValues;
  readonly onChangeStep: (step: number, field: string) => void;
}

function Plan({ values, onChangeStep }: PlanProps) {
  const quote = quoteOf(values);
  if (!quote) return null;
  const { plan } = quote;
  return (
    <>
      <SummaryList
        isCompact
        heading={check.heading}
        rows={[
          {
            label: copy.check.plan,
            value: plan.label,
            changeLabel: check.change,
            field: 'plan',
            onChange: () => onChangeStep(1, 'plan'),
          },
          { label: copy.check.price, value: planPriceWords(plan) },
          { label: copy.check.includes, value: plan.features.join(', ') },
        ]}
      />
      <Stack gap="sm">
        <Disclosure summary={copy.facts}>
          <Facts facts={keyFacts(quote)} />
        </Disclosure>
        <p>{copy.noContract}</p>
      </Stack>
    </>
  );
}
