import { MONTHS } from '#contract/common/calendar.ts';
import { ColumnChart } from './ColumnChart.tsx';

interface Props {
  readonly caption: string;
  /** Of each month, January first. */
  readonly kilowattHours: readonly number[];
  readonly note: string;
}

// Three digits fit above a column on a small screen, and no more.
const MOST = 1000;
const MOST_WITH_DECIMAL = 10_000;

/** A year month by month, in kWh or, where these are many, in MWh. */
export const MonthChart = ({ caption, kilowattHours, note }: Props) => {
  const largest = Math.max(...kilowattHours);
  const unit = largest < MOST ? 'kWh' : 'MWh';
  const printed = (value: number, decimals: number): string =>
    unit === 'kWh' ? String(Math.round(value)) : (value / MOST).toFixed(decimals);
  return (
    <ColumnChart
      caption={caption}
      unit={unit}
      columns={kilowattHours.map((value, month) => {
        const label = MONTHS[month] ?? '';
        const shown = printed(value, largest < MOST_WITH_DECIMAL ? 1 : 0);
        return { label, short: label.slice(0, 1), value, shown, text: `${printed(value, 1)} ${unit}` };
      })}
      note={`In ${unit}. ${note}`}
    />
  );
};
