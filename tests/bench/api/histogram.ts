/** A histogram of a metrics page, all its labels together. */
export interface Histogram {
  /** Upper bounds in seconds, and how many were at most that. */
  readonly buckets: readonly { readonly seconds: number; readonly count: number }[];
  readonly count: number;
}

const LINE = /^(\w+)(?:\{(.*)\})? (\S+)$/;
const BOUND = /(?:^|,)le="([^"]+)"/;

const numberOf = (text: string): number => (text === '+Inf' ? Number.POSITIVE_INFINITY : Number(text));

/** @throws when the page has no such histogram */
export function readHistogram(page: string, metric: string): Histogram {
  const counts = new Map<number, number>();
  for (const line of page.split('\n')) {
    const [, name, labels = '', value = ''] = LINE.exec(line) ?? [];
    const [, bound] = BOUND.exec(labels) ?? [];
    if (name !== `${metric}_bucket` || bound === undefined) continue;
    counts.set(numberOf(bound), (counts.get(numberOf(bound)) ?? 0) + Number(value));
  }
  const count = counts.get(Number.POSITIVE_INFINITY) ?? 0;
  if (count === 0) throw new Error(`the metrics have nothing of ${metric}`);
  const buckets = [...counts].map(([seconds, atMost]) => ({ seconds, count: atMost }));
  return { buckets: buckets.toSorted((left, right) => left.seconds - right.seconds), count };
}

/** The least bound that so large a share was within. */
export const secondsOfShare = ({ buckets, count }: Histogram, share: number): number =>
  buckets.find((bucket) => bucket.count >= share * count)?.seconds ?? Number.POSITIVE_INFINITY;
