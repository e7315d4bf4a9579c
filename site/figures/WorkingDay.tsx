import { DayChart } from './charts/DayChart.tsx';
import { fromHours, sunOf } from './charts/dayCurve.ts';

// A small manufacturer on a weekday, in kW at every full hour (our estimate).
const WORKING_LOAD = fromHours([5, 5, 5, 5, 5, 6, 9, 20, 31, 34, 35, 35, 31, 33, 35, 34, 31, 22, 11, 8, 6, 6, 5, 5, 5]);

/** A clear weekday in May on the roof of the example. */
export const WorkingDay = () => (
  <DayChart
    caption="A clear weekday in May, 50 kW on the roof"
    made={sunOf(5, 21, 38)}
    used={WORKING_LOAD}
    told="The firm needs most between eight and five, and the roof makes most between nine and five: both curves lie over each other for most of the working day. A little is left over around noon and in the evening."
    note="An example, not a measurement. Your own half-hourly readings draw the real picture."
  />
);
