import type { TitledText } from './NextSteps.tsx';
import * as styles from './TitledTexts.css.ts';

interface Props {
  readonly items: readonly TitledText[];
  /** h2 where no heading stands above them. */
  readonly Title?: 'h2' | 'h3';
}

/** Three short points side by side, without drawings. */
export const TitledTexts = ({ items, Title = 'h3' }: Props) => (
  <ul className={styles.items}>
    {items.map(({ title, text }) => (
      <li key={title} className={styles.item}>
        <Title className={styles.title}>{title}</Title>
        <p className={styles.text}>{text}</p>
      </li>
    ))}
  </ul>
);
