import { pounds, type SubPence } from '../money.ts';

// Dated facts: what electricity costs and earns. Replaced here and nowhere else; whoever shows a figure names the period.
// What proves them stands in datedFigures.ts, with all others: a browser needs no proof.

/** Ofgem's price cap for electricity: direct debit, England average, VAT included. */
export const priceCap = {
  /** Per kWh. */
  unit: pounds(0.2611),
  /** Per day. */
  standing: pounds(0.5719),
  period: 'July to September 2026',
  /** Last day, ISO. */
  validUntil: '2026-09-30',
} as const;

/** What a kWh earns that a home sells, since 1 March 2026: on a supplier's plain tariff, and on its fixed one. */
export const exportPrices = { low: pounds(0.041), high: pounds(0.12), validUntil: '2027-02-28' } as const;

/** What a kWh costs and earns. */
export interface HourPrices {
  readonly buy: SubPence;
  readonly sell: SubPence;
}

/** A tariff whose prices change through the day, as one supplier had it: an example, to be looked up anew. */
export const timeOfUse = {
  period: 'June 2026',
  validUntil: '2026-06-30',
  night: { from: 2, to: 5, prices: { buy: pounds(0.1549), sell: pounds(0.0505) } },
  peak: { from: 16, to: 19, prices: { buy: pounds(0.3613), sell: pounds(0.2979) } },
  rest: { buy: pounds(0.258), sell: pounds(0.1024) },
} as const;

const isWithin = ({ from, to }: { readonly from: number; readonly to: number }, hour: number): boolean =>
  hour >= from && hour < to;

/** Whether electricity is at its cheapest. @param hour of the day, 0 to 23 */
export const isCheapHour = (hour: number): boolean => isWithin(timeOfUse.night, hour);

/** Prices of the time-of-use tariff. @param hour of the day, 0 to 23 */
export function timeOfUseAt(hour: number): HourPrices {
  if (isCheapHour(hour)) return timeOfUse.night.prices;
  return isWithin(timeOfUse.peak, hour) ? timeOfUse.peak.prices : timeOfUse.rest;
}

/** What a typical home uses in a year by Ofgem's typical domestic consumption values, in kWh, since a day (ISO). */
export const typicalUse = {
  electricityKwh: 2500,
  gasKwh: 9500,
  since: '2026-07-01',
  // Ofgem looks at it every two years or so.
  validUntil: '2028-06-30',
} as const;
