import * as styles from './FactList.css.ts';

interface FactsProps {
  /** Values are sentences: for figures there is the FactTable. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

interface FactListProps extends FactsProps {
  readonly heading: string;
  readonly note?: string | undefined;
}

/** The facts alone, where something else is their card and heading. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div key={label} className={styles.fact}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);

/** What somebody has to know before deciding, in a box that cannot be overlooked. */
export const FactList = ({ heading, facts, note }: FactListProps) => (
  <section className={styles.card}>
    <h3 className={styles.heading}>{heading}</h3>
    <Facts facts={facts} />
    {note ? <p className={styles.note}>{note}</p> : null}
  </section>
);
