import { expect, test } from 'vitest';
import { SUN_BY_MONTH, WHOLE_YEAR } from '../facts/sunByMonth.ts';
import { dayText, monthAndYear } from './calendar.ts';

test('days are written the British way, whatever the time zone of the machine', () => {
  expect(dayText('2024-05-01')).toBe('1 May 2024');
  expect(monthAndYear('2024-12-31')).toBe('December 2024');
});

test('the months make a year', () => {
  expect(SUN_BY_MONTH.reduce((sum, share) => sum + share, 0)).toBe(WHOLE_YEAR);
});
