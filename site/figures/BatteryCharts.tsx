import { typicalUse } from '#contract/common/energy/prices.ts';
import { formatWholePounds } from '#contract/common/money.ts';
import { formatPayback } from '#contract/common/photovoltaic/pricing.ts';
import { BarChart } from '../../widgets/ui/BarChart/BarChart.tsx';
import { batteryExamples, homeExample } from '../facts/exampleSystems.ts';
import { factText } from '../facts/facts.ts';
import { DayChart, fromHours, sunOf, totalOf } from './charts/DayChart.tsx';

// A household that is out from half past eight to four: the shape of its day at every full hour (our estimate).
const SHAPE = fromHours([
  0.15, 0.15, 0.15, 0.15, 0.15, 0.2, 0.5, 0.8, 0.5, 0.2, 0.18, 0.18, 0.2, 0.18, 0.18, 0.25, 0.5, 1, 1.1, 0.9, 0.7, 0.6,
  0.45, 0.25, 0.15,
]);
const DAYS_A_YEAR = 365;
// In kW: as high as makes the use of a typical home.
const HEIGHT = typicalUse.electricityKwh / DAYS_A_YEAR / totalOf(SHAPE);
const AT_HOME = SHAPE.map((value) => value * HEIGHT);

/** A bright April day in a house whose people are out. */
export const BatteryDay = () => (
  <DayChart
    caption="A bright April day, no one at home"
    made={sunOf(6, 20, 2.9)}
    used={AT_HOME}
    description="The roof makes most of its electricity between ten and four, while the house needs little. The house needs most between five and nine in the evening, when the roof makes almost nothing."
    note="Yellow is exported, or kept if there's a battery. An example of a 4 kW roof, not a measurement."
  />
);

// A small manufacturer on a weekday, in kW at every full hour (our estimate).
const WORKING_LOAD = fromHours([5, 5, 5, 5, 5, 6, 9, 20, 31, 34, 35, 35, 31, 33, 35, 34, 31, 22, 11, 8, 6, 6, 5, 5, 5]);

/** A clear weekday in May on the roof of the example. */
export const WorkingDay = () => (
  <DayChart
    caption="A clear weekday in May, 50 kW on the roof"
    made={sunOf(5, 21, 38)}
    used={WORKING_LOAD}
    description="The firm needs most between eight and five, and the roof makes most between nine and five. So most of it is used at once. A little is left over around noon and in the evening."
    note="An example, not a measurement. Your own half-hourly readings draw the real picture."
  />
);

const { sizeKw } = homeExample;

const yearsText = (tenths: number): string => `${formatPayback(tenths)} years`;

/** Payback without a battery and with each. */
export const BatteryPaybacks = () => (
  <BarChart
    caption={`Years for a ${sizeKw} kW system to pay back`}
    bars={[{ name: 'Without a battery', ...homeExample, isMain: true }, ...batteryExamples].map(
      ({ name, total, paybackTenths, ...rest }) => ({
        label: name,
        note: formatWholePounds(total),
        value: paybackTenths,
        text: yearsText(paybackTenths),
        isMain: 'isMain' in rest,
      }),
    )}
    note={`By our quote's formula, which values every kWh at ${factText('rate-quote-home')}, used or exported. A battery on a cheap night tariff does better.`}
  />
);
