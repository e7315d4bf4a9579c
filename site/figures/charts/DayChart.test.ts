import { expect, test } from 'vitest';
import { areaPath, fromHours, overlapOf, sunOf, totalOf } from './DayChart.tsx';

const flat = (value: number) => fromHours(Array.from({ length: 25 }, () => value));

test('a kilowatt for a day is 24 kilowatt-hours', () => {
  expect(totalOf(flat(1))).toBeCloseTo(24);
});

test('the sun shines between its hours and most in the middle', () => {
  const sun = sunOf(6, 18, 3);
  expect([sun[24], sun[48], sun[72]]).toEqual([0, 3, 0]);
  expect(Math.max(...sun)).toBe(3);
});

test('values between two hours lie on the line between them', () => {
  expect(fromHours([0, 2]).slice(0, 5)).toEqual([0, 0.5, 1, 1.5, 2]);
});

test('only what is made and needed at once counts as used', () => {
  expect(totalOf(overlapOf(flat(3), flat(2)))).toBeCloseTo(48);
});

test('an area is closed along the bottom', () => {
  expect(areaPath([1, 2], 2)).toBe('M0.00 50.00L1.04 0.00L100 100L0 100z');
});
