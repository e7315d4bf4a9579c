const MAX_TICKS = 4;
const NICE = [1, 2, 2.5, 5, 10] as const;

/** Round steps of an axis from 0 up to `most`: at most four, none of them above it. */
export const niceTicks = (most: number): number[] => {
  if (!(most > 0)) return [];
  const rough = most / MAX_TICKS;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = (NICE.find((nice) => nice * magnitude >= rough) ?? 10) * magnitude;
  return Array.from({ length: Math.floor(most / step) }, (_, index) => (index + 1) * step);
};

export interface PaybackShape {
  /** Top of the value axis in pounds. */
  readonly top: number;
  readonly savingsAtEnd: number;
  /** Years until savings reach the total; undefined when that is after the last year shown. */
  readonly paybackYears: number | undefined;
}

export const paybackShape = (total: number, annualSavings: number, years: number): PaybackShape => {
  const savingsAtEnd = annualSavings * years;
  const isPaidBack = annualSavings > 0 && savingsAtEnd >= total;
  return {
    top: Math.max(total, savingsAtEnd),
    savingsAtEnd,
    paybackYears: isPaidBack ? total / annualSavings : undefined,
  };
};
