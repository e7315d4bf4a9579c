import { slugOf } from '../../markdown/markdown.ts';
import * as styles from './NextSteps.css.ts';

/** A heading of a list with a sentence below it. */
export interface TitledText {
  readonly title: string;
  readonly text: string;
}

interface Props {
  readonly heading: string;
  readonly steps: readonly TitledText[];
}

export const NextSteps = ({ heading, steps }: Props) => (
  <section className={styles.section} aria-labelledby={slugOf(heading)}>
    <h2 className={styles.heading} id={slugOf(heading)}>
      {heading}
    </h2>
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  </section>
);
