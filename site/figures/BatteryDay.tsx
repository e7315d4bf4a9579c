import { typicalUse } from '../facts/energyRates.ts';
import { DayChart } from './charts/DayChart.tsx';
import { fromHours, sunOf, totalOf } from './charts/dayCurve.ts';

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
    caption="A bright April day, nobody at home"
    made={sunOf(6, 20, 2.9)}
    used={AT_HOME}
    told="The roof makes most of its electricity between ten and four, while the house needs little. The house needs most between five and nine in the evening, when the roof makes almost nothing."
    note="Yellow is exported, or kept if there is a battery. An example of a 4 kW roof, not a measurement."
  />
);
