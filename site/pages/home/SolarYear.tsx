import { formatWholePounds } from '#contract/common/money.ts';
import { formatPayback, type SystemFigures } from '#contract/common/photovoltaic/pricing.ts';
import { homeExample, batteryExamples } from '../../facts/exampleSystems.ts';
import { solarRanges } from '../../facts/prices.ts';
import { SUN_BY_MONTH, WHOLE_YEAR } from '../../facts/sunByMonth.ts';
import { MonthChart } from '../../figures/charts/MonthChart.tsx';
import { SolarQuoteLink } from '../../kit/components/CallToAction.tsx';
import * as section from './section.css.ts';
import * as styles from './SolarYear.css.ts';

const asText = (figures: SystemFigures) => ({
  total: formatWholePounds(figures.total),
  savings: formatWholePounds(figures.annualSavings),
  paybackYears: formatPayback(figures.paybackTenths),
  co2: `${figures.co2Kg} kg`,
  panels: `${figures.panelCount} panels`,
});

const [smallest] = batteryExamples;

/** What the funnel answers when nothing is changed: priced by the contract, so that page and funnel agree. */
const exampleQuote = {
  sizeKw: homeExample.sizeKw,
  ...asText(homeExample),
  battery: { name: smallest.name, ...asText(smallest) },
};

const figures = [
  { label: 'Installed for', value: exampleQuote.total, unit: '' },
  { label: 'Saves, estimated', value: exampleQuote.savings, unit: 'a year' },
  { label: 'Paid back after', value: `${exampleQuote.paybackYears}\u00A0years`, unit: '' },
  { label: 'CO₂ avoided', value: exampleQuote.co2, unit: 'a year' },
];

const ExampleQuote = () => (
  <section className={styles.band} aria-labelledby="example">
    <div className={styles.exampleQuoteInner}>
      <div className={styles.exampleQuoteWords}>
        <h2 className={styles.heading} id="example">
          An example: {exampleQuote.sizeKw} kW at home
        </h2>
        <p className={styles.note}>
          {exampleQuote.panels}, no battery. It's an estimate: a survey of your roof gives the final price.
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
        <SolarQuoteLink size="onDark">Get my solar quote</SolarQuoteLink>
      </p>
    </div>
  </section>
);

const PERCENT = 100;
const APRIL = 3;
const OCTOBER = 9;

const inSummer = SUN_BY_MONTH.slice(APRIL, OCTOBER).reduce((sum, share) => sum + share, 0);

/** What the example system makes, month by month. */
export const solarYear = {
  sizeKw: homeExample.sizeKw,
  annualKwh: homeExample.annualKwh,
  months: SUN_BY_MONTH.map((share) => (homeExample.annualKwh * share) / WHOLE_YEAR),
  /** Percent of the year from April to September. */
  summerShare: Math.round((inSummer / WHOLE_YEAR) * PERCENT),
};

const { sizeKw, annualKwh, summerShare, months } = solarYear;

/** Section 7: what panels make in a northern year, what they cost, and where they go. */
export const SolarYear = () => (
  <section id="solar" aria-labelledby="solar-title">
    <div className={styles.inner}>
      <div className={styles.words}>
        <h2 className={section.heading} id="solar-title">
          Enough sun for solar in the North East
        </h2>
        <p>
          {sizeKw}&nbsp;kW is ten panels, and they fit on a normal semi. They make {summerShare}% of their power between
          April and September. You're paid for what you send to the grid.
        </p>
        <p>A battery saves the afternoon's sun for the evening. Every quote shows the price with one and without.</p>
        <p>
          A home system usually costs {solarRanges.homes.text} installed. Small ones cost less, like the example below.
        </p>
      </div>
      <MonthChart
        caption={`A year of ${sizeKw} kW: ${annualKwh.toLocaleString('en-GB')} kWh`}
        kilowattHours={months}
        note="An estimate for an unshaded roof facing south. East and west make about 80 to 85% of it."
      />
    </div>
    <ExampleQuote />
  </section>
);
