import { describe, expect, it } from 'vitest';
import type { EnergyType, UsageAmount } from './limits.ts';
import { businessSize, isUsageGiven, usageOf, type BusinessSize } from './usage.ts';

const answers = (energyType: EnergyType, usageAmount: UsageAmount, usageKwh: number | '' = '') => ({
  energyType,
  usageAmount,
  usageKwh,
  spendMonthly: '' as const,
});

describe('usage', () => {
  // Funnels specification, section 3.5.
  it.each([
    ['low', 10_000, 5_000, 15_000],
    ['medium', 25_000, 15_000, 40_000],
    ['high', 45_000, 30_000, 75_000],
  ] as const)('of %s is %i kWh gas and %i kWh electricity', (preset, gasKwh, electricityKwh, totalKwh) => {
    expect(usageOf(answers('both', preset))).toEqual({ gasKwh, electricityKwh, totalKwh });
    expect(usageOf(answers('gas', preset))).toEqual({ gasKwh, totalKwh: gasKwh });
    expect(usageOf(answers('electricity', preset))).toEqual({ electricityKwh, totalKwh: electricityKwh });
  });

  it('of a business with figures of its own is those figures, and figures left over from before count no more', () => {
    expect(usageOf(answers('gas', 'custom', 90_000))).toEqual({ gasKwh: 90_000, totalKwh: 90_000 });
    expect(usageOf(answers('both', 'custom', 90_000))).toEqual({ totalKwh: 90_000 });
    expect(usageOf({ ...answers('both', 'custom'), spendMonthly: 250 })).toEqual({ spendMonthly: 250 });
    expect(usageOf(answers('both', 'low', 90_000))).toEqual(usageOf(answers('both', 'low')));
  });

  it('is given by either figure', () => {
    expect(isUsageGiven(usageOf(answers('electricity', 'custom')))).toBe(false);
    expect(isUsageGiven({ spendMonthly: 250 })).toBe(true);
    expect(isUsageGiven(usageOf(answers('electricity', 'low')))).toBe(true);
  });
});

describe('the class of a business', () => {
  const CASES: readonly (readonly [EnergyType, UsageAmount, number | '', BusinessSize])[] = [
    ['both', 'high', '', 'microbusiness'],
    ['electricity', 'custom', 100_000, 'microbusiness'],
    ['electricity', 'custom', 100_001, 'small'],
    ['electricity', 'custom', 200_000, 'small'],
    ['electricity', 'custom', 200_001, 'larger'],
    ['gas', 'custom', 293_000, 'microbusiness'],
    ['gas', 'custom', 293_001, 'small'],
    ['gas', 'custom', 500_000, 'small'],
    ['gas', 'custom', 500_001, 'larger'],
    // The gas is at most the total.
    ['both', 'custom', 293_000, 'microbusiness'],
    ['both', 'custom', 500_000, 'small'],
    ['both', 'custom', 500_001, 'larger'],
    ['both', 'custom', '', 'unknown'],
  ];
  it.each(CASES)('%s, %s %s: %s', (energyType, usageAmount, usageKwh, size) => {
    expect(businessSize(usageOf(answers(energyType, usageAmount, usageKwh)))).toBe(size);
  });
});
