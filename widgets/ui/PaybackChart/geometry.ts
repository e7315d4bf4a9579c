const MAX_TICKS = 4;
const YEARS_APART = 5;
const NICE = [1, 2, 2.5, 5, 10] as const;

/** Drawn area in percent of the picture's height: the rest is for the words above and below. */
const TOP = 9;
const BOTTOM = 90;

/** Round steps of an axis from 0 up to `most`: at most four, none of them above it. */
export const niceTicks = (most: number): number[] => {
  if (!(most > 0)) return [];
  const rough = most / MAX_TICKS;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = (NICE.find((nice) => nice * magnitude >= rough) ?? 10) * magnitude;
  return Array.from({ length: Math.floor(most / step) }, (_, index) => (index + 1) * step);
};

/** Years that the axis and the table name: 0, 5, 10 … up to the last. */
export const namedYears = (years: number): number[] =>
  Array.from({ length: Math.floor(years / YEARS_APART) + 1 }, (_, index) => index * YEARS_APART);

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where things stand in the picture, in percent of its width and height, y downwards. */
export interface PaybackGeometry {
  readonly x: (year: number) => number;
  readonly y: (pounds: number) => number;
  readonly base: number;
  readonly ticks: readonly number[];
  readonly savingsEnd: Point;
  /** Where savings meet the cost; undefined when that is after the last year shown. */
  readonly crossing: Point | undefined;
  /** In the first half: labels then go to the free half on the right. */
  readonly isEarly: boolean;
}

interface Money {
  readonly total: number;
  readonly annualSavings: number;
  readonly years: number;
}

export const paybackGeometry = ({ total, annualSavings, years }: Money): PaybackGeometry => {
  const savingsAtEnd = annualSavings * years;
  const top = Math.max(total, savingsAtEnd);
  const x = (year: number): number => (year / years) * 100;
  const y = (pounds: number): number => (top > 0 ? BOTTOM - (pounds / top) * (BOTTOM - TOP) : BOTTOM);
  const paybackYears = annualSavings > 0 && savingsAtEnd >= total ? total / annualSavings : undefined;
  return {
    x,
    y,
    base: BOTTOM,
    ticks: niceTicks(top),
    savingsEnd: { x: 100, y: y(savingsAtEnd) },
    crossing: paybackYears === undefined ? undefined : { x: x(paybackYears), y: y(total) },
    isEarly: paybackYears !== undefined && paybackYears < years / 2,
  };
};
