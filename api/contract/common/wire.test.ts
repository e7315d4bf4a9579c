import { expect, it } from 'vitest';
import { COUNTS, readyCount, stepCount } from './wire.ts';

it.each([
  [0, 'ready-50'],
  [300, 'ready-300'],
  [301, 'ready-500'],
  [60_000, 'ready-more'],
])('%i ms is %s', (ms, word) => {
  expect(readyCount(ms)).toBe(word);
  expect(COUNTS).toContain(word);
});

it('later steps have words', () => {
  expect(COUNTS).toContain(stepCount(2));
  expect(COUNTS).not.toContain(stepCount(1));
});
