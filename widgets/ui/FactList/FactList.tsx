import * as styles from './FactList.css.ts';

interface FactListProps {
  readonly heading: string;
  /** Values are sentences: for figures there is the FactTable. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly note?: string | undefined;
}

/** What somebody has to know before deciding, in a box that cannot be overlooked. */
export const FactList = ({ heading, facts, note }: FactListProps) => (
  <section className={styles.card}>
    <h3 className={styles.heading}>{heading}</h3>
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
    {note ? <p className={styles.note}>{note}</p> : null}
  </section>
);
