import { formatWholePounds, toPounds } from '#contract/common/money.ts';
import { formatPayback } from '#contract/common/photovoltaic/pricing.ts';
import { BarChart } from '../../widgets/ui/BarChart/BarChart.tsx';
import { poundsText } from '../../widgets/ui/Chart/Chart.tsx';
import { CostChart } from '../../widgets/ui/CostChart/CostChart.tsx';
import { PaybackChart } from '../../widgets/ui/PaybackChart/PaybackChart.tsx';
import { energyRates, exampleYear, penceText, valueOf } from '../facts/energyRates.ts';
import { homeExample, businessExample, businessTaxRelief } from '../facts/exampleSystems.ts';
import { factText } from '../facts/facts.ts';
import { SUN_BY_MONTH, WHOLE_YEAR } from '../facts/sunByMonth.ts';
import { tool } from './charts/chartParts.css.ts';
import { MonthChart } from './charts/MonthChart.tsx';
import { SplitBars } from './charts/SplitBars.tsx';

const { sizeKw, annualKwh } = homeExample;

/** What a roof in Newcastle makes, month by month. */
export const SolarByMonth = () => (
  <MonthChart
    caption={`What a ${sizeKw} kW system makes in Newcastle, by month`}
    kilowattHours={SUN_BY_MONTH.map((share) => (annualKwh * share) / WHOLE_YEAR)}
    note={`Of ${annualKwh.toLocaleString('en-GB')} kWh in the year. An estimate for a south-facing roof without shade; single months can differ by a third from year to year.`}
  />
);

/** Where the price of the example goes. */
export const SolarCostParts = () => (
  <CostChart
    caption={`What makes up the price of ${sizeKw} kW`}
    totalText={formatWholePounds(homeExample.total)}
    parts={[
      ['Equipment: panels, inverter, mounting', homeExample.equipment] as const,
      ['Installation', homeExample.installation] as const,
      ['Design and paperwork', homeExample.design] as const,
    ].map(([label, amount]) => ({ label, value: toPounds(amount), text: formatWholePounds(amount) }))}
  />
);

/** What has been paid and saved after so many years. */
export const SolarPayback = () => (
  <PaybackChart
    caption="What you pay and what you save over 25 years"
    years={25}
    total={toPounds(homeExample.total)}
    annualSavings={toPounds(homeExample.annualSavings)}
    paybackLabel={`Paid back after ${formatPayback(homeExample.paybackTenths)} years`}
    texts={{ cost: 'System cost', savings: 'Savings so far', year: 'Year' }}
  />
);

const RATES = [
  [`The lowest of ${factText('rate-export-when')}`, 'exportLowest'],
  [`The highest of ${factText('rate-export-when')}`, 'exportHighest'],
  ['A plain rate since', 'exportPoor', factText('rate-export-poor')],
] as const;

/** What the same export earns on different tariffs. */
export const ExportEarnings = () => (
  <BarChart
    caption={`What ${exampleYear.exportedKwh.toLocaleString('en-GB')} exported kWh earn in a year`}
    bars={RATES.map(([label, rate, words = penceText(rate)]) => ({
      label,
      note: `${words} for each kWh`,
      value: toPounds(energyRates[rate]) * exampleYear.exportedKwh,
      text: valueOf(exampleYear.exportedKwh, rate),
      isMain: rate === 'exportHighest',
    }))}
    note="Rates change every few months, and the best ask you to buy from the same supplier."
  />
);

/** What a commercial roof has paid and saved after so many years. */
export const CommercialPayback = () => (
  <PaybackChart
    caption={`What a ${businessExample.sizeKw} kW system costs and saves over 25 years`}
    years={25}
    total={toPounds(businessExample.total)}
    annualSavings={toPounds(businessExample.annualSavings)}
    paybackLabel={`Paid back after ${formatPayback(businessExample.paybackTenths)} years, before tax`}
    texts={{ cost: 'System cost', savings: 'Savings so far', year: 'Year' }}
  />
);

const SMALL_PROFITS_PERCENT = 19;

/** What is left to pay after the first-year allowance, at both rates. */
export const TaxRelief = () => (
  <SplitBars
    caption={`What ${poundsText(toPounds(businessExample.total))} cost after corporation tax`}
    names={['left to pay', 'less tax']}
    rows={[
      ['At the main rate', businessTaxRelief.percent] as const,
      ['At the small profits rate', SMALL_PROFITS_PERCENT] as const,
    ].map(([label, percent]) => {
      const relief = (toPounds(businessExample.total) * percent) / 100;
      const rest = toPounds(businessExample.total) - relief;
      return {
        label: `${label}, ${percent}%`,
        first: { value: rest, text: poundsText(rest) },
        second: { value: relief, text: poundsText(relief) },
      };
    })}
    note="With enough profit in the year of the purchase. Not advice for your own case: ask your accountant."
  />
);

/** The reader's own estimate. Its script comes when it is near the screen; without one the quote says the same. */
export const SolarEstimate = () => (
  <solar-estimate className={tool} data-tool="solar-estimate" theme="auto">
    <p>
      What would it be for your home? <a href="/solar-quote">The solar quote</a> works out an estimate for your roof and
      your bill.
    </p>
  </solar-estimate>
);
