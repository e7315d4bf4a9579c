import { assert, constantFrom, double, integer, property, record } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { pounds, toPounds } from '../money.ts';
import cases from './cases/energy-estimate.json' with { type: 'json' };
import { monthlyDemand, monthsOf, savingOf, totalOf, usedAtHome, yearlyUseOf } from './homeYear.ts';
import { exportPrices } from './prices.ts';
import { monthlyYield, ORIENTATIONS, yearOf } from './yield.ts';

describe('worked cases: share used at home', () => {
  test.each(cases.usedAtHome.map((worked) => [JSON.stringify(worked), worked] as const))('%s', (_name, worked) => {
    const { beta, ...month } = worked;
    expect(Math.abs(usedAtHome(month) - beta)).toBeLessThan(1e-4);
  });
});

const south = { region: 9, orientation: 'S', tilt: 30 } as const;
const eastOrWest = { ...south, orientation: 'E/W' } as const;

// docs of the method: region 9, 30°, 4 kW, 2,500 kWh a year.
it.each([
  [south, 0, 26.8, 539, 342],
  [south, 5, 47.3, 638, 496],
  [eastOrWest, 0, 28.7, 458, 297],
] as const)('a typical home with 4 kW, %o and a battery of %d kWh', (roof, batteryKwh, share, high, low) => {
  const year = totalOf(monthsOf({ roof, sizeKw: 4, annualUse: 2500, batteryKwh }));
  expect((year.used / year.generation) * 100).toBeCloseTo(share, 1);
  expect(Math.round(toPounds(savingOf(year, exportPrices.high)))).toBe(high);
  expect(Math.round(toPounds(savingOf(year, exportPrices.low)))).toBe(low);
});

it('makes 3,419 kWh with 4 kW facing south', () => {
  expect(Math.round(totalOf(monthsOf({ roof: south, sizeKw: 4, annualUse: 2500, batteryKwh: 0 })).generation)).toBe(
    3419,
  );
});

// (12 × £80 − 365 × £0.5719) ÷ £0.2611 = £751.2565 ÷ £0.2611
it.each([
  [80, 2877.275],
  [500, 22_180.224],
  [17.39, 0],
  [0, 0],
])('a bill of £%d a month is %d kWh a year', (bill, kwh) => {
  expect(yearlyUseOf(pounds(bill))).toBeCloseTo(kwh, 2);
});

const home = record({
  roof: record({
    region: integer({ min: 0, max: 21 }),
    orientation: constantFrom(...ORIENTATIONS),
    tilt: integer({ min: 0, max: 90 }),
  }),
  sizeKw: double({ min: 0.1, max: 100, noNaN: true }),
  annualUse: double({ min: 0, max: 60_000, noNaN: true }),
  batteryKwh: double({ min: 0, max: 20, noNaN: true }),
});

it('uses at home no more than is made and no more than is needed, month by month', () => {
  assert(
    property(home, (given) => {
      const demands = monthlyDemand(given.annualUse);
      expect(yearOf(demands)).toBeCloseTo(given.annualUse, 6);
      const made = monthlyYield(given.roof);
      monthsOf(given).forEach(({ generation, used, exported, bought }, index) => {
        const demand = demands[index] ?? 0;
        expect(generation).toBeCloseTo((made[index] ?? 0) * given.sizeKw, 9);
        expect(used).toBeLessThanOrEqual(Math.min(generation, demand) + 1e-9);
        expect(used + exported).toBeCloseTo(generation, 9);
        expect(used + bought).toBeCloseTo(demand, 8);
        expect(Math.min(used, exported, bought)).toBeGreaterThanOrEqual(0);
      });
    }),
  );
});

it('a larger battery never uses less at home', () => {
  assert(
    property(home, double({ min: 0, max: 20, noNaN: true }), (given, more) => {
      const used = (batteryKwh: number) => totalOf(monthsOf({ ...given, batteryKwh })).used;
      expect(used(given.batteryKwh + more)).toBeGreaterThanOrEqual(used(given.batteryKwh) - 1e-9);
    }),
  );
});

it('the months add up to the year', () => {
  assert(
    property(home, (given) => {
      const months = monthsOf(given);
      const { generation, used, exported, bought } = totalOf(months);
      expect(generation).toBeCloseTo(used + exported, 6);
      expect(used + bought).toBeCloseTo(given.annualUse, 6);
      expect(generation).toBeCloseTo(yearOf(monthlyYield(given.roof)) * given.sizeKw, 6);
    }),
  );
});
