import type { SubPence } from '../money.ts';

/** What panels lose each year: field studies found 0.4 to 1.0 %. */
export const LOSS_PERCENT_A_YEAR = 0.5;
/** How far ahead it is looked: the warranty of the panels. */
export const PAYBACK_YEARS = 25;

/**
 * Years until savings have paid the cost, in tenths, half up: today's prices, a little less from the panels each year.
 * Undefined when that is after 25 years, or never.
 * @param saving of the first year
 */
export function paybackTenths(cost: SubPence, saving: SubPence): number | undefined {
  let owed: number = cost;
  let inYear: number = saving;
  for (let year = 0; year < PAYBACK_YEARS; year += 1) {
    if (owed <= inYear) return inYear > 0 ? Math.round((year + owed / inYear) * 10) : undefined;
    owed -= inYear;
    inYear *= 1 - LOSS_PERCENT_A_YEAR / 100;
  }
  return undefined;
}
