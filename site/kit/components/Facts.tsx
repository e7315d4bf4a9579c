import { slugOf } from '../../markdown/markdown.ts';
import * as styles from './Facts.css.ts';

export interface Fact {
  readonly figure: string;
  readonly text: string;
}

export interface FactsContent {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly rows: readonly Fact[];
}

/** What a visitor should know beforehand, figure by figure. */
export const Facts = ({ heading, paragraphs, rows }: FactsContent) => (
  <section className={styles.section} aria-labelledby={slugOf(heading)}>
    <div className={styles.intro}>
      <h2 className={styles.heading} id={slugOf(heading)}>
        {heading}
      </h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
    <dl className={styles.rows}>
      {rows.map(({ figure, text }) => (
        <div key={figure} className={styles.row}>
          <dt className={styles.figure}>{figure}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
