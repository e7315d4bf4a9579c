import { describe, expect, it } from 'vitest';
import { niceTicks, paybackGeometry } from './geometry.ts';

describe('niceTicks', () => {
  it.each([
    { most: 18_000, ticks: [5000, 10_000, 15_000] },
    { most: 13_097, ticks: [5000, 10_000] },
    { most: 3297, ticks: [1000, 2000, 3000] },
    { most: 0, ticks: [] },
  ])('of $most', ({ most, ticks }) => {
    expect(niceTicks(most)).toEqual(ticks);
  });

  it('are never more than four', () => {
    for (let most = 1; most < 200_000; most += 997) expect(niceTicks(most).length).toBeLessThanOrEqual(4);
  });
});

describe('paybackGeometry', () => {
  it('puts the crossing where savings reach the cost', () => {
    // 3,600 / 720 = 5 of 25 years = 20 %
    const { crossing, isEarly, y } = paybackGeometry({ total: 3600, annualSavings: 720, years: 25 });
    expect(crossing?.x).toBeCloseTo(20);
    expect(crossing?.y).toBeCloseTo(y(3600));
    expect(isEarly).toBe(true);
  });

  it('has no crossing when the cost is not earned back in the years shown', () => {
    const { crossing, isEarly } = paybackGeometry({ total: 12_400, annualSavings: 180, years: 25 });
    expect(crossing).toBeUndefined();
    expect(isEarly).toBe(false);
  });

  it('draws nothing out of bounds without savings or cost', () => {
    const { y, crossing } = paybackGeometry({ total: 0, annualSavings: 0, years: 25 });
    expect(y(0)).toBe(90);
    expect(crossing).toBeUndefined();
  });
});
