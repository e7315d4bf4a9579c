import { formatWholePounds, toPounds } from '#contract/common/money.ts';
import { formatPayback } from '#contract/common/photovoltaic/pricing.ts';
import { BarChart } from '../../widgets/ui/BarChart/BarChart.tsx';
import { CostChart } from '../../widgets/ui/CostChart/CostChart.tsx';
import { PaybackChart } from '../../widgets/ui/PaybackChart/PaybackChart.tsx';
import { SUN_BY_MONTH, WHOLE_YEAR } from '../content/sunByMonth.ts';
import { batteryExamples, homeExample } from '../library/exampleSystems.ts';
import { DayChart } from './charts/DayChart.tsx';
import { fromHours, sunOf } from './charts/dayCurve.ts';
import { MonthChart } from './charts/MonthChart.tsx';

const { sizeKw, annualKwh } = homeExample;

/** What a roof in Newcastle makes, month by month. */
export const SolarByMonth = () => (
  <MonthChart
    caption={`What ${sizeKw} kW make in Newcastle, month by month`}
    kilowattHours={SUN_BY_MONTH.map((share) => (annualKwh * share) / WHOLE_YEAR)}
    note={`Of ${annualKwh.toLocaleString('en-GB')} kWh in the year. An estimate for a south-facing roof without shade; single months differ by a third from year to year.`}
  />
);

/** Where the price of the example goes. */
export const SolarCostParts = () => (
  <CostChart
    caption={`Where the price of ${sizeKw} kW goes`}
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

const yearsText = (tenths: number): string => `${formatPayback(tenths)} years`;

/** Payback without a battery and with each. */
export const BatteryPaybacks = () => (
  <BarChart
    caption={`Years until ${sizeKw} kW have paid for themselves`}
    bars={[{ name: 'Without a battery', ...homeExample, isMain: true }, ...batteryExamples].map(
      ({ name, total, paybackTenths, ...rest }) => ({
        label: name,
        note: formatWholePounds(total),
        value: paybackTenths,
        text: yearsText(paybackTenths),
        isMain: 'isMain' in rest,
      }),
    )}
    note="By the formula of our quote, which counts every kWh at 20p, used or exported. A battery on a cheap night tariff does better."
  />
);

// A household that is out from half past eight to four, in kW at every full hour («own knowledge»).
const AT_HOME = fromHours([
  0.15, 0.15, 0.15, 0.15, 0.15, 0.2, 0.5, 0.8, 0.5, 0.2, 0.18, 0.18, 0.2, 0.18, 0.18, 0.25, 0.5, 1, 1.1, 0.9, 0.7, 0.6,
  0.45, 0.25, 0.15,
]);

/** A bright April day in a house whose people are out. */
export const BatteryDay = () => (
  <DayChart
    caption="A bright April day, nobody at home"
    made={sunOf(6, 20, 2.9)}
    used={AT_HOME}
    told="The roof makes most of its electricity between ten and four, while the house needs little. The house needs most between five and nine in the evening, when the roof makes almost nothing."
    note="Yellow is exported, or kept if there is a battery. An example of a 4 kW roof, not a measurement."
  />
);
