import * as styles from './ExampleQuote.css.ts';
import { exampleQuote } from './exampleQuote.ts';

const facts = [
  { label: 'Saves, estimated', value: `${exampleQuote.savings} a year` },
  { label: 'Paid back after', value: exampleQuote.payback },
  { label: 'CO₂ avoided', value: `${exampleQuote.co2} a year` },
];

export const ExampleQuote = () => (
  <section className={styles.card} aria-labelledby="example">
    <h2 className={styles.heading} id="example">
      An example: {exampleQuote.sizeKw} kW at home
    </h2>
    <p className={styles.total}>
      {exampleQuote.total}
      <span className={styles.totalNote}>{exampleQuote.panels}, installed</span>
    </p>
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.note}>An estimate. A survey of your roof gives the final price.</p>
  </section>
);
