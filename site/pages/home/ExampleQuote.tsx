import { SolarQuoteLink } from '../../kit/components/SolarQuoteLink.tsx';
import * as styles from './ExampleQuote.css.ts';
import { exampleQuote } from './exampleQuote.ts';

const figures = [
  { label: 'Installed for', value: exampleQuote.total, unit: '' },
  { label: 'Saves, estimated', value: exampleQuote.savings, unit: 'a year' },
  { label: 'Paid back after', value: exampleQuote.paybackYears, unit: 'years' },
  { label: 'CO₂ avoided', value: exampleQuote.co2, unit: 'a year' },
];

export const ExampleQuote = () => (
  <section className={styles.band} aria-labelledby="example">
    <div className={styles.inner}>
      <div className={styles.words}>
        <h2 className={styles.heading} id="example">
          An example: {exampleQuote.sizeKw} kW at home
        </h2>
        <p className={styles.note}>
          {exampleQuote.panels}, no battery. An estimate: a survey of your roof gives the final price.
        </p>
      </div>
      <dl className={styles.figures}>
        {figures.map(({ label, value, unit }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              {value} {unit && <span className={styles.unit}>{unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.action}>
        <SolarQuoteLink size="onDark">Get your solar quote</SolarQuoteLink>
      </p>
    </div>
  </section>
);
