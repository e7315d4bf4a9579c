const MOST_TICKS = 4;
const YEARS_APART = 5;
const ROUND = [1, 2, 2.5, 5, 10] as const;

/** Round steps of an axis from 0 up to `most`: at most four, none of them above it. */
function roundSteps(most: number): number[] {
  if (!(most > 0)) return [];
  const rough = most / MOST_TICKS;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = (ROUND.find((round) => round * magnitude >= rough) ?? 10) * magnitude;
  return [...Array(Math.floor(most / step)).keys()].map((index) => (index + 1) * step);
}

/** In pounds, and pounds a year. */
interface Money {
  readonly total: number;
  readonly annualSavings: number;
  readonly years: number;
}

/** Cost against savings that add up: where things stand on a chart, in years and pounds. */
export interface Payback {
  /** Savings in pounds after the last year. */
  readonly savedAtEnd: number;
  /** Top of the scale in pounds: the larger of cost and savings, so that a picture has no empty head. 0 without either. */
  readonly top: number;
  /** Pounds that the scale names, above 0. */
  readonly ticks: readonly number[];
  /** Years that the axis names: 0, 5, 10 … up to the last. */
  readonly namedYears: readonly number[];
  /** Years until the savings have paid the cost; undefined when that is after the last one. */
  readonly breakEven: number | undefined;
}

/** The one geometry of the payback chart: the widget, the pages, the PDF and the saved quote draw the same. */
export function paybackOf({ total, annualSavings, years }: Money): Payback {
  const savedAtEnd = annualSavings * years;
  const top = Math.max(total, savedAtEnd);
  return {
    savedAtEnd,
    top,
    ticks: roundSteps(top),
    namedYears: [...Array(Math.floor(years / YEARS_APART) + 1).keys()].map((index) => index * YEARS_APART),
    breakEven: annualSavings > 0 && savedAtEnd >= total ? total / annualSavings : undefined,
  };
}
