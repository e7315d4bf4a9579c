import type { FunctionComponent } from 'react';
import type { TitledText } from './NextSteps.tsx';
import * as styles from './NumberedList.css.ts';

/** Titles and texts in the order of the numbers. */
export type NumberedContent = readonly TitledText[];

interface Props {
  readonly items: NumberedContent;
  /** A drawing that carries the same numbers. */
  readonly Picture: FunctionComponent;
  /** A drawing that needs more room than the list. */
  readonly isWide?: boolean;
}

/** A drawing with numbers, and what each of them is. */
export const NumberedList = ({ items, Picture, isWide = false }: Props) => (
  <div className={isWide ? `${styles.split} ${styles.wide}` : styles.split}>
    <div className={styles.picture}>
      <Picture />
    </div>
    <ol className={styles.list}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.item}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  </div>
);
