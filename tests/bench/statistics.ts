/** The middle value, or the mean of the two in the middle. @throws without a value */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('expected at least one value');
  return (lower + upper) / 2;
}

/**
 * Median of the ratios of what was measured side by side: a machine that is busy for a while slows both of a pair, and
 * the ratio stays.
 */
export function medianRatio(values: readonly number[], others: readonly number[]): number {
  if (values.length !== others.length) throw new Error(`expected pairs, found ${values.length} and ${others.length}`);
  return median(values.map((value, index) => value / (others[index] ?? Number.NaN)));
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
