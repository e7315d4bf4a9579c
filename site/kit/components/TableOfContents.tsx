import type { Heading } from '../../markdown/markdown.ts';
import * as styles from './TableOfContents.css.ts';

interface Props {
  /** Of the text; only the main ones are listed. */
  readonly headings: readonly Heading[];
  readonly name?: string;
}

const MAIN_LEVEL = 2;

const Links = ({ headings }: Props) => (
  <ol className={styles.list}>
    {headings
      .filter(({ level }) => level === MAIN_LEVEL)
      .map(({ id, text }) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`}>
            {text}
          </a>
        </li>
      ))}
  </ol>
);

/** The sections of a long text: in view beside it where there is room, in a box that opens where there is none. */
export const TableOfContents = ({ headings, name = 'On this page' }: Props) => (
  <nav className={styles.contents} aria-label={name}>
    <details className={styles.box}>
      <summary className={styles.summary}>{name}</summary>
      <Links headings={headings} />
    </details>
    <div className={styles.beside}>
      <p className={styles.name} aria-hidden="true">
        {name}
      </p>
      <Links headings={headings} />
    </div>
  </nav>
);
