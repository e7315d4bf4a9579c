import { describe, expect, it } from 'vitest';
import { kilobytes, median, medianRatio, spread, times, wholeNumber } from './statistics.ts';

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

describe('medianRatio', () => {
  it('compares what was measured side by side', () => {
    // 10/100, 40/200, 90/300: the ratio of the medians would be 40/200 too, but 2/1 in the last case.
    expect(medianRatio([10, 40, 90], [100, 200, 300])).toBeCloseTo(0.2);
    expect(medianRatio([2, 10, 2], [1, 10, 1])).toBe(2);
  });

  it('asks for pairs', () => {
    expect(() => medianRatio([1, 2], [1])).toThrow('expected pairs, found 2 and 1');
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
