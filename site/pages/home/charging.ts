import { formatPounds, percentOf, times, toPounds } from '#contract/common/money.ts';
import { chargingAssumptions, type ChargingPlace } from '#contract/ev/chargingCost.ts';
import { penceText } from '../../facts/energyRates.ts';

const MILES = 100;
const WHOLE = 100;
const { milesPerKwh } = chargingAssumptions;

// The dearest first: it is what the others are drawn against.
const PLACES = [
  ['Public rapid charger', 'publicRapid'],
  ['At home, day rate', 'standard'],
  ['At home, night rate', 'night'],
] as const satisfies readonly (readonly [string, ChargingPlace])[];

const costAt = (place: ChargingPlace) =>
  percentOf(times(chargingAssumptions[place].perKwh, MILES), WHOLE / milesPerKwh);
const shareOf = (place: ChargingPlace): number => toPounds(costAt(place)) / toPounds(costAt('publicRapid'));

/** What a hundred miles cost, by the place where the car is charged: the rates behind the claim of the quote. */
export const charging = {
  caption: `What ${MILES} miles cost`,
  bars: PLACES.map(([label, place]) => ({ label, value: formatPounds(costAt(place)), share: shareOf(place) })),
  note: `${milesPerKwh} miles from a kilowatt-hour, at ${PLACES.map(([, place]) => `${penceText(place)} (${chargingAssumptions[place].asOf})`).join(', ')}. Tariffs differ: yours decides what you save.`,
};
