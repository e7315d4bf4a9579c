import type { Heading } from '../library/markdown.ts';
import * as styles from './TableOfContents.css.ts';

interface Props {
  /** Of the text; only the main ones are listed. */
  readonly headings: readonly Heading[];
  readonly name?: string;
}

const MAIN_LEVEL = 2;

/** The sections of a long text. Stays in view beside it where there is room. */
export const TableOfContents = ({ headings, name = 'On this page' }: Props) => (
  <nav className={styles.contents} aria-label={name}>
    <p className={styles.name} aria-hidden="true">
      {name}
    </p>
    <ol className={styles.list}>
      {headings
        .filter(({ level }) => level === MAIN_LEVEL)
        .map(({ id, text }) => (
          <li key={id} className={styles.item}>
            <a className={styles.link} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
    </ol>
  </nav>
);
