import { Chart } from '../../../widgets/ui/Chart/Chart.tsx';
import { hidden } from '../../../widgets/ui/VisuallyHidden/VisuallyHidden.css.ts';
import * as parts from './chartParts.css.ts';
import * as styles from './ColumnChart.css.ts';

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

interface Props {
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

const Columns = ({ columns, unit, caption }: Props) => {
  const largest = Math.max(...columns.map(({ value }) => value));
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
            <text className={styles.value} x={middle} y={percent(BASE - height)} dy="-6">
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
export const ColumnChart = (props: Props) => (
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
