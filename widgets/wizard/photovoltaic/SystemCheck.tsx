import type { SystemQuote } from '#contract/common/photovoltaic/pricing.ts';
import { SummaryList } from '../../ui/SummaryList/SummaryList.tsx';
import { check as words } from '../laterCopy.ts';
import { check as copy, counted, equipment } from './laterCopy.ts';
import type { SystemValues } from './systemValues.ts';

interface SystemCheckProps {
  readonly values: Pick<SystemValues, 'propertyType' | 'roofType'>;
  readonly quote: SystemQuote;
  /** "4 kW, home" */
  readonly system: string;
  /** "£80" */
  readonly bill: string;
  readonly onChangeStep: (step: number) => void;
  /** Further rows, which no step changes. */
  readonly more?: readonly { readonly label: string; readonly value: string }[];
}

/** Everything that is about to be sent, each with the way back to its step. */
export function SystemCheck({ values, quote, system, bill, onChangeStep, more = [] }: SystemCheckProps) {
  const { selected } = equipment;
  const { battery, batteryCount } = quote;
  const row = (step: number, label: string, value: string) => ({
    label,
    value,
    changeLabel: words.change,
    onChange: () => onChangeStep(step),
  });
  return (
    <SummaryList
      heading={words.heading}
      rows={[
        row(1, copy.system, system),
        row(1, copy.property, copy.propertyValue(values.propertyType, values.roofType)),
        row(1, copy.bill, copy.billValue(bill)),
        row(2, selected.panels, counted(quote.figures.panelCount, quote.panel.name)),
        row(2, selected.inverter, counted(quote.inverterCount, quote.inverter.name)),
        row(2, selected.mounting, quote.mounting.name),
        row(2, selected.battery, battery ? counted(batteryCount, battery.name) : selected.noBattery),
        ...more,
      ]}
    />
  );
}
