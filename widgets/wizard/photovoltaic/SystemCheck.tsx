import type { SystemHint } from '#contract/common/photovoltaic/hints.ts';
import { counted } from '#contract/common/photovoltaic/labels.ts';
import type { SystemQuote } from '#contract/common/photovoltaic/pricing.ts';
import { SummaryList } from '../../ui/SummaryList/SummaryList.tsx';
import { check as words } from '../laterCopy.ts';
import { check as copy, equipment } from './laterCopy.ts';
import { hintTextOf } from './SystemHints.tsx';
import type { SystemValues } from './systemValues.ts';

interface SystemCheckProps {
  readonly values: Pick<SystemValues, 'propertyType' | 'roofType'>;
  readonly quote: SystemQuote;
  /** "4 kW, home" */
  readonly system: string;
  /** "£80 a month" */
  readonly bill: string;
  /** What does not go together: told at its row. */
  readonly hints: readonly SystemHint[];
  readonly onChangeStep: (step: number, field: string) => void;
  /** Further rows, which no step changes. */
  readonly more?: readonly { readonly label: string; readonly value: string }[];
}

/** Where each answer is given. */
const STEPS = {
  systemSize: 1,
  propertyType: 1,
  electricityBill: 1,
  panelType: 2,
  inverterType: 2,
  mountingType: 2,
  batteryIncluded: 2,
} as const;

/** Everything that is about to be sent, each with the way back to its step. */
export function SystemCheck({ values, quote, system, bill, hints, onChangeStep, more = [] }: SystemCheckProps) {
  const { selected } = equipment;
  const { battery, batteryCount } = quote;
  const row = (field: keyof typeof STEPS, label: string, value: string) => ({
    label,
    field,
    value,
    changeLabel: words.change,
    onChange: () => onChangeStep(STEPS[field], field),
  });
  const noted = (field: SystemHint['field']) => ({ note: hintTextOf(hints, field) });
  return (
    <SummaryList
      isCompact
      heading={words.heading}
      rows={[
        row('systemSize', copy.system, system),
        row('propertyType', copy.property, copy.propertyValue(values.propertyType, values.roofType)),
        row('electricityBill', copy.bill, bill),
        row('panelType', selected.panels, counted(quote.figures.panelCount, quote.panel.name)),
        {
          ...row('inverterType', selected.inverter, counted(quote.inverterCount, quote.inverter.name)),
          ...noted('inverterType'),
        },
        { ...row('mountingType', selected.mounting, quote.mounting.name), ...noted('mountingType') },
        row('batteryIncluded', selected.battery, battery ? counted(batteryCount, battery.name) : selected.noBattery),
        ...more,
      ]}
    />
  );
}
