import { expect, test } from 'vitest';
import { tabAfter } from './behaviours/tabs.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 1, 2],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s leads from tab %i to tab %i', (key, from, to) => {
  expect(tabAfter(key, from, 3)).toBe(to);
});

test.each(['Tab', 'Enter', 'a'])('%s is left to the browser', (key) => {
  expect(tabAfter(key, 1, 3)).toBeUndefined();
});
