import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pounds } from '../money.ts';
import { batteryWorth } from './batteryWorth.ts';
import { batteriesOfBuilding, estimateBuilding } from './building.ts';
import { estimateHome, type HomeAnswers, type HomeEstimate } from './estimate.ts';
import { batteriesOfHome, withHabits, type Habits } from './habits.ts';
import { runMonths } from './hourYear.ts';
import { clearness } from './weatherYear.ts';

// How much is worked out for one move of a control, counted and not timed: years run hour by hour, and roofs whose sun is
// worked out, which takes as long as four of them. A year takes 0.1 ms, and a move may take 1 ms, 4 on a phone.

// Files before this one have loaded the modules that are counted here, and files after it want them uncounted.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

vi.mock('./hourYear.ts', { spy: true });
vi.mock('./weatherYear.ts', { spy: true });

beforeEach(() => {
  vi.clearAllMocks();
});
function workOf(act: () => unknown) {
  vi.clearAllMocks();
  act();
  return { runs: vi.mocked(runMonths).mock.calls.length, suns: vi.mocked(clearness).mock.calls.length };
}

let bill = 80;
/** Of a bill of its own: nothing of another test is kept for it. */
const homeOf = (given: Partial<HomeAnswers> = {}): HomeAnswers => ({
  postcode: 'NE1 4ST',
  sizeKw: 4,
  batteryKwh: 7.7,
  monthlyBill: (bill += 1),
  orientation: 'S',
  shade: 'none',
  tilt: 30,
  cost: pounds(8336.86),
  ...given,
});
function rangeOf(estimate: HomeEstimate) {
  if (estimate.kind === 'none') throw new Error('expected a range');
  return estimate;
}
const askOf = (answers: HomeAnswers, habits: Habits) =>
  batteriesOfHome(rangeOf(estimateHome(answers)), answers, habits);

describe('a move of the slider', () => {
  it.each([
    [{}, 1],
    [{ tariff: 'time-of-use' }, 2],
    [{ homeInDay: true }, 4],
    [{ homeInDay: true, tariff: 'time-of-use' }, 2],
  ] as const)('%o: runs %d years at most, and none where it has been', (habits, most) => {
    const ask = askOf(homeOf(), habits);
    ask(7.7);
    for (const kwh of [8, 8.5, 2.4]) expect(workOf(() => ask(kwh))).toEqual({ runs: most, suns: 0 });
    for (const kwh of [8, 7.7, 2.4]) expect(workOf(() => ask(kwh))).toEqual({ runs: 0, suns: 0 });
  });

  it('runs two years at most for a building', () => {
    const answers = homeOf({ sizeKw: 20, monthlyBill: 500 });
    const ways = { opening: 'weekdays', tariff: 'flat' } as const;
    const ask = batteriesOfBuilding(rangeOf(estimateBuilding(answers, ways)), answers, ways);
    expect(workOf(() => ask(8))).toEqual({ runs: 2, suns: 0 });
    expect(workOf(() => ask(8))).toEqual({ runs: 0, suns: 0 });
  });
});

describe('another answer', () => {
  const estimateAnd = (answers: HomeAnswers, habits: Habits) => () => {
    withHabits(rangeOf(estimateHome(answers)), answers, habits);
    askOf(answers, habits)(answers.batteryKwh);
  };

  it.each([
    [{}, 1],
    [{ tariff: 'time-of-use' }, 4],
    [{ homeInDay: true }, 8],
    [{ homeInDay: true, tariff: 'time-of-use' }, 10],
  ] as const)('%o: a direction runs %d years at most and one sun, and nothing the second time', (habits, most) => {
    const home = homeOf();
    for (const orientation of ['S', 'E/W'] as const) estimateAnd({ ...home, orientation }, habits)();
    const north = estimateAnd({ ...home, orientation: 'N' }, habits);
    const { runs, suns } = workOf(north);
    expect(runs).toBeLessThanOrEqual(most);
    expect(suns).toBeLessThanOrEqual(1);
    expect(workOf(north)).toEqual({ runs: 0, suns: 0 });
    expect(workOf(estimateAnd({ ...home, orientation: 'S' }, habits))).toEqual({ runs: 0, suns: 0 });
  });

  it('of a building runs two years and one sun, and nothing the second time', () => {
    const answers = homeOf({ sizeKw: 20, monthlyBill: 500, tilt: 12 });
    const turned = (orientation: 'S' | 'N') => () =>
      estimateBuilding({ ...answers, orientation }, { opening: 'daily', tariff: 'flat' });
    turned('S')();
    expect(workOf(turned('N'))).toEqual({ runs: 2, suns: 1 });
    expect(workOf(turned('S'))).toEqual({ runs: 0, suns: 0 });
  });
});

describe('what sales read of batteries, worked out before each solar lead is answered', () => {
  it('runs a year for each battery, works no sun out again, and runs nothing for a home of the same figures', () => {
    const roof = { region: 9, orientation: 'S', tilt: 30 } as const;
    const batteries = [2.4, 7.7];
    const ask = (annualUse: number) => () => batteryWorth({ roof, sizeKw: 4, annualUse }, batteries);
    ask(2500)();
    expect(workOf(ask(2600))).toEqual({ runs: 3, suns: 0 });
    expect(workOf(ask(2500))).toEqual({ runs: 0, suns: 0 });
  });
});
