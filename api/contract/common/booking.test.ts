import { describe, expect, it } from 'vitest';
import { BOOKING_MESSAGES, bookingDays, bookingWords, readBooking } from './booking.ts';

/** A Friday, late in the evening: in UTC it is still the 20th. */
const NOW = Date.parse('2026-11-20T23:30:00Z');
const { missing, unreal, tooSoon, tooLate, sunday, slot: wrongSlot } = BOOKING_MESSAGES;
const wrong = (booking: { day?: unknown; slot?: unknown }, now = NOW) => {
  const reading = readBooking(booking, now);
  return reading.ok ? [] : reading.problems.map(({ path, message }) => [path, message]);
};

describe('a booking', () => {
  it.each(['2026-11-21', '2026-11-23', '2027-11-20', '2027-02-27'])('may be for %s', (day) => {
    expect(readBooking({ day, slot: 'morning' }, NOW)).toEqual({ ok: true, booking: { day, slot: 'morning' } });
  });

  it.each([
    [undefined, missing],
    ['', missing],
    [20261123, missing],
    [['2026-11-23'], missing],
    ['23/11/2026', unreal],
    ['2026-11-31', unreal],
    ['2026-11-23T10:00', unreal],
    ['2026-11-20', tooSoon],
    ['2025-11-24', tooSoon],
    ['2027-11-22', tooLate],
    ['9999-12-31', tooLate],
    ['2026-11-22', sunday],
  ])('may not be for %j: %s', (day, message) => {
    expect(wrong({ day, slot: 'afternoon' })).toEqual([['day', message]]);
  });

  it.each([undefined, '', 'evening', 'Morning', 1, ['morning']])('may not be at %j', (slot) => {
    expect(wrong({ day: '2026-11-23', slot })).toEqual([['slot', wrongSlot]]);
  });

  it('is told everything that is wrong', () => {
    expect(wrong({}).map(([path]) => path)).toEqual(['day', 'slot']);
  });

  it('counts days as the United Kingdom does, in summer too', () => {
    // 00:30 on 1 July in Newcastle.
    expect(bookingDays(Date.parse('2026-06-30T23:30:00Z')).first).toBe('2026-07-02');
    expect(bookingDays(NOW)).toEqual({ first: '2026-11-21', last: '2027-11-20' });
    expect(bookingDays(Date.parse('2028-02-29T12:00:00Z')).last).toBe('2029-02-28');
    expect(bookingDays(Date.parse('2026-12-31T12:00:00Z')).first).toBe('2027-01-01');
  });

  it('is said in words', () => {
    expect(bookingWords({ day: '2026-11-23', slot: 'morning' })).toBe('Monday 23 November 2026, morning');
  });
});
