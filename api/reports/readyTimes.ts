import { READY_BOUNDS, readyCount } from '#contract/common/wire.ts';
import type { CountRow } from '../statistics/countRow.ts';

const SHARE = 0.75;
const LAST_BOUND = Math.max(...READY_BOUNDS);

/**
 * Three quarters of first steps came within so many milliseconds: the upper bound of their band, since no time itself is
 * kept. One more than the last bound where it is beyond that; null without any.
 */
export function readyWithin(rows: readonly Pick<CountRow, 'step' | 'visits'>[]): number | null {
  const visitsOf = (word: string): number =>
    rows.reduce((sum, { step, visits }) => (step === word ? sum + visits : sum), 0);
  const all = rows.reduce((sum, { visits }) => sum + visits, 0);
  if (all === 0) return null;
  let within = 0;
  for (const bound of READY_BOUNDS) {
    within += visitsOf(readyCount(bound));
    if (within >= SHARE * all) return bound;
  }
  return LAST_BOUND + 1;
}

/** "500 ms", "1.2 s", "over 8 s", "–" */
export function readyWords(ms: number | null): string {
  if (ms === null) return '–';
  if (ms > LAST_BOUND) return `over ${LAST_BOUND / 1000} s`;
  return ms < 1000 ? `${ms} ms` : `${ms / 1000} s`;
}
