import { assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import cases from './cases/energy-estimate.json' with { type: 'json' };
import { regionOf } from './regions.ts';
import { monthlyYield, ORIENTATIONS, yearOf, type Roof, type Shade } from './yield.ts';

const orientationOf = (text: string): Roof['orientation'] => ORIENTATIONS.find((known) => known === text) ?? 'flat';

describe('worked cases: kWh for each kW, by month', () => {
  test.each(cases.yields.map((worked) => [`${worked.name} ${worked.orientation} ${worked.tilt}°`, worked] as const))(
    '%s',
    (_name, { region, orientation, tilt, monthly, kwhPerKwp }) => {
      const months = monthlyYield({ region, orientation: orientationOf(orientation), tilt });
      expect(months).toHaveLength(12);
      months.forEach((month, index) => expect(Math.abs(month - (monthly[index] ?? 0))).toBeLessThan(1e-4));
      expect(Math.abs(yearOf(months) - kwhPerKwp)).toBeLessThan(1e-4);
    },
  );
});

it.each([
  ['S', 30, 854.8],
  ['SE/SW', 30, 813.1],
  ['E/W', 30, 712.5],
  ['NE/NW', 30, 598],
  ['N', 30, 554.4],
  ['S', 0, 744.8],
] as const)('Newcastle, %s at %i°: %d kWh a kW', (orientation, tilt, expected) => {
  expect(yearOf(monthlyYield({ region: 9, orientation, tilt }))).toBeCloseTo(expected, 1);
});

it.each([
  ['S', 865.7],
  ['E/W', 724.3],
  ['N', 568.2],
] as const)('Durham, %s: %d kWh a kW', (orientation, expected) => {
  expect(yearOf(monthlyYield({ region: 10, orientation, tilt: 30 }))).toBeCloseTo(expected, 1);
});

it('never makes more in more shade, and never less than nothing', () => {
  const shades: readonly Shade[] = ['none', 'modest', 'significant', 'heavy'];
  const roof = record({
    region: integer({ min: 0, max: 21 }),
    orientation: constantFrom(...ORIENTATIONS),
    tilt: integer({ min: 0, max: 90 }),
  });
  assert(
    property(roof, (given) => {
      const years = shades.map((shade) => monthlyYield({ ...given, shade }));
      for (const months of years) expect(Math.min(...months)).toBeGreaterThanOrEqual(0);
      const totals = years.map(yearOf);
      expect(totals).toEqual(totals.toSorted((one, other) => other - one));
    }),
  );
});

describe('the region of a postcode', () => {
  it.each([
    ['NE1 4ST', 9],
    ['ne14st', 9],
    ['SR7 8LL', 10],
    ['SR6 0AA', 9],
    ['DH4 4AA', 9],
    ['DH1 1AA', 10],
    ['TS1 1AA', 10],
    ['TD15 1AA', 9],
    ['EC1A 1BB', 1],
    ['W1A 0AX', 1],
    ['LL30', 13],
    ['LL22', 7],
    ['KW15 1AA', 19],
    ['ZE1 0AA', 20],
    ['BT1 1AA', 21],
  ])('%s: %i', (postcode, region) => {
    expect(regionOf(postcode)).toBe(region);
  });

  it.each(['JE2 3AA', 'GY1 1AA', 'IM1 1AA', 'BFPO 57', 'GIR 0AA', '', 'XX1 1AA', 'nowhere', 'NE'])(
    '"%s" lies in none',
    (postcode) => {
      expect(regionOf(postcode)).toBeUndefined();
    },
  );
});
