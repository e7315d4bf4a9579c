import * as styles from './NextSteps.css.ts';

interface NextStepsProps {
  readonly heading?: string | undefined;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

export const NextSteps = ({ heading, steps }: NextStepsProps) => (
  <section className={styles.section} part="next-steps">
    {heading ? <h3>{heading}</h3> : null}
    <ol className={styles.list}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <p className={styles.title}>{title}</p>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
);
