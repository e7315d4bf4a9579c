import { Chart } from '../Chart/Chart.tsx';
import * as styles from './BarChart.css.ts';

interface BarChartProps {
  readonly caption: string;
  /** `text` as printed; the longest bar has the largest value. */
  readonly bars: readonly {
    readonly label: string;
    readonly note?: string | undefined;
    readonly value: number;
    readonly text: string;
    /** The one that the others are compared with. */
    readonly isMain?: boolean | undefined;
  }[];
  readonly note?: string | undefined;
}

/** A few amounts as bars below their words: the words say everything that the bars show. */
export const BarChart = ({ caption, bars, note }: BarChartProps) => {
  const largest = Math.max(...bars.map(({ value }) => value));
  return (
    <Chart caption={caption}>
      <dl className={styles.bars}>
        {bars.map(({ label, note: detail, value, text, isMain }) => (
          <div key={label} className={styles.entry}>
            <dt>
              {detail ? `${label} ` : label}
              {detail ? <span className={styles.detail}>{detail}</span> : null}
            </dt>
            <dd className={styles.amount}>
              {text}
              <svg className={styles.track} aria-hidden="true">
                <rect
                  className={isMain ? styles.mainBar : styles.bar}
                  width={`${((value / largest) * 100).toFixed(2)}%`}
                  height="100%"
                  rx="6"
                />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      {note ? <p className={styles.note}>{note}</p> : null}
    </Chart>
  );
};
