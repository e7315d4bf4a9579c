import { describe, expect, it } from 'vitest';
import { dayWords, isDay, ukDay } from './calendar.ts';

describe('days', () => {
  it.each([
    ['2026-03-31T22:59:59Z', '2026-03-31'],
    ['2026-03-31T23:00:00Z', '2026-04-01'],
    ['2027-03-31T23:30:00Z', '2027-04-01'],
    ['2026-12-31T23:59:59Z', '2026-12-31'],
  ])('%s is %s in the United Kingdom', (moment, day) => expect(ukDay(Date.parse(moment))).toBe(day));

  it.each(['2026-11-20', '2028-02-29', '2026-12-31'])('%s is one', (text) => expect(isDay(text)).toBe(true));
  it.each(['', '20/11/2026', '2026-02-29', '2026-13-01', '2026-00-10', '2026-11-31', '2026-1-1', ' 2026-11-20'])(
    '%j is none',
    (text) => expect(isDay(text)).toBe(false),
  );

  it('are written out', () => expect(dayWords('2027-03-01')).toBe('1 March 2027'));
});
