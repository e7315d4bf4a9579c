import { sum, timesQuantity, type SubPence } from '../money.ts';
import { priceCap } from './prices.ts';
import { monthlyDemand, usedAtHome } from './selfUse.ts';
import { monthlyYield, yearOf, type Roof } from './yield.ts';

/** A home as the method sees it. */
export interface Home {
  readonly roof: Roof;
  readonly sizeKw: number;
  /** kWh that the home uses in a year. */
  readonly annualUse: number;
  /** Usable kWh; 0 without one. */
  readonly batteryKwh: number;
}

/** Where the electricity of a month comes from and goes to, in kWh. */
export interface Flows {
  readonly generation: number;
  /** Made and used at home. */
  readonly used: number;
  readonly exported: number;
  readonly bought: number;
}

/** Flows of each month, January first. */
export function monthsOf({ roof, sizeKw, annualUse, batteryKwh }: Home): Flows[] {
  const demands = monthlyDemand(annualUse);
  return monthlyYield(roof).map((perKw, month) => {
    const generation = perKw * sizeKw;
    const demand = demands[month] ?? 0;
    const shareWith = (battery: number): number => usedAtHome({ generation, demand, batteryKwh: battery });
    // Where more than five times the use is made the formula takes something away for a small battery: no battery does.
    const used = generation * Math.max(shareWith(batteryKwh), shareWith(0));
    return { generation, used, exported: generation - used, bought: Math.max(0, demand - used) };
  });
}

/** The same for the whole year. */
export const totalOf = (months: readonly Flows[]): Flows => ({
  generation: yearOf(months.map(({ generation }) => generation)),
  used: yearOf(months.map(({ used }) => used)),
  exported: yearOf(months.map(({ exported }) => exported)),
  bought: yearOf(months.map(({ bought }) => bought)),
});

/** What panels save and earn: what is used need not be bought, the rest is sold. @param exportPrice per kWh */
export const savingOf = ({ used, exported }: Pick<Flows, 'used' | 'exported'>, exportPrice: SubPence): SubPence =>
  sum(timesQuantity(priceCap.unit, used), timesQuantity(exportPrice, exported));

/** kWh a year; a bill for less than that is taken for one that tells nothing: so little is no home's and no building's. */
export const LEAST_USE_KWH = 100;

/** kWh a year behind a monthly bill at the capped price; 0 where the bill is below the standing charge. */
export const yearlyUseOf = (bill: SubPence): number =>
  Math.max(0, (12 * bill - 365 * priceCap.standing) / priceCap.unit);
