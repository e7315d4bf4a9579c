import type { ReactNode } from 'react';
import * as styles from './PriceBars.css.ts';

interface Bar {
  readonly name: string;
  /** As printed. */
  readonly text: string;
  readonly value: number;
}

interface Props {
  readonly caption: string;
  readonly bars: readonly Bar[];
  readonly children?: ReactNode;
}

const share = (value: number, largest: number): string => `${((value / largest) * 100).toFixed(1)}%`;

/** Prices drawn from zero, so that a small difference looks small. The words beside the bars say the same. */
export const PriceBars = ({ caption, bars, children }: Props) => {
  const largest = Math.max(...bars.map(({ value }) => value));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <dl className={styles.bars}>
        {bars.map(({ name, text, value }) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.amount}>{text}</dd>
            <dd className={styles.track} aria-hidden="true">
              <svg width="100%" height="100%" focusable="false">
                <rect className={styles.rest} width="100%" height="100%" rx="6" />
                <rect className={styles.bar} width={share(value, largest)} height="100%" rx="6" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      {children && <p className={styles.note}>{children}</p>}
    </figure>
  );
};
