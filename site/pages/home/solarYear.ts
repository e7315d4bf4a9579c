import { homeExample } from '../../facts/exampleSystems.ts';
import { SUN_BY_MONTH, WHOLE_YEAR } from '../../facts/sunByMonth.ts';

const PERCENT = 100;
const APRIL = 3;
const OCTOBER = 9;

const { sizeKw, annualKwh } = homeExample;
const inSummer = SUN_BY_MONTH.slice(APRIL, OCTOBER).reduce((sum, share) => sum + share, 0);

/** What the example system makes, month by month. */
export const solarYear = {
  sizeKw,
  annualKwh,
  months: SUN_BY_MONTH.map((share) => (annualKwh * share) / WHOLE_YEAR),
  /** Percent of the year from April to September. */
  summerShare: Math.round((inSummer / WHOLE_YEAR) * PERCENT),
};
