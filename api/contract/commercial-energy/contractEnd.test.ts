import { expect, it } from 'vitest';
import { isContractDay, switchingWindow } from './contractEnd.ts';

it.each([
  ['2027-03-31', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-13-01', false],
  ['0027-03-31', false],
  ['2127-03-31', false],
  ['31/03/2027', false],
])('%s is a day on which a contract can end: %s', (text, isOne) => {
  expect(isContractDay(text)).toBe(isOne);
});

// 20 November 2026 + 183 days = 22 May 2027: 10 + 31 + 31 + 28 + 31 + 30 + 22 = 183
it.each([
  ['2026-11-19', 'ended'],
  ['2026-11-20', 'open'],
  ['2027-05-22', 'open'],
  ['2027-05-23', 'early'],
])('on 20 November 2026 the window of a contract until %s is %s', (endDate, window) => {
  expect(switchingWindow(endDate, '2026-11-20')).toBe(window);
});
