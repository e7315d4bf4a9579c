import { solarRanges } from '../../facts/prices.ts';
import { MonthChart } from '../../figures/charts/MonthChart.tsx';
import { ExampleQuote } from './ExampleQuote.tsx';
import { roofs } from './roofs.ts';
import * as section from './section.css.ts';
import * as styles from './SolarYear.css.ts';
import { solarYear } from './solarYear.ts';

const { sizeKw, annualKwh, summerShare, months } = solarYear;

/** Section 7: what panels make in a northern year, what they cost, and where they go. */
export const SolarYear = () => (
  <section id="solar" aria-labelledby="solar-title">
    <div className={styles.inner}>
      <div className={styles.words}>
        <h2 className={section.heading} id="solar-title">
          The North East has more sun than its reputation
        </h2>
        <p>
          {sizeKw} kW is ten panels: a normal semi has the room. They make {summerShare}% of their year between April
          and September, and something on the greyest day. What you do not use goes to the grid, and is paid for.
        </p>
        <p>
          A battery carries the afternoon into the evening. Whether it pays for itself depends on when you are at home,
          so every quote shows the price with it and without.
        </p>
        <p>
          Installed systems for homes usually come to {solarRanges.homes.text}. Small ones cost less: the example below
          is one.
        </p>
        <ul className={styles.roofs}>
          {roofs.items.map(({ title, Picture }) => (
            <li key={title} className={styles.roof}>
              <Picture />
              {title}
            </li>
          ))}
        </ul>
      </div>
      <MonthChart
        caption={`A year of ${sizeKw} kW: ${annualKwh.toLocaleString('en-GB')} kWh`}
        kilowattHours={months}
        note="An estimate for an unshaded roof that faces south. East and west make about 80 to 85% of it. The survey gives the figure for yours."
      />
    </div>
    <ExampleQuote />
  </section>
);
