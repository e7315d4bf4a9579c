import { expect, it } from 'vitest';
import { MAX_ATTEMPTS, retryDelayMs } from './deliver.ts';

it.each([
  [1, 5000],
  [2, 10_000],
  [3, 20_000],
  [10, 2_560_000],
  [11, 3_600_000],
  [30, 3_600_000],
])('after try %i waits %i ms', (attempts, delay) => {
  expect(retryDelayMs(attempts, 0)).toBe(delay);
});

it('spreads by up to a fifth', () => {
  expect(retryDelayMs(1, 0.999)).toBe(5999);
});

it('tries a visitor for about three days', () => {
  const total = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => retryDelayMs(index + 1, 0)).reduce(
    (a, b) => a + b,
  );
  // A fifth may be added to each pause.
  expect(total / 3_600_000).toBeGreaterThan(66);
  expect((total * 1.2) / 3_600_000).toBeLessThan(81);
});
