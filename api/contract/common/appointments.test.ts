import { describe, expect, it } from 'vitest';
import {
  APPOINTMENT_MESSAGES,
  dueWords,
  hoursWords,
  momentsOf,
  openHalfDays,
  readHalfDay,
  whenWords,
  type AppointmentKind,
} from './appointments.ts';

const at = (iso: string): number => Date.parse(iso);
const first = (kind: AppointmentKind, now: string, count = 3): string[] =>
  openHalfDays(kind, at(now))
    .slice(0, count)
    .map(({ day, slot }) => `${day} ${slot}`);
const { closed, tooSoon, tooLate, missing, unreal, slot: wrongSlot } = APPOINTMENT_MESSAGES;
const wrong = (kind: AppointmentKind, choice: object, now: string) => {
  const reading = readHalfDay(kind, choice, at(now));
  return reading.ok ? [] : reading.problems.map(({ path, message }) => [path, message]);
};

describe('a call-back', () => {
  it.each([
    ['early: this morning', '2026-11-24T07:00:00Z', '2026-11-24 morning'],
    ['an hour before noon: still this morning', '2026-11-24T11:00:00Z', '2026-11-24 morning'],
    ['a second later: this afternoon', '2026-11-24T11:00:01Z', '2026-11-24 afternoon'],
    ['an hour before closing: still this afternoon', '2026-11-24T16:00:00Z', '2026-11-24 afternoon'],
    ['Friday 16:30: Monday morning', '2026-11-20T16:30:00Z', '2026-11-23 morning'],
    ['Saturday night', '2026-11-21T23:30:00Z', '2026-11-23 morning'],
    ['Friday evening before a bank holiday Monday', '2026-08-28T18:00:00Z', '2026-09-01 morning'],
    ['Christmas Eve after hours', '2026-12-24T17:30:00Z', '2026-12-29 morning'],
    ['Christmas Eve in the morning', '2026-12-24T09:00:00Z', '2026-12-24 morning'],
    ['New Year’s Eve at five', '2026-12-31T17:00:00Z', '2027-01-04 morning'],
    ['Good Friday', '2026-04-03T10:00:00Z', '2026-04-07 morning'],
    ['summer: 10:59 UTC is one minute to noon', '2026-07-01T10:59:00Z', '2026-07-01 afternoon'],
    ['summer: 10:00 UTC is an hour before noon', '2026-07-01T10:00:00Z', '2026-07-01 morning'],
    ['the Sunday on which the clocks go forward, half past midnight', '2027-03-28T00:30:00Z', '2027-03-30 morning'],
    ['summer, after midnight in Newcastle and before it in UTC', '2026-06-30T23:30:00Z', '2026-07-01 morning'],
  ])('%s', (_what, now, earliest) => expect(first('call-back', now, 1)).toEqual([earliest]));

  it('is offered in both halves of each working day, for four weeks', () => {
    const halfDays = openHalfDays('call-back', at('2026-11-23T07:00:00Z'));
    expect(halfDays).toHaveLength(2 * 21);
    expect(halfDays.at(-1)).toEqual({ day: '2026-12-21', slot: 'afternoon' });
  });
});

describe('a survey', () => {
  it.each([
    ['Tuesday: Thursday', '2026-11-24T10:00:00Z', '2026-11-26 morning'],
    ['Thursday: Monday', '2026-11-26T10:00:00Z', '2026-11-30 morning'],
    ['Friday 16:30: Tuesday', '2026-11-20T16:30:00Z', '2026-11-24 morning'],
    ['Sunday: Tuesday', '2026-11-22T10:00:00Z', '2026-11-24 morning'],
    ['before a bank holiday Monday', '2026-08-28T10:00:00Z', '2026-09-02 morning'],
    ['before Christmas', '2026-12-23T10:00:00Z', '2026-12-29 morning'],
    ['before Easter', '2027-03-25T10:00:00Z', '2027-03-31 morning'],
  ])('%s', (_what, now, earliest) => expect(first('survey', now, 1)).toEqual([earliest]));

  it('has a morning and an afternoon, for six weeks, without Christmas', () => {
    expect(first('survey', '2026-11-24T10:00:00Z')).toEqual([
      '2026-11-26 morning',
      '2026-11-26 afternoon',
      '2026-11-27 morning',
    ]);
    const days = new Set(openHalfDays('survey', at('2026-11-24T10:00:00Z')).map(({ day }) => day));
    expect([...days].at(-1)).toBe('2027-01-05');
    for (const day of ['2026-12-25', '2026-12-26', '2026-12-28', '2027-01-01']) expect(days.has(day)).toBe(false);
  });
});

describe('a half-day that somebody sends', () => {
  const NOW = '2026-11-24T11:30:00Z';
  it.each([
    ['survey', { day: '2026-11-26', slot: 'morning' }],
    ['survey', { day: '2027-01-05', slot: 'afternoon' }],
    ['call-back', { day: '2026-11-24', slot: 'afternoon' }],
  ] as const)('%s %j is taken', (kind, halfDay) => {
    expect(readHalfDay(kind, halfDay, at(NOW))).toEqual({ ok: true, halfDay });
  });

  it.each([
    ['survey', { slot: 'morning' }, 'day', missing],
    ['survey', { day: ['2026-11-26'], slot: 'morning' }, 'day', missing],
    ['survey', { day: '2026-11-31', slot: 'morning' }, 'day', unreal],
    ['survey', { day: '2026-11-25', slot: 'afternoon' }, 'day', tooSoon],
    ['survey', { day: '2026-11-28', slot: 'morning' }, 'day', closed],
    ['survey', { day: '2026-12-25', slot: 'morning' }, 'day', closed],
    ['survey', { day: '2027-01-06', slot: 'morning' }, 'day', tooLate.survey],
    ['call-back', { day: '2026-11-24', slot: 'morning' }, 'day', tooSoon],
    ['call-back', { day: '2026-11-23', slot: 'morning' }, 'day', tooSoon],
    ['call-back', { day: '2026-12-23', slot: 'morning' }, 'day', tooLate['call-back']],
    ['call-back', { day: '2026-11-25', slot: 'night' }, 'slot', wrongSlot],
    ['call-back', { day: '2026-11-25' }, 'slot', wrongSlot],
  ] as const)('%s %j is refused at %s: %s', (kind, choice, path, message) => {
    expect(wrong(kind, choice, NOW)).toEqual([[path, message]]);
  });

  it('is told everything that is wrong', () => {
    expect(wrong('call-back', {}, NOW).map(([path]) => path)).toEqual(['day', 'slot']);
  });
});

describe('the moments of a half-day', () => {
  const iso = (kind: AppointmentKind, day: string, slot: 'morning' | 'afternoon') => {
    const { start, end } = momentsOf(kind, { day, slot });
    return [new Date(start).toISOString(), new Date(end).toISOString()];
  };
  it.each([
    ['survey', '2026-11-24', 'morning', '2026-11-24T08:00:00.000Z', '2026-11-24T12:00:00.000Z'],
    ['survey', '2026-07-01', 'afternoon', '2026-07-01T11:00:00.000Z', '2026-07-01T15:00:00.000Z'],
    ['call-back', '2027-03-26', 'morning', '2027-03-26T09:00:00.000Z', '2027-03-26T12:00:00.000Z'],
    ['call-back', '2027-03-30', 'morning', '2027-03-30T08:00:00.000Z', '2027-03-30T11:00:00.000Z'],
    ['call-back', '2026-10-23', 'afternoon', '2026-10-23T11:00:00.000Z', '2026-10-23T16:00:00.000Z'],
    ['call-back', '2026-10-26', 'afternoon', '2026-10-26T12:00:00.000Z', '2026-10-26T17:00:00.000Z'],
  ] as const)('%s %s %s', (kind, day, slot, start, end) => expect(iso(kind, day, slot)).toEqual([start, end]));
});

describe('the words of a half-day', () => {
  it('say the hours', () => {
    expect(hoursWords('survey', 'morning')).toBe('8am to 12pm');
    expect(hoursWords('survey', 'afternoon')).toBe('12pm to 4pm');
    expect(hoursWords('call-back', 'morning')).toBe('9am to 12pm');
    expect(hoursWords('call-back', 'afternoon')).toBe('12pm to 5pm');
    expect(whenWords('survey', { day: '2026-11-24', slot: 'morning' })).toBe('Tuesday 24 November, 8am to 12pm');
  });

  it.each([
    ['2026-11-24', 'morning', '12pm today'],
    ['2026-11-25', 'morning', '12pm tomorrow'],
    ['2026-11-27', 'afternoon', '5pm on Friday 27 November'],
  ] as const)('%s %s is due by %s', (day, slot, words) => {
    expect(dueWords('call-back', { day, slot }, at('2026-11-24T08:00:00Z'))).toBe(words);
  });
});
