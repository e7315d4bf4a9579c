import { describe, expect, it } from 'vitest';
import { kilobytes, median, medianInterval, ratios, spread, times, wholeNumber } from './statistics.ts';

describe('median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('of nothing is an error', () => {
    expect(() => median([])).toThrow('at least one value');
  });
});

describe('ratios', () => {
  it('compare what was measured side by side', () => {
    expect(ratios([10, 40, 90], [100, 200, 300])).toEqual([0.1, 0.2, 0.3]);
    // The ratio of the medians would be 2; the median of the ratios is 2 as well, although one pair was disturbed.
    expect(median(ratios([2, 10, 2], [1, 10, 1]))).toBe(2);
  });

  it('ask for pairs', () => {
    expect(() => ratios([1, 2], [1])).toThrow('expected pairs, found 2 and 1');
  });
});

describe('medianInterval', () => {
  // By the published tables: which of the sorted values bound it.
  it.each([
    [6, 1, 6],
    [7, 1, 7],
    [8, 1, 8],
    [9, 2, 8],
    [11, 2, 10],
    [12, 3, 10],
    [15, 4, 12],
    [20, 6, 15],
    [40, 14, 27],
    [70, 27, 44],
  ])('of %d values goes from number %d to number %d', (count, low, high) => {
    const values = Array.from({ length: count }, (_, index) => index + 1);
    expect(medianInterval(values.toReversed())).toEqual({ low, high });
  });

  it.each([0, 1, 5])('of %d values is none', (count) => {
    expect(medianInterval(Array.from({ length: count }, () => 1))).toBeUndefined();
  });

  it('holds the median in 95 of 100 samples', () => {
    // A generator with a known beginning (Park and Miller), so that the test has one outcome.
    let state = 1;
    const random = (): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
    const skewed = (): number => random() ** 3;
    const isHit = (count: number): boolean => {
      const { low, high } = medianInterval(Array.from({ length: count }, skewed)) ?? { low: 1, high: 0 };
      return low <= 0.125 && 0.125 <= high;
    };
    for (const count of [7, 9, 15, 20]) {
      const hits = Array.from({ length: 4000 }, () => isHit(count)).filter(Boolean).length;
      expect(hits / 4000).toBeGreaterThan(0.945);
    }
  });
});

describe('texts', () => {
  it('tells the middle, the least and the most', () => {
    expect(spread([1200, 800, 1000], wholeNumber)).toBe('1,000 (800–1,200)');
  });

  it('writes ratios so that a near miss can be seen', () => {
    expect([times(0.2014), times(0.2), times(4.6)]).toEqual(['0.201 ×', '0.200 ×', '4.60 ×']);
  });

  it.each([
    [862, '0.86 kB'],
    [9999, '10.00 kB'],
    [25_140, '25.1 kB'],
  ])('writes %d bytes as %s', (bytes, text) => {
    expect(kilobytes(bytes)).toBe(text);
  });
});
