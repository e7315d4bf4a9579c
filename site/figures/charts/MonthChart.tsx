import { MONTH_NAMES } from '../../library/calendar.ts';
import { ColumnChart } from './ColumnChart.tsx';

interface Props {
  readonly caption: string;
  /** Of each month, January first. */
  readonly kilowattHours: readonly number[];
  readonly note: string;
}

// Four digits would not fit above a column on a small screen.
const SMALL = 1000;

/** A year month by month, in kWh or, where these are many, in MWh. */
export const MonthChart = ({ caption, kilowattHours, note }: Props) => {
  const isSmall = Math.max(...kilowattHours) < SMALL;
  const unit = isSmall ? 'kWh' : 'MWh';
  return (
    <ColumnChart
      caption={caption}
      unit={unit}
      columns={kilowattHours.map((value, month) => {
        const label = MONTH_NAMES[month] ?? '';
        const shown = isSmall ? String(Math.round(value)) : (value / SMALL).toFixed(1);
        return { label, short: label.slice(0, 1), value, shown, text: `${shown} ${unit}` };
      })}
      note={`In ${unit}. ${note}`}
    />
  );
};
