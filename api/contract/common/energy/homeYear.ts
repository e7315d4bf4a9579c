import { sum, timesQuantity, type SubPence } from '../money.ts';
import { priceCap } from './prices.ts';
import { DAYS_OF_MONTHS, monthlyYield, yearOf, type Roof } from './yield.ts';

// How much of its own electricity a home uses, by SAP 10.2, appendix M1, section 3: fitted on homes, month by month.

/** Beyond this the method counts no battery, in kWh. */
const LARGEST_BATTERY = 15;

interface Month {
  /** kWh made in the month. */
  readonly generation: number;
  /** kWh used in the month, whatever its source. */
  readonly demand: number;
  /** Usable kWh; 0 without one. */
  readonly batteryKwh: number;
}

/** The share of a month's generation that is used at home, 0 to 1. Nothing made counts as all of it used. */
export function usedAtHome({ generation, demand, batteryKwh }: Month): number {
  if (!(generation > 0)) return 1;
  const c = Math.min(LARGEST_BATTERY, Math.max(0, batteryKwh));
  const share = Math.exp(
    -(1.61 - 0.0973 * c) * ((generation / demand) * (0.415 - 0.00776 * c)) ** (0.511 + 0.0866 * c),
  );
  return demand > 0 ? Math.min(share, demand / generation) : 0;
}

/** A year's use spread over its months, more of it in winter: kWh, January first. */
export function monthlyDemand(annualKwh: number): number[] {
  const weights = DAYS_OF_MONTHS.map(
    (days, month) => days * (1 + 0.157 * Math.cos((2 * Math.PI * (month + 1 - 1.78)) / 12)),
  );
  const total = yearOf(weights);
  return weights.map((weight) => (annualKwh * weight) / total);
}

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
