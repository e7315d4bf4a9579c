import { expect, test } from 'vitest';
import { formatKilograms, formatKilowattHours, formatKilowatts, formatNumber } from './numbers.ts';

test('a number has its thousands apart and two decimals at most', () => {
  expect([0, 12, 839, 2097, 1_234_567, 4.55, 15.015].map(formatNumber)).toEqual([
    '0',
    '12',
    '839',
    '2,097',
    '1,234,567',
    '4.55',
    '15.02',
  ]);
});

test('units follow', () => {
  expect([formatKilowatts(15.015), formatKilowattHours(3600), formatKilograms(2097)]).toEqual([
    '15.02 kW',
    '3,600 kWh',
    '2,097 kg',
  ]);
});
