import type { FunctionComponent } from 'react';
import { CheckIcon } from '../../../widgets/ui/icons/ControlIcons.tsx';
import * as styles from './Lists.css.ts';
import type { TitledText } from './NextSteps.tsx';

/** What is included, each with a tick. */
export const TickItems = ({ items }: { readonly items: readonly string[] }) => (
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
);

interface Props {
  readonly items: readonly TitledText[];
  /** h2 where no heading stands above them. */
  readonly Title?: 'h2' | 'h3';
}

/** Three short points side by side, without drawings. */
export const TitledTexts = ({ items, Title = 'h3' }: Props) => (
  <ul className={styles.items}>
    {items.map(({ title, text }) => (
      <li key={title} className={styles.titledItem}>
        <Title className={styles.title}>{title}</Title>
        <p className={styles.text}>{text}</p>
      </li>
    ))}
  </ul>
);

/** Titles and texts in the order of the numbers. */
export type NumberedContent = readonly TitledText[];

interface NumberedProps {
  readonly items: NumberedContent;
  /** A drawing that carries the same numbers. */
  readonly Picture: FunctionComponent;
  /** A drawing that needs more room than the list. */
  readonly isWide?: boolean;
}

/** A drawing with numbers, and what each of them is. */
export const NumberedList = ({ items, Picture, isWide = false }: NumberedProps) => (
  <div className={isWide ? `${styles.split} ${styles.wide}` : styles.split}>
    <div className={styles.picture}>
      <Picture />
    </div>
    <ol className={styles.numberedList}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.numberedItem}>
          <h3 className={styles.numberedTitle}>{title}</h3>
          <p className={styles.numberedText}>{text}</p>
        </li>
      ))}
    </ol>
  </div>
);
