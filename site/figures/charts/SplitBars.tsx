import { Chart } from '../../../widgets/ui/Chart/Chart.tsx';
import * as parts from './chartParts.css.ts';
import * as styles from './SplitBars.css.ts';

interface Part {
  readonly value: number;
  /** As printed: "£299". */
  readonly text: string;
}

interface Row {
  readonly label: string;
  readonly first: Part;
  readonly second: Part;
}

interface Props {
  readonly caption: string;
  /** Names of both parts: "you pay" and "the grant pays". */
  readonly names: readonly [string, string];
  readonly rows: readonly Row[];
  readonly note?: string;
}

const percent = (value: number): string => `${value.toFixed(2)}%`;

/** Amounts of two parts as bars, each with both parts in words above it. */
export const SplitBars = ({ caption, names, rows, note }: Props) => {
  const largest = Math.max(...rows.map(({ first, second }) => first.value + second.value));
  const share = (value: number): number => (value / largest) * 100;
  return (
    <Chart caption={caption}>
      <dl className={styles.rows}>
        {rows.map(({ label, first, second }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.words}>
              <span>
                <b>{first.text}</b> {names[0]}
              </span>
              <span className={styles.second}>
                <b>{second.text}</b> {names[1]}
              </span>
              <svg className={styles.bar} aria-hidden="true" focusable="false">
                <rect className={styles.firstPart} width={percent(share(first.value))} height="100%" rx="6" />
                <rect
                  className={styles.secondPart}
                  x={percent(share(first.value) + 0.5)}
                  width={percent(share(second.value))}
                  height="100%"
                  rx="6"
                />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className={parts.note}>{note}</p>}
    </Chart>
  );
};
