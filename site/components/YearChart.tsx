import { useId } from 'react';
import * as styles from './YearChart.css.ts';

interface Props {
  readonly caption: string;
  /** Where the figures come from. */
  readonly note: string;
  readonly unit: string;
  /** January first. */
  readonly months: readonly number[];
}

const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const printed = (value: number): string => value.toLocaleString('en-GB');

/** A year as twelve bars. Each is read as its month and its figure. */
export const YearChart = ({ caption, note, unit, months }: Props) => {
  const id = useId();
  const most = Math.max(...months);
  const sum = months.reduce((total, value) => total + value, 0);
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption className={styles.caption} id={id}>
        {caption} <span className={styles.sum}>{`${printed(sum)} ${unit}`}</span>
      </figcaption>
      <ol className={styles.bars}>
        {months.map((value, index) => (
          <li key={NAMES[index]} className={styles.month}>
            <span className={styles.name}>{NAMES[index]}</span>
            <svg className={styles.track} viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
              <rect
                className={value === most ? styles.best : styles.bar}
                y={100 - (value / most) * 100}
                width="10"
                height={(value / most) * 100}
              />
            </svg>
            <span className={styles.value}>{printed(value)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{note}</p>
    </figure>
  );
};
