import { formatWholePounds, minus, type SubPence } from '../common/money.ts';
import { chargers, type Charger } from './catalogue.ts';

/** The two things that tell our chargers apart, as a visitor answers them. */
export interface ChargerPreferences {
  /** Has solar panels, or plans them. */
  readonly hasSolar: boolean;
  /** A cable that hangs on the wall, rather than the one that came with the car. */
  readonly wantsCable: boolean;
}

export interface ChargerAdvice {
  readonly charger: Charger;
  /** Why this one, a sentence each; nothing that the catalogue does not say. */
  readonly reasons: readonly string[];
}

const fits = ({ isSolarCompatible, image }: Charger, { hasSolar, wantsCable }: ChargerPreferences): boolean =>
  isSolarCompatible === hasSolar && image.endsWith('cable') === wantsCable;

const chargerFor = (preferences: ChargerPreferences): Charger | undefined =>
  chargers.find((charger) => fits(charger, preferences));

const priceDifference = (one: Charger, other: Charger): SubPence => minus(other.price, one.price);

function solarReason(charger: Charger, preferences: ChargerPreferences): string {
  if (preferences.hasSolar) return 'It can charge your car with solar power your home has left over.';
  const solar = chargerFor({ ...preferences, hasSolar: true });
  const more = solar ? formatWholePounds(priceDifference(charger, solar)) : '';
  return `Without solar panels you don't need solar charging, which costs ${more} more.`;
}

/** Which of our chargers fits, and why; undefined only when the catalogue has none of that kind. */
export function adviseCharger(preferences: ChargerPreferences): ChargerAdvice | undefined {
  const charger = chargerFor(preferences);
  if (!charger) return undefined;
  const [plug = ''] = charger.features;
  const cable = preferences.wantsCable
    ? `Its own cable is always ready (${plug}).`
    : 'You plug in the cable that came with your car, so nothing hangs on the wall.';
  return { charger, reasons: [solarReason(charger, preferences), cable] };
}
