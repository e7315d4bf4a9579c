import { describe, expect, it } from 'vitest';
import { isUneven, judge, standing, type ExperimentDay } from './experiment.ts';

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One test that is looked at after each sent form. @param share of forms that A brings */
function run(random: () => number, most: number, share: number): string {
  let [a, b] = [0, 0];
  for (;;) {
    if (random() < share) a += 1;
    else b += 1;
    const now = standing(a, b, most);
    if (now !== 'open') return now;
  }
}

function shareOf(tests: number, most: number, share: number, isMeant: (end: string) => boolean): number {
  const random = createRandom(most);
  let meant = 0;
  for (let test = 0; test < tests; test += 1) if (isMeant(run(random, most, share))) meant += 1;
  return meant / tests;
}

describe('simulated tests, looked at after each form', () => {
  it.each([50, 100, 200])('10,000 of two equal versions with %i forms: at most one in twenty is told apart', (most) => {
    expect(shareOf(10_000, most, 0.5, (end) => end !== 'no-difference')).toBeLessThanOrEqual(0.05);
  });

  it('of versions that differ by a third find the better one three times in four, and the worse one never', () => {
    const share = 1.37 / 2.37;
    expect(shareOf(1000, 400, share, (end) => end === 'a')).toBeGreaterThan(0.75);
    expect(shareOf(1000, 400, share, (end) => end === 'b')).toBeLessThan(0.001);
  });
});

const dayOf = (number: number, sent: readonly [a: number, b: number], shown = [100, 100]): ExperimentDay => ({
  day: `2026-11-${String(number).padStart(2, '0')}`,
  shown: { a: shown[0] ?? 0, b: shown[1] ?? 0 },
  opened: { a: 30, b: 60 },
  sent: { a: sent[0], b: sent[1] },
});

describe('what a test says', () => {
  it('goes on, and cannot end before a day', () => {
    expect(judge([], 100)).toEqual({ kind: 'continue', earliest: undefined });
    expect(judge([dayOf(1, [0, 0])], 100)).toEqual({ kind: 'continue', earliest: undefined });
    // A lead of 22.5 wins; 4 a day, a lead of 2: 20.5 more take six days.
    expect(judge([dayOf(1, [2, 2]), dayOf(2, [3, 1])], 100)).toEqual({ kind: 'continue', earliest: '2026-11-08' });
    // Ten are missing until the last form.
    expect(judge([dayOf(1, [45, 45])], 100)).toEqual({ kind: 'continue', earliest: '2026-11-02' });
  });

  it('ends with the lead, and stays with it whatever comes later', () => {
    const days = [dayOf(1, [20, 5]), dayOf(2, [12, 4]), dayOf(3, [0, 20])];
    expect(judge(days, 100)).toEqual({ kind: 'a', since: '2026-11-02' });
    expect(judge([dayOf(1, [5, 40])], 100)).toEqual({ kind: 'b', since: '2026-11-01' });
  });

  it('ends without a difference when all forms have come', () => {
    expect(judge([dayOf(1, [50, 49]), dayOf(2, [2, 2])], 100)).toEqual({ kind: 'no-difference', since: '2026-11-02' });
  });

  it('says nothing where visits are not half and half', () => {
    expect(judge([dayOf(1, [40, 5], [300, 200])], 100)).toEqual({ kind: 'uneven' });
    expect([isUneven(0, 0), isUneven(5, 5), isUneven(520, 480), isUneven(600, 400)]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});
