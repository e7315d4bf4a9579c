import { solarLimits } from '#contract/solar/limits.ts';
import { solarAssumptions } from '#contract/solar/pricing.ts';

const PERCENT = 100;

// «own knowledge»: a south-facing roof at 55 degrees north, rounded to half a percent; together they are the year.
const SHARES_OF_YEAR = [2.5, 4.5, 8.5, 11, 13.5, 13.5, 13.5, 11.5, 9.5, 6.5, 3.5, 2] as const;

const sizeKw = solarLimits.sizeKw.home.initial;
const yearKwh = sizeKw * solarAssumptions.kwhPerKw;

/** What the example system makes, month by month. */
export const solarYear = {
  sizeKw,
  yearKwh,
  months: SHARES_OF_YEAR.map((share) => Math.round((yearKwh * share) / PERCENT)),
  summerShare: Math.round(SHARES_OF_YEAR.slice(3, 9).reduce((sum, share) => sum + share, 0)),
};
