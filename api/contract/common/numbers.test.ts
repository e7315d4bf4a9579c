import { assert, integer, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { formatPounds, formatWholePounds, pounds } from './money.ts';
import { formatKilograms, formatKilowattHours, formatKilowatts, formatNumber, quantity } from './numbers.ts';

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

test('a noun follows its number', () => {
  expect([0, 1, 2, 1204].map((count) => quantity(count, 'lead'))).toEqual([
    '0 leads',
    '1 lead',
    '2 leads',
    '1,204 leads',
  ]);
  expect([1, 2].map((count) => quantity(count, 'address', 'addresses'))).toEqual(['1 address', '2 addresses']);
});

// What the browser's own format writes, which is too slow for a first step.
const byBrowser = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-GB', options);
const inPounds = (decimals: number) =>
  byBrowser({ style: 'currency', currency: 'GBP', minimumFractionDigits: decimals, maximumFractionDigits: decimals });

const RUNS = { numRuns: 5000 };
/** To a thousandth: halves of what is shown as well. */
const amounts = nat({ max: 2_000_000_000 }).map((thousandths) => thousandths / 1000);

test('numbers are written as the browser writes them', () => {
  const most = byBrowser({ maximumFractionDigits: 2 });
  assert(
    property(amounts, (value) => {
      expect(formatNumber(value)).toBe(most.format(value));
    }),
    RUNS,
  );
});

test('amounts are written as the browser writes them, with the sign before the pound', () => {
  expect([formatWholePounds(pounds(-1234)), formatPounds(pounds(-1234.5)), formatPounds(pounds(0))]).toEqual([
    '-£1,234',
    '-£1,234.50',
    '£0.00',
  ]);
  const [whole, two] = [inPounds(0), inPounds(2)];
  assert(
    property(integer({ min: -500_000_000, max: 500_000_000 }), (hundredths) => {
      expect(formatWholePounds(pounds(hundredths))).toBe(whole.format(hundredths));
      expect(formatPounds(pounds(hundredths / 100))).toBe(two.format(hundredths / 100));
    }),
    RUNS,
  );
});
