import { formatWholePounds, toPounds } from '#contract/common/money.ts';
import { chargingAssumptions, chargingCostPerYear, type ChargingPlace } from '#contract/ev/chargingCost.ts';
import { BarChart } from '../../widgets/ui/BarChart/BarChart.tsx';

const PLACES = [
  ['At home, at night', 'night'],
  ['At home, at the price cap', 'standard'],
  ['At rapid chargers in public', 'publicRapid'],
] as const satisfies readonly (readonly [string, ChargingPlace])[];

/** What a year of driving costs at three places. */
export const ChargingCosts = () => (
  <BarChart
    caption={`What ${chargingAssumptions.milesPerYear.toLocaleString('en-GB')} miles cost in a year`}
    bars={PLACES.map(([label, place]) => ({
      label,
      note: `${chargingAssumptions[place].perKwh / 100}p, ${chargingAssumptions[place].asOf}`,
      value: toPounds(chargingCostPerYear(place)),
      text: formatWholePounds(chargingCostPerYear(place)),
      isMain: place === 'night',
    }))}
    note={`At ${chargingAssumptions.milesPerKwh} miles for each kWh.`}
  />
);
