import { expect, it } from 'vitest';
import { readyWithin, readyWords } from './readyTimes.ts';

const rows = (...bands: readonly (readonly [word: string, visits: number])[]) =>
  bands.map(([step, visits]) => ({ step, visits }));

it.each([
  ['nothing', rows(), null, '–'],
  ['one band', rows(['ready-300', 2]), 300, '300 ms'],
  ['exactly three quarters', rows(['ready-1200', 3], ['ready-more', 1]), 1200, '1.2 s'],
  ['fewer than three quarters', rows(['ready-1200', 2], ['ready-more', 1]), 8001, 'over 8 s'],
  ['bands in any order', rows(['ready-500', 1], ['ready-50', 3], ['ready-500', 4]), 500, '500 ms'],
])('%s', (_name, given, ms, words) => {
  expect(readyWithin(given)).toBe(ms);
  expect(readyWords(ms)).toBe(words);
});
