import type { SubPence } from '../money.ts';

// In how many years a battery earns its price, for mails and for the result alike.

/** What something is worth in a year, at two ends. */
export type Worth = readonly [SubPence, SubPence];

/** The less favourable end first. */
export const fromLeast = ([one, other]: Worth): Worth => (one <= other ? [one, other] : [other, one]);

/** Whole years, longest where it earns least; undefined for never. */
export interface YearsToEarn {
  readonly soonest: number | undefined;
  readonly latest: number | undefined;
}

/** @param worth of a year, in either order */
export function yearsToEarn(cost: SubPence, worth: Worth): YearsToEarn {
  const [least, most] = fromLeast(worth);
  const years = (aYear: SubPence) => (aYear > 0 ? Math.max(1, Math.round(cost / aYear)) : undefined);
  return { soonest: years(most), latest: years(least) };
}

/** No price holds for longer, and no battery. */
const MOST_YEARS = 100;

/** "29 to 36 years" */
export function earnedText({ soonest, latest }: YearsToEarn): string {
  if (soonest === undefined) return 'never pays back';
  if (soonest > MOST_YEARS) return `more than ${MOST_YEARS} years`;
  if (latest === undefined || latest > MOST_YEARS) return `${soonest} years at best`;
  return `${soonest === latest ? '' : `${soonest} to `}${latest} years`;
}
