import { headingId } from '../../kit/components/headingId.ts';
import * as styles from './CostBars.css.ts';

interface Bar {
  readonly label: string;
  readonly value: string;
  /** Of the longest bar, 0 to 1. */
  readonly share: number;
}

interface Props {
  readonly caption: string;
  readonly bars: readonly Bar[];
  /** What the figures assume. */
  readonly note: string;
}

const LENGTH = 100;

/** Amounts as bars, the last of them in the colour of the sun: the one that we speak for. */
export const CostBars = ({ caption, bars, note }: Props) => (
  <figure className={styles.chart} aria-labelledby={headingId(caption)}>
    <figcaption className={styles.caption} id={headingId(caption)}>
      {caption}
    </figcaption>
    <ul className={styles.bars}>
      {bars.map(({ label, value, share }, index) => (
        <li key={label} className={styles.row}>
          <span className={styles.label}>{label}</span>
          <span className={styles.value}>{value}</span>
          <svg className={styles.track} viewBox={`0 0 ${LENGTH} 10`} preserveAspectRatio="none" aria-hidden="true">
            <rect className={index === bars.length - 1 ? styles.best : styles.bar} width={share * LENGTH} height="10" />
          </svg>
        </li>
      ))}
    </ul>
    <p className={styles.note}>{note}</p>
  </figure>
);
