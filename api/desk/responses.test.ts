import { describe, expect, it } from 'vitest';
import { figuresOf, waitWords } from './responses.ts';

const lead = (arrivedAt: string, claimedAt: string | null) => ({ leadId: '', funnel: 'solar', arrivedAt, claimedAt });

describe('how soon leads were taken', () => {
  it('counts opening hours, and those that nobody took', () => {
    const figures = figuresOf([
      // 5 minutes, then 20 of which 15 were at night, 60, over a weekend 61, and never.
      lead('2026-11-19T10:00:00.000Z', '2026-11-19T10:05:00.000Z'),
      lead('2026-11-19T08:45:00.000Z', '2026-11-19T09:05:00.000Z'),
      lead('2026-11-19T10:00:00.000Z', '2026-11-19T11:00:00.000Z'),
      lead('2026-11-20T16:00:00.000Z', '2026-11-23T09:01:00.000Z'),
      lead('2026-11-19T10:00:00.000Z', null),
    ]);
    expect(figures).toEqual({
      leads: 5,
      taken: 4,
      medianMinutes: 5,
      slowestTenthMinutes: 61,
      withinFirst: 40,
      withinSecond: 60,
    });
  });

  it('has no figure where there is nothing to count', () => {
    expect(figuresOf([])).toEqual({
      leads: 0,
      taken: 0,
      medianMinutes: null,
      slowestTenthMinutes: null,
      withinFirst: null,
      withinSecond: null,
    });
  });

  it.each([
    [0.9, '0 min'],
    [59.9, '59 min'],
    [60, '1 h'],
    [80, '1 h 20 min'],
    [479, '7 h 59 min'],
    [480, '1 working day'],
    [1441, '3 working days'],
  ])('%d minutes are %s', (minutes, words) => expect(waitWords(minutes)).toBe(words));
});
