import { describe, expect, it } from 'vitest';
import {
  deadlineInWorkingHours,
  dueInWorkingHours,
  isOpen,
  openBetween,
  openMomentAfter,
  opensAgain,
  WORKING_DAY_HOURS,
} from './openingHours.ts';

const at = (iso: string): number => new Date(iso).getTime();

describe('opening hours', () => {
  it.each([
    ['Friday morning', '2026-11-20T09:00:00Z', true],
    ['a minute before nine', '2026-11-20T08:59:59Z', false],
    ['the last second', '2026-11-20T16:59:59Z', true],
    ['five sharp', '2026-11-20T17:00:00Z', false],
    ['Saturday noon', '2026-11-21T12:00:00Z', false],
    ['nine in summer, which is eight in UTC', '2026-07-01T08:00:00Z', true],
    ['five in summer', '2026-07-01T16:00:00Z', false],
    ['Good Friday', '2026-04-03T11:00:00Z', false],
    ['the day instead of Boxing Day', '2026-12-28T11:00:00Z', false],
    ['the day after it', '2026-12-29T11:00:00Z', true],
  ])('%s', (_what, now, open) => expect(isOpen(at(now))).toBe(open));
});

describe('the time in which the team was there', () => {
  it.each([
    ['within a morning', '2026-11-20T09:30:00Z', '2026-11-20T10:45:00Z', 75],
    ['over an evening', '2026-11-19T16:30:00Z', '2026-11-20T09:15:00Z', 45],
    ['over a weekend', '2026-11-20T16:00:00Z', '2026-11-23T10:00:00Z', 120],
    ['at night', '2026-11-20T20:00:00Z', '2026-11-21T08:00:00Z', 0],
    ['over Good Friday and Easter Monday', '2026-04-02T15:00:00Z', '2026-04-07T08:30:00Z', 90],
    ['over the change of clocks', '2026-10-23T15:00:00Z', '2026-10-26T10:00:00Z', 120],
    ['the other way round', '2026-11-20T10:45:00Z', '2026-11-20T09:30:00Z', 0],
  ])('%s', (_what, from, to, minutes) => expect(openBetween(at(from), at(to)) / 60_000).toBe(minutes));
});

describe('a promise of two hours', () => {
  it.each([
    ['in the morning', '2026-11-20T10:15:00Z', '12:15 today'],
    ['with seconds: never too early', '2026-11-20T10:15:10Z', '12:16 today'],
    ['before opening', '2026-11-20T06:00:00Z', '11:00 today'],
    ['up to the last minute', '2026-11-20T15:00:00Z', '17:00 today'],
    ['late on Friday: the rest on Monday', '2026-11-20T16:30:00Z', '10:30 on Monday'],
    ['on Thursday night', '2026-11-19T21:00:00Z', '11:00 tomorrow'],
    ['on Saturday', '2026-11-21T12:00:00Z', '11:00 on Monday'],
    ['on Christmas Eve', '2026-12-24T17:30:00Z', '11:00 on Tuesday'],
    ['before Easter, across the change to summer time', '2027-03-25T18:00:00Z', '11:00 on Tuesday'],
    ['on a summer evening', '2026-07-01T16:30:00Z', '11:00 tomorrow'],
  ])('%s', (_what, now, due) => expect(dueInWorkingHours(at(now), 2)).toBe(due));
});

describe('a promise of 24 hours is one of a working day', () => {
  it.each([
    ['the same time tomorrow', '2026-11-19T14:00:00Z', '14:00 tomorrow'],
    ['over the weekend', '2026-11-20T16:30:00Z', '16:30 on Monday'],
    ['from a Sunday', '2026-11-22T12:00:00Z', '17:00 tomorrow'],
    ['over Christmas', '2026-12-24T16:30:00Z', '16:30 on Tuesday'],
  ])('%s', (_what, now, due) => expect(dueInWorkingHours(at(now), WORKING_DAY_HOURS)).toBe(due));

  it('names the date when the day of the week would not do', () => {
    expect(dueInWorkingHours(at('2026-11-20T12:00:00Z'), 6 * WORKING_DAY_HOURS)).toBe('12:00 on Monday 30 November');
  });
});

describe('a deadline that is read later', () => {
  it.each([
    ['on Thursday night', '2026-11-19T21:00:00Z', '11:00 Friday', '11:00 on Friday 20 November'],
    ['over the weekend', '2026-11-21T12:00:00Z', '11:00 Monday', '11:00 on Monday 23 November'],
    ['on the same day', '2026-07-01T09:15:00Z', '12:15 Wednesday', '12:15 on Wednesday 1 July'],
  ])('%s', (_what, now, short, long) => expect(deadlineInWorkingHours(at(now), 2)).toEqual({ short, long }));
});

describe('closed lines', () => {
  it.each([
    ['while they are open', '2026-11-20T10:00:00Z', undefined],
    ['before nine', '2026-11-20T07:00:00Z', '09:00 today'],
    ['in the evening', '2026-11-19T18:00:00Z', '09:00 tomorrow'],
    ['on Saturday', '2026-11-21T12:00:00Z', '09:00 on Monday'],
    ['on Sunday', '2026-11-22T12:00:00Z', '09:00 tomorrow'],
    ['on Christmas Eve in the evening', '2026-12-24T18:00:00Z', '09:00 on Tuesday'],
  ])('open again, said %s', (_when, now, expected) => {
    expect(opensAgain(at(now))).toBe(expected);
  });
});

describe('the open moment after so many minutes', () => {
  it.each([
    ['in the morning', '2026-11-20T10:15:10Z', 15, '2026-11-20T10:30:10.000Z'],
    ['at night: from opening', '2026-11-19T21:00:00Z', 15, '2026-11-20T09:15:00.000Z'],
    ['the last minutes of a day', '2026-11-20T16:44:59Z', 15, '2026-11-20T16:59:59.000Z'],
    ['full at closing time: the next opening', '2026-11-20T16:45:00Z', 15, '2026-11-23T09:00:00.000Z'],
    ['the rest of it after the weekend', '2026-11-20T16:50:00Z', 15, '2026-11-23T09:05:00.000Z'],
    ['none, while it is open', '2026-11-20T10:00:00Z', 0, '2026-11-20T10:00:00.000Z'],
    ['none, at closing time', '2026-11-20T17:00:00Z', 0, '2026-11-23T09:00:00.000Z'],
    ['over Easter, from winter', '2026-03-27T16:50:00Z', 60, '2026-03-30T08:50:00.000Z'],
    ['over the change back', '2026-10-23T15:50:00Z', 60, '2026-10-26T09:50:00.000Z'],
    ['over Christmas', '2026-12-24T16:30:00Z', 60, '2026-12-29T09:30:00.000Z'],
  ])('%s', (_what, from, minutes, moment) =>
    expect(new Date(openMomentAfter(at(from), minutes * 60_000)).toISOString()).toBe(moment),
  );
});
