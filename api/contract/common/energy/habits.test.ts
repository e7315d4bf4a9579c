import { describe, expect, it } from 'vitest';
import { pounds, toPounds } from '../money.ts';
import { estimateHome, shownFigures, type HomeAnswers, type HomeRange } from './estimate.ts';
import { batteriesOfHome, withHabits, type Habits } from './habits.ts';
import { inputWords } from './inputs.ts';
import { estimateBasis } from './wording.ts';

/** The home of the method's worked examples: 2,500 kWh behind £71.79 a month. */
const home: HomeAnswers = {
  postcode: 'NE1 4ST',
  sizeKw: 4,
  batteryKwh: 0,
  monthlyBill: 71.79,
  orientation: 'S',
  shade: 'none',
  tilt: 30,
  cost: pounds(3296.86),
};

function rangeOf(habits: Habits, changes: Partial<HomeAnswers> = {}): HomeRange {
  const answers = { ...home, ...changes };
  const estimate = estimateHome(answers);
  if (estimate.kind === 'none') throw new Error('expected a range');
  return withHabits(estimate, answers, habits);
}
const savings = (habits: Habits, changes?: Partial<HomeAnswers>) => {
  const { low, high } = rangeOf(habits, changes);
  return [low, high].map(({ saving }) => Math.round(toPounds(saving)));
};

describe('who is in', () => {
  it('changes what is used at home, and not what is made', () => {
    const shares = [false, undefined, true].map((homeInDay) => {
      const { year } = rangeOf({ homeInDay }).low;
      expect(year.generation).toBeCloseTo(3419, -1);
      expect(year.used + year.exported).toBeCloseTo(year.generation, 6);
      expect(year.used + year.bought).toBeCloseTo(2500, 0);
      return Math.round((year.used / year.generation) * 1000) / 10;
    });
    expect(shares).toEqual([24.1, 26.8, 28.8]);
  });

  it('matters less the larger the battery is', () => {
    const gap = (batteryKwh: number): number => {
      const [inside = 0, outside = 0] = [true, false].map(
        (homeInDay) => savings({ homeInDay }, { batteryKwh })[0] ?? 0,
      );
      return Math.abs(inside - outside);
    };
    expect([gap(0), gap(2.4), gap(7.7)].map((pounds) => pounds > 15)).toEqual([true, true, false]);
  });

  it('leaves a home that says nothing as it was', () => {
    const estimate = estimateHome(home);
    if (estimate.kind === 'none') throw new Error('expected a range');
    expect(withHabits(estimate, home, { homeInDay: undefined, tariff: 'flat' })).toBe(estimate);
  });
});

// One battery has one worth: what the slider says of it is by how much the estimate with it is above the one without.
describe.each([7.7, 2.4, 15])('a battery of %d kWh', (batteryKwh) => {
  it.each([{}, { tariff: 'time-of-use' }, { homeInDay: true }, { homeInDay: false, tariff: 'time-of-use' }] as const)(
    'adds to the estimate what it is said to be worth, %o',
    (habits) => {
      for (const changes of [{ monthlyBill: 80 }, { monthlyBill: 80, orientation: undefined }, { sizeKw: 10 }]) {
        const answers = { ...home, ...changes };
        const [without, withIt] = [rangeOf(habits, changes), rangeOf(habits, { ...changes, batteryKwh })];
        const { worth } = batteriesOfHome(without, answers, habits)(batteryKwh);
        const added = (['low', 'high'] as const).map((end) => withIt[end].saving - without[end].saving);
        added.forEach((more, end) => expect(Math.abs(more - (worth[end] ?? Number.NaN))).toBeLessThanOrEqual(2));
      }
    },
  );
});

describe('a time-of-use tariff', () => {
  it('pays its own prices at both ends', () => {
    // The generation of the two ends differs by 0.87 ÷ 0.80, and nothing else does.
    expect(savings({ tariff: 'time-of-use' })).toEqual([556, 598]);
    // The method's own £174 for this battery at both ends.
    expect(savings({ tariff: 'time-of-use' }, { batteryKwh: 7.7 })).toEqual([556 + 174, 598 + 174]);
  });

  it('names its prices and its month in place of the cap’s', () => {
    const basis = estimateBasis(rangeOf({ tariff: 'time-of-use' }), '2026-11-24').join(' ');
    expect(basis).toContain('time-of-use tariff of June 2026 as an example: 15.49p for a kWh from 2:00 to 5:00');
    expect(basis).not.toContain('price cap');
  });

  it('is no number that is none where nothing is exported, or hardly anything used', () => {
    for (const changes of [{ sizeKw: 0.1 }, { monthlyBill: 18 }, { sizeKw: 50, monthlyBill: 18, batteryKwh: 13.5 }])
      for (const value of savings({ tariff: 'time-of-use', homeInDay: false }, changes))
        expect(value).toBeGreaterThan(0);
  });
});

it('shows whole kilowatt-hours and pounds', () => {
  expect(shownFigures(rangeOf({}))).toEqual({ madeLow: 3419, madeHigh: 3719, savingLow: 342, savingHigh: 579 });
});

it.each([
  [{}, ''],
  [{ direction: 'NE/NW', batteryKwh: 0 }, 'roof facing north-east or north-west, no battery'],
  [{ shade: 'significant', homeInDay: false, tariff: 'flat' }, 'a lot of shade, out in the day, flat tariff'],
] as const)('says %o in words', (inputs, words) => {
  expect(inputWords(inputs)).toBe(words);
});
