import { formatWholePounds, toPounds, formatPrice, minus } from '#contract/common/money.ts';
import { chargers } from '#contract/ev/catalogue.ts';
import { chargingAssumptions, chargingCostPerYear, type ChargingPlace } from '#contract/ev/chargingCost.ts';
import { grantFor } from '#contract/ev/grant.ts';
import { BarChart } from '../../widgets/ui/BarChart/BarChart.tsx';
import { contentDay } from '../facts/facts.ts';
import { SplitBars } from './charts/SplitBars.tsx';

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

const rentersGrant = (price: (typeof chargers)[number]['price']) =>
  grantFor({ price, isRenting: true, customerType: 'home', parkingType: 'driveway', day: contentDay() }).amount;

/** What a tenant pays for each charger, and what the grant does. */
export const GrantShares = () => (
  <SplitBars
    caption="What a tenant pays for a charger"
    names={['you pay', 'the grant pays']}
    rows={chargers
      .filter(({ price }, index) => chargers.findIndex((other) => other.price === price) === index)
      .map(({ name, price }) => {
        const grant = rentersGrant(price);
        const rest = minus(price, grant);
        return {
          label: `${name}, ${formatPrice(price)}`,
          first: { value: toPounds(rest), text: formatPrice(rest) },
          second: { value: toPounds(grant), text: formatPrice(grant) },
        };
      })}
    note="For a tenant with a private parking space, with standard installation and VAT, by the rules of the day on which this page was made."
  />
);
