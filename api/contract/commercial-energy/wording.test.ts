import { describe, expect, it } from 'vitest';
import { shownReference } from '../common/reference.ts';
import { promiseWords, usageInShort, usageWords } from './wording.ts';

it('shows the one number of a request with a # sign', () => {
  expect(shownReference('CE-123456')).toBe('#123456');
  expect(shownReference('SQ-123456')).toBe('SQ-123456');
});

it.each([
  [{ gasKwh: 25_000, electricityKwh: 15_000, totalKwh: 40_000 }, '25,000 kWh gas and 15,000 kWh electricity a year'],
  [{ gasKwh: 90_000, totalKwh: 90_000 }, '90,000 kWh gas a year'],
  [{ totalKwh: 90_000 }, '90,000 kWh in all a year'],
  [{ totalKwh: 90_000, spendMonthly: 450.5 }, '90,000 kWh in all a year, £450.50 a month'],
  [{ spendMonthly: 450 }, '£450 a month'],
  [{}, 'Not given'],
])('puts usage into words: %j', (usage, words) => {
  expect(usageWords(usage)).toBe(words);
});

it.each([
  [{ gasKwh: 25_000, electricityKwh: 15_000, totalKwh: 40_000 }, '40,000 kWh a year'],
  [{ totalKwh: 90_000, spendMonthly: 450 }, '90,000 kWh a year'],
  [{ spendMonthly: 450 }, '£450 a month'],
  [{}, 'Not given'],
])('and into a few words: %j', (usage, words) => {
  expect(usageInShort(usage)).toBe(words);
});

describe('the promise of two hours', () => {
  it.each([
    // Friday in winter, when the clock is UTC.
    ['2026-11-20T12:30:00Z', 'We’re open now: you’ll hear from us by 14:30 today.'],
    ['2026-11-20T16:00:00Z', 'We’re open now: you’ll hear from us by 10:00 on Monday.'],
    ['2026-11-20T20:00:00Z', 'We’re closed now: by 11:00 on Monday at the latest.'],
    // Summer time.
    ['2026-07-07T06:00:00Z', 'We’re closed now: by 11:00 today at the latest.'],
  ])('%s: %s', (now, words) => {
    expect(promiseWords(Date.parse(now))).toBe(words);
  });
});
