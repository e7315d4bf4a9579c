import { expect, test } from 'vitest';
import { monthAndYear } from './calendar.ts';
import { SUN_BY_MONTH, WHOLE_YEAR } from './sunByMonth.ts';

test('a month is named with its year', () => {
  expect(monthAndYear('2024-12-31')).toBe('December 2024');
});

test('the months make a year', () => {
  expect(SUN_BY_MONTH.reduce((sum, share) => sum + share, 0)).toBe(WHOLE_YEAR);
});
