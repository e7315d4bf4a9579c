import { CheckIcon } from '../icons/CheckIcon.tsx';
import * as styles from './TickList.css.ts';

interface TickListProps {
  readonly heading: string;
  readonly items: readonly string[];
}

/** What is included, each with a tick. */
export const TickList = ({ heading, items }: TickListProps) => (
  <section className={styles.card}>
    <h3 className={styles.heading}>{heading}</h3>
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
