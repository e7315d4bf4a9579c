import { describe, expect, it } from 'vitest';
import cases from './cases/payback.json' with { type: 'json' };
import { paybackOf } from './payback.ts';

describe('paybackOf', () => {
  it.each(cases)('a cost of $total with savings of $annualSavings a year', ({ breakEven, ...expected }) => {
    const { total, annualSavings, years, ...scale } = expected;
    const payback = paybackOf({ total, annualSavings, years });
    expect(payback).toMatchObject(scale);
    expect(payback.breakEven).toEqual(breakEven === null ? undefined : expect.closeTo(breakEven, 3));
  });

  it('names at most four sums, none above the top', () => {
    for (let total = 1; total < 200_000; total += 997) {
      const { ticks, top } = paybackOf({ total, annualSavings: 0, years: 25 });
      expect(ticks.length).toBeLessThanOrEqual(4);
      expect(ticks.at(-1)).toBeLessThanOrEqual(top);
    }
  });
});
