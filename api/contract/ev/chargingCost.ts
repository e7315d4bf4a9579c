import { monthlyDemand, usedAtHome } from '../common/energy/homeYear.ts';
import { priceCap, typicalUse } from '../common/energy/prices.ts';
import { regionOf } from '../common/energy/regions.ts';
import { DAYS_OF_MONTHS, monthlyYield, yearOf } from '../common/energy/yield.ts';
import { pounds, times, type SubPence } from '../common/money.ts';

/**
 * What the comparison of charging costs assumes. Every figure is shown to the visitor as an assumption with its date.
 * The claim is that of the funnels specification, section 9.5; a test holds it against these figures.
 */
export const chargingAssumptions = {
  milesPerYear: 7000,
  milesPerKwh: 3.5,
  /** A night rate of tariffs for electric cars (our estimate of November 2026, from 7p to 9p). */
  night: { perKwh: pounds(0.09), asOf: 'November 2026', validUntil: '2027-05-31' },
  /** The price cap for electricity. */
  standard: { perKwh: priceCap.unit, asOf: priceCap.period },
  /** Average of rapid public chargers, as a motoring organisation (the RAC's Charge Watch) found it. */
  publicRapid: { perKwh: pounds(0.7919), asOf: 'November 2024', validUntil: '2027-05-31' },
  /** "Save up to 88%". */
  claimPercent: 88,
} as const;

export type ChargingPlace = 'night' | 'standard' | 'publicRapid';

/** What the share from the sun and the time to fill assume besides. */
export const carAssumptions = {
  /** Of a car of middle size, usable. */
  batteryKwh: 60,
  /** Of our chargers. */
  chargerKw: 7.4,
  /** A usual system, facing south at 30°, with the typical home's own use taken off first. */
  solarKw: 4,
} as const;

/** Miles a year that are reckoned with: fewer are hardly a charge, more is no one's car. */
export const milesLimits = { least: 100, most: 100_000 } as const;

/** Miles a year as somebody types them, "7,000" or "7000 miles"; or what is wrong with them. */
export function readMiles(typed: string): number | 'number' | keyof typeof milesLimits {
  const miles = Math.round(Number(typed.replace(/[,\s]|miles?\s*$/gi, '') || Number.NaN));
  if (!Number.isFinite(miles)) return 'number';
  if (miles < milesLimits.least) return 'least';
  return miles > milesLimits.most ? 'most' : miles;
}

/** Whole kilowatt-hours that a year of driving takes. */
const chargingKwh = (miles: number): number => Math.round(miles / chargingAssumptions.milesPerKwh);

/** What a year of driving costs at one place. */
export const chargingCostPerYear = (place: ChargingPlace, miles: number = chargingAssumptions.milesPerYear): SubPence =>
  times(chargingAssumptions[place].perKwh, chargingKwh(miles));

/** Hours from empty to full, to the half hour. */
export const hoursToFill = (): number => Math.round((carAssumptions.batteryKwh / carAssumptions.chargerKw) * 2) / 2;

/**
 * Per cent of a year's driving that a usual solar system could cover at most: what is left over each month by SAP 10.2, all
 * of it charged while the sun shines. @param postcode as it was typed; the mean of the United Kingdom where it says nothing
 */
export function solarPercent(miles: number, postcode: string): number {
  const demands = monthlyDemand(typicalUse.electricityKwh);
  const region = regionOf(postcode) ?? 0;
  const covered = monthlyYield({ region, orientation: 'S', tilt: 30 }).map((perKw, month) => {
    const generation = perKw * carAssumptions.solarKw;
    const left = generation * (1 - usedAtHome({ generation, demand: demands[month] ?? 0, batteryKwh: 0 }));
    return Math.min(left, (chargingKwh(miles) * (DAYS_OF_MONTHS[month] ?? 0)) / 365);
  });
  return Math.round((yearOf(covered) / chargingKwh(miles)) * 100);
}
