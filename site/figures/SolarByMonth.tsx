import { homeExample } from '../facts/exampleSystems.ts';
import { SUN_BY_MONTH, WHOLE_YEAR } from '../facts/sunByMonth.ts';
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
