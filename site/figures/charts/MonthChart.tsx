import { MONTHS } from '#contract/common/calendar.ts';
import { Chart } from '../../../widgets/ui/Chart/Chart.tsx';
import { hidden } from '../../../widgets/ui/VisuallyHidden/VisuallyHidden.css.ts';
import * as parts from './chartParts.css.ts';
import * as styles from './MonthChart.css.ts';

interface Column {
  /** "May" */
  readonly label: string;
  /** What stands below the column, where room is short: "M". */
  readonly short: string;
  readonly value: number;
  /** Above the column: "490". */
  readonly shown: string;
  /** As it is read: "490 kWh". */
  readonly text: string;
}

interface ColumnChartProps {
  readonly caption: string;
  /** What is counted: "kWh". */
  readonly unit: string;
  readonly columns: readonly Column[];
  readonly note?: string;
}

const TOP = 12;
const BASE = 88;
// Share of a column's place that it fills.
const FILL = 0.72;

const percent = (value: number): string => `${value.toFixed(2)}%`;

const Columns = ({ columns, unit, caption }: ColumnChartProps) => {
  const values = columns.map(({ value }) => value);
  const largest = Math.max(...values);
  const peak = values.indexOf(largest);
  const place = 100 / columns.length;
  return (
    <svg className={parts.picture} role="img" aria-label={`${caption}, in ${unit}`}>
      {columns.map(({ label, short, value, shown }, index) => {
        const height = (value / largest) * (BASE - TOP);
        const middle = percent((index + 0.5) * place);
        return (
          <g key={label}>
            <rect
              className={value === largest ? styles.peak : styles.column}
              x={percent((index + (1 - FILL) / 2) * place)}
              y={percent(BASE - height)}
              width={percent(place * FILL)}
              height={percent(height)}
              rx="4"
            />
            <text
              className={(index - peak) % 2 === 0 ? styles.value : styles.valueBetween}
              x={middle}
              y={percent(BASE - height)}
              dy="-6"
            >
              {shown}
            </text>
            <text className={styles.name} x={middle} y="98%">
              {short}
            </text>
          </g>
        );
      })}
      <line className={styles.axis} x1="0" x2="100%" y1={percent(BASE)} y2={percent(BASE)} />
    </svg>
  );
};

/** Amounts side by side, month by month. The same amounts stand in a table for those who do not see them. */
const ColumnChart = (props: ColumnChartProps) => (
  <Chart caption={props.caption}>
    <Columns {...props} />
    <div className={hidden}>
      <table>
        <caption>{props.caption}</caption>
        <tbody>
          {props.columns.map(({ label, text }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    {props.note && <p className={parts.note}>{props.note}</p>}
  </Chart>
);

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
      note={`In ${unit}, most in ${MONTHS[kilowattHours.indexOf(largest)]}. ${note}`}
    />
  );
};
