import type { Heading } from '../library/markdown.ts';
import * as styles from './Contents.css.ts';

interface Props {
  readonly headings: readonly Heading[];
}

const TITLE = 'On this page';
const FIRST_LEVEL = 2;

const Links = ({ headings }: Props) => (
  <ol className={styles.links}>
    {headings
      .filter(({ level }) => level === FIRST_LEVEL)
      .map(({ id, text }) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`}>
            {text}
          </a>
        </li>
      ))}
  </ol>
);

/** Table of contents: beside a long text where there is room, in a box that opens where there is none. */
export const Contents = ({ headings }: Props) => (
  <>
    <details className={styles.box}>
      <summary className={styles.summary}>{TITLE}</summary>
      <nav aria-label={TITLE}>
        <Links headings={headings} />
      </nav>
    </details>
    <nav className={styles.aside} aria-label={TITLE}>
      <p className={styles.title}>{TITLE}</p>
      <Links headings={headings} />
    </nav>
  </>
);
