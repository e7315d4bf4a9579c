import type { ReactNode } from 'react';
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
