import { BUSINESS_TYPE_NAMES, ENERGY_TYPE_NAMES } from '#contract/commercial-energy/names.ts';
import { usageWords } from '#contract/commercial-energy/wording.ts';
import { SummaryList, SummaryRows } from '../../../ui/SummaryList/SummaryList.tsx';
import { check } from '../../../wizard/laterCopy.ts';
import { contact as copy } from '../laterCopy.ts';
import { quoteOf } from '../request.ts';
import type { CommercialEnergyValues } from '../state.ts';

interface AnswersProps {
  /** Without it they stand where something else is their card and heading. */
  readonly heading?: string;
  readonly values: CommercialEnergyValues;
  /** Without it nothing can be changed any more. */
  readonly onChangeStep?: (step: number, field: string) => void;
}

const BUSINESS_STEP = 1;
const ENERGY_STEP = 2;
const TYPES: Readonly<Record<string, string>> = BUSINESS_TYPE_NAMES;

const dayWords = (date: string): string =>
  date && new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** What the visitor has told us, apart from the contact details. */
export function Answers({ heading, values, onChangeStep }: AnswersProps) {
  const { businessName, businessType, postcode, currentSupplier, contractEndDate, numMeters } = values;
  const texts = copy.check;
  const rows = [
    {
      label: texts.business,
      value: `${businessName}, ${TYPES[businessType] ?? businessType}`,
      field: 'businessName',
      step: BUSINESS_STEP,
    },
    { label: texts.postcode, value: postcode, field: 'postcode', step: BUSINESS_STEP },
    { label: texts.energy, value: ENERGY_TYPE_NAMES[values.energyType], field: 'energyType', step: ENERGY_STEP },
    { label: texts.usage, value: usageWords(quoteOf(values).usage), field: 'usageAmount', step: ENERGY_STEP },
    { label: texts.supplier, value: currentSupplier, field: 'currentSupplier', step: ENERGY_STEP },
    { label: texts.contractEnds, value: dayWords(contractEndDate), field: 'contractEndDate', step: ENERGY_STEP },
    { label: texts.meters, value: numMeters, field: 'numMeters', step: ENERGY_STEP },
  ];
  const shown = rows
    .filter(({ value }) => value !== '')
    .map(({ step, ...row }) =>
      onChangeStep ? { ...row, changeLabel: check.change, onChange: () => onChangeStep(step, row.field) } : row,
    );
  return heading === undefined ? (
    <SummaryRows rows={shown} />
  ) : (
    <SummaryList isCompact heading={heading} rows={shown} />
  );
}
