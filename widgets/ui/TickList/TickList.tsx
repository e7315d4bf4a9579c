import { CheckIcon } from '../icons/ControlIcons.tsx';
import * as styles from './TickList.css.ts';

interface TickListProps {
  readonly heading: string;
  /** What it costs: the figure that counts, and the same said otherwise. */
  readonly price?: { readonly main: string; readonly rest: string } | undefined;
  readonly items: readonly string[];
}

/** What is included, each with a tick. */
export const TickList = ({ heading, price, items }: TickListProps) => (
  <section className={styles.card}>
    <h3 className={styles.heading}>{heading}</h3>
    {price ? (
      <p className={styles.price}>
        <span className={styles.figure}>{price.main}</span>, {price.rest}
      </p>
    ) : null}
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <span className={styles.tick}>
            <CheckIcon />
          </span>
          {item}
        </li>
      ))}
    </ul>
  </section>
);
