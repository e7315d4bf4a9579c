/** The middle value, or the mean of the two in the middle. @throws without a value */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('expected at least one value');
  return (lower + upper) / 2;
}

/**
 * Ratios of what was measured side by side: a machine that is busy for a while slows both of a pair, and the ratio stays.
 * @throws where one has no other
 */
export function ratios(values: readonly number[], others: readonly number[]): number[] {
  if (values.length !== others.length) throw new Error(`expected pairs, found ${values.length} and ${others.length}`);
  return values.map((value, index) => value / (others[index] ?? Number.NaN));
}

/** Bounds that something lies within. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

const LEVEL = 0.95;

/** How many of so many values may be left out at each end: the chance of more below the median than that is binomial. */
function leftOutOf(count: number): number {
  const allowed = (1 - LEVEL) / 2;
  let [left, chance, atMost] = [0, 0.5 ** count, 0.5 ** count];
  while (atMost <= allowed) {
    left += 1;
    chance *= (count - left + 1) / left;
    atMost += chance;
  }
  return left;
}

/**
 * 95 % confidence interval of the median, whatever the distribution: two of the sorted values, chosen by the binomial
 * distribution with p = 1/2 (W. J. Conover, Practical Nonparametric Statistics, 3.2; J.-Y. Le Boudec, Performance
 * Evaluation of Computer and Communication Systems, theorem 2.1 and its table for n ≤ 70). Who looks after each round and
 * stops when it is narrow has a little less than 95 %.
 * @returns undefined for fewer than six values, of which not even the least and the most hold the median so surely
 */
export function medianInterval(values: readonly number[]): Interval | undefined {
  const sorted = values.toSorted((left, right) => left - right);
  const leftOut = leftOutOf(values.length);
  const [low, high] = [sorted[leftOut - 1], sorted[values.length - leftOut]];
  return low === undefined || high === undefined ? undefined : { low, high };
}

/** "812 (790–1,044)": the median, then the least and the most. */
export function spread(values: readonly number[], format: (value: number) => string): string {
  return `${format(median(values))} (${format(Math.min(...values))}–${format(Math.max(...values))})`;
}

export const wholeNumber = (value: number): string => Math.round(value).toLocaleString('en-GB');
export const milliseconds = (value: number): string => `${wholeNumber(value)} ms`;
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(bytes < 10_000 ? 2 : 1)} kB`;
export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
// Three digits below 1: "0.20, missed" beside a limit of 0.20 would explain nothing.
export const times = (ratio: number): string => `${ratio.toFixed(ratio < 1 ? 3 : 2)} ×`;
