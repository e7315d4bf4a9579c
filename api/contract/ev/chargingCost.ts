import { priceCap } from '../common/energy/prices.ts';
import { pounds, times, type SubPence } from '../common/money.ts';

/**
 * What the comparison of charging costs assumes. Every figure is shown to the visitor as an assumption with its date.
 * The claim is that of the funnels specification, section 9.5; a test holds it against these figures.
 */
export const chargingAssumptions = {
  milesPerYear: 7000,
  milesPerKwh: 3.5,
  /** A night rate of tariffs for electric cars (our estimate of November 2026, from 7p to 9p). */
  night: { perKwh: pounds(0.09), asOf: 'November 2026' },
  /** The price cap for electricity. */
  standard: { perKwh: priceCap.unit, asOf: priceCap.period },
  /** Average of rapid public chargers, as a motoring organisation (the RAC's Charge Watch) found it. */
  publicRapid: { perKwh: pounds(0.7919), asOf: 'November 2024' },
  /** "Save up to 88%". */
  claimPercent: 88,
} as const;

export type ChargingPlace = 'night' | 'standard' | 'publicRapid';

// Whole kilowatt-hours.
const CHARGING_KWH_PER_YEAR = Math.round(chargingAssumptions.milesPerYear / chargingAssumptions.milesPerKwh);

/** What a year of driving costs at one place. */
export const chargingCostPerYear = (place: ChargingPlace): SubPence =>
  times(chargingAssumptions[place].perKwh, CHARGING_KWH_PER_YEAR);
