import { Chart } from '../Chart/Chart.tsx';
import * as styles from './CostChart.css.ts';
import { Segment } from './Segment.tsx';
import { sharesOf } from './sharesOf.ts';

interface CostChartProps {
  readonly caption: string;
  /** Values in pounds; `text` as printed. The first is the largest. */
  readonly parts: readonly { readonly label: string; readonly value: number; readonly text: string }[];
  readonly totalText: string;
}

/** Widest share that leaves no room for its own percentage. */
const LABEL_FROM = 12;

export const CostChart = ({ caption, parts, totalText }: CostChartProps) => {
  const shares = sharesOf(parts.map(({ value }) => value));
  return (
    <Chart caption={caption}>
      <p className={styles.total}>{totalText}</p>
      <svg className={styles.bar} aria-hidden="true" focusable="false">
        {shares.map(({ start, width }, index) => (
          <Segment
            key={parts[index]?.label}
            index={index}
            start={start}
            width={width}
            text={width >= LABEL_FROM ? `${Math.round(width)}%` : undefined}
          />
        ))}
      </svg>
      <table className={styles.legend}>
        <caption className={styles.tableCaption}>{caption}</caption>
        <tbody>
          {parts.map(({ label, text }, index) => (
            <tr key={label}>
              <th scope="row" className={styles.entry}>
                <svg className={styles.swatch} aria-hidden="true" focusable="false">
                  <Segment index={index} start={0} width={100} text={undefined} />
                </svg>
                <span>{label}</span>
              </th>
              <td className={styles.amount}>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Chart>
  );
};
