import type { ReactNode } from 'react';
import { FIRST_VIEW_END_NAME } from '../../document/html.ts';
import { slugOf } from '../../markdown/markdown.ts';
import * as styles from './PageSection.css.ts';

interface Props {
  readonly heading: string;
  /** A sentence or two below the heading. */
  readonly text?: string;
  /** What has to be known about what stands above it, small. */
  readonly note?: ReactNode;
  /** A coloured band follows. */
  readonly isLast?: boolean;
  readonly children: ReactNode;
}

/** A part of a page: heading, introduction, whatever it is about, and a note on it. */
export const PageSection = ({ heading, text, note, isLast = false, children }: Props) => (
  <section className={isLast ? `${styles.section} ${styles.last}` : styles.section} aria-labelledby={slugOf(heading)}>
    <div className={styles.intro}>
      <h2 className={styles.heading} id={slugOf(heading)}>
        {heading}
      </h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
    </div>
    {children}
    {note !== undefined && <p className={styles.note}>{note}</p>}
  </section>
);

/**
 * Where the first view of a long page ends, on the tallest screens too. Styles that only the rest needs come in a file
 * that browsers keep, and what follows is not shown before they have come: place it where nobody sees it wait. Two
 * files compress worse than one, by some 900 bytes: a page below 100 kB has nothing to gain by it.
 */
export const FirstViewEnd = () => <link rel={FIRST_VIEW_END_NAME} />;
