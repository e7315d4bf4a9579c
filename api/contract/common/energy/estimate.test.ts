import { assert, constantFrom, double, integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_MONEY, pounds, toPounds } from '../money.ts';
import { estimateHome, paybackTenths, type HomeAnswers } from './estimate.ts';
import { ORIENTATIONS } from './yield.ts';

const answers: HomeAnswers = {
  postcode: 'NE1 4ST',
  sizeKw: 4,
  batteryKwh: 0,
  monthlyBill: 80,
  orientation: 'S',
  shade: 'none',
  tilt: 30,
  cost: pounds(3296.86),
};

const rangeOf = (given: Partial<HomeAnswers>) => {
  const estimate = estimateHome({ ...answers, ...given });
  if (estimate.kind !== 'range') throw new Error(`expected a range, found none: ${estimate.reason}`);
  return estimate;
};

describe('the range', () => {
  it('goes from SAP’s own factor and the plain export tariff to the ventilated factor and the fixed one', () => {
    const { low, high, annualUse, assumed, region } = rangeOf({});
    expect([region, Math.round(annualUse), assumed]).toEqual([9, 2877, []]);
    // 4 kW × 854.829 kWh, and 0.87 ÷ 0.8 of that.
    expect([low, high].map(({ year }) => Math.round(year.generation))).toEqual([3419, 3719]);
    expect([low, high].map(({ saving }) => Math.round(toPounds(saving)))).toEqual([360, 592]);
    expect([low, high].map((end) => end.paybackTenths)).toEqual([94, 56]);
  });

  it('goes from east or west to south where nobody knows the direction', () => {
    const unknown = rangeOf({ orientation: undefined });
    expect(unknown.assumed).toEqual(['direction']);
    expect(unknown.low).toEqual(rangeOf({ orientation: 'E/W' }).low);
    expect(unknown.high).toEqual(rangeOf({}).high);
  });
});

describe('what nobody said, or cannot be', () => {
  it.each([
    [{ monthlyBill: undefined }, 'no-bill'],
    [{ monthlyBill: Number.NaN }, 'no-bill'],
    [{ monthlyBill: 17 }, 'low-bill'],
    [{ monthlyBill: 17.39 }, 'low-bill'],
    // 365 × £0.5719 ÷ 12 = £17.395, and 100 kWh are £2.176 a month.
    [{ monthlyBill: 17.4 }, 'small-bill'],
    [{ monthlyBill: 19.57 }, 'small-bill'],
    [{ shade: undefined }, 'shade'],
  ] as const)('%o: assumed, and said so', (given, assumed) => {
    expect(rangeOf(given).assumed).toEqual([assumed]);
  });

  it('takes a bill for what it says from 100 kWh a year on', () => {
    expect(rangeOf({ monthlyBill: 19.58 })).toMatchObject({ assumed: [], annualUse: expect.closeTo(100.4, 0) });
  });

  it('takes a typical home’s use for a bill that pays for no electricity', () => {
    expect([rangeOf({ monthlyBill: 17 }).annualUse, rangeOf({ monthlyBill: undefined }).annualUse]).toEqual([
      2500, 2500,
    ]);
  });

  it.each([
    [{ postcode: 'JE2 3AA' }, 'place'],
    [{ postcode: 'IM1 1AA' }, 'place'],
    [{ postcode: '' }, 'place'],
    [{ sizeKw: 100 }, 'size'],
    [{ sizeKw: 0 }, 'size'],
    [{ sizeKw: Number.NaN }, 'size'],
  ] as const)('%o: none, and why', (given, reason) => {
    expect(estimateHome({ ...answers, ...given })).toEqual({ kind: 'none', reason });
  });

  it('is never a figure that is none, whatever is answered', () => {
    const given = record({
      postcode: constantFrom('NE1 4ST', 'ZE1 0AA', 'TR1 1AA'),
      sizeKw: double({ min: 0.01, max: 50, noNaN: true }),
      batteryKwh: double({ min: 0, max: 40, noNaN: true }),
      monthlyBill: option(double({ min: 0, max: 10_000 }), { nil: undefined }),
      orientation: option(constantFrom(...ORIENTATIONS), { nil: undefined }),
      shade: constantFrom(undefined, 'none', 'heavy' as const),
      tilt: integer({ min: 0, max: 90 }),
      cost: integer({ min: 0, max: 60_000 }).map(pounds),
    });
    assert(
      property(given, (some) => {
        const { low, high } = rangeOf(some);
        for (const { year, months, saving, paybackTenths: tenths } of [low, high]) {
          const figures = [...months, year].flatMap((flows) => Object.values(flows));
          expect(figures.every((kwh) => Number.isFinite(kwh) && kwh >= 0)).toBe(true);
          expect(months).toHaveLength(12);
          expect(Number.isInteger(saving) && saving >= 0).toBe(true);
          expect(tenths === undefined || (tenths >= 0 && tenths <= 250)).toBe(true);
        }
        expect(low.saving).toBeLessThanOrEqual(high.saving);
        expect(high.paybackTenths ?? 251).toBeLessThanOrEqual(low.paybackTenths ?? 251);
      }),
    );
  });
});

// £1,000 a year, then £995, then £990.03.
it.each([
  [1000, 500, 5],
  [1000, 1000, 10],
  [1000, 1995, 20],
  [1000, 2985.025, 30],
  [1000, 30_000, undefined],
  [0, 1000, undefined],
  [0, 0, undefined],
])('£%d a year pays £%d back in %s tenths of a year', (saving, cost, tenths) => {
  expect(paybackTenths(pounds(cost), pounds(saving))).toBe(tenths);
});

it('nothing is paid back at once', () => {
  expect(paybackTenths(NO_MONEY, pounds(100))).toBe(0);
});
