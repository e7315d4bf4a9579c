import { formatPounds } from '#contract/common/money.ts';
import { solarAssumptions } from '#contract/solar/pricing.ts';
import { exampleQuote } from './exampleQuote.ts';
import * as styles from './Workings.css.ts';

const { kwhPerKw, valuePerKwh, co2GramsPerKwh, installationPercent, designPercent } = solarAssumptions;

const rows = [
  { figure: `${kwhPerKw} kWh`, text: 'a year from each kilowatt of panels, on an unshaded roof that faces south' },
  {
    figure: formatPounds(valuePerKwh),
    text: 'is what each kilowatt-hour is worth, used at home and exported together',
  },
  { figure: `${co2GramsPerKwh} g`, text: 'of CO₂ avoided with each kilowatt-hour' },
  { figure: `${installationPercent}% + ${designPercent}%`, text: 'of the equipment price for installation and design' },
];

export const Workings = () => (
  <section className={styles.section} aria-labelledby="workings">
    <div className={styles.intro}>
      <h2 className={styles.heading} id="workings">
        No mystery in the figures
      </h2>
      <p>
        The example above is {exampleQuote.sizeKw} kW times these figures, and so is every quote. With a{' '}
        {exampleQuote.battery.name} it comes to {exampleQuote.battery.total} and {exampleQuote.battery.paybackYears}{' '}
        years, before counting what the battery lets you use yourself.
      </p>
      <p>
        East and west roofs make about 80 to 85% of the south-facing figure. The survey tells you what yours will make.
      </p>
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
