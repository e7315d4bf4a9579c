import type { FunctionComponent } from 'react';
import { headingId } from './headingId.ts';
import * as styles from './Highlights.css.ts';
import type { TitledText } from './NextSteps.tsx';

interface Highlight extends TitledText {
  readonly Picture: FunctionComponent;
}

export interface HighlightsContent {
  readonly heading: string;
  readonly items: readonly Highlight[];
}

/** Three things side by side, each with a drawing: what a visitor gets. */
export const Highlights = ({ heading, items }: HighlightsContent) => (
  <section className={styles.section} aria-labelledby={headingId(heading)}>
    <h2 className={styles.heading} id={headingId(heading)}>
      {heading}
    </h2>
    <ul className={styles.items}>
      {items.map(({ title, text, Picture }) => (
        <li key={title} className={styles.item}>
          <div className={styles.picture}>
            <Picture />
          </div>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
