import { BOOKING_MESSAGES, bookingWords } from './booking.ts';
import {
  dateWords,
  fromWallClock,
  isoDate,
  wallClock,
  BOOKING_SLOTS,
  isSlot,
  type BookingSlot,
  type HalfDay,
  daysOf,
  isDay,
  ukDay,
} from './calendar.ts';
import { company } from './company.ts';
import { isWorkingDay } from './openingHours.ts';
import type { FieldProblem } from './problems.ts';
import { DAY_MS, HOUR_MS, WEEK_DAYS } from './time.ts';

/** What has a place of its own, as opposed to a wish: a visit before a solar quote becomes an offer, and a call of ours. */
export const APPOINTMENT_KINDS = ['survey', 'call-back'] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/** Whether something that was sent is a kind of appointment. */
export const isAppointmentKind = (kind: unknown): kind is AppointmentKind =>
  APPOINTMENT_KINDS.some((known) => known === kind);

interface Window {
  /** Hours of the day on the wall clock. */
  readonly from: number;
  readonly to: number;
}

const NOON = 12;
const hourOf = (time: string): number => Number(time.split(':')[0]);
const { opens, closes } = company.openingHours;

// Surveyors start before the lines open and are off the roof before it gets dark in November.
const WINDOWS: Readonly<Record<AppointmentKind, Readonly<Record<BookingSlot, Window>>>> = {
  survey: { morning: { from: 8, to: NOON }, afternoon: { from: NOON, to: 16 } },
  'call-back': { morning: { from: hourOf(opens), to: NOON }, afternoon: { from: NOON, to: hourOf(closes) } },
};

// Time that the team needs to fit in a call before its half-day is over.
const CALL_LEAD_MS = HOUR_MS;
const SURVEY_WORKING_DAYS = 2;
const WEEKS_AHEAD: Readonly<Record<AppointmentKind, number>> = { survey: 6, 'call-back': 4 };

export const APPOINTMENT_MESSAGES = {
  ...BOOKING_MESSAGES,
  kind: `Send one of the kinds ${APPOINTMENT_KINDS.join(', ')}`,
  when: 'Choose a day and morning or afternoon',
  closed: 'Choose a day from Monday to Friday that isn’t a bank holiday',
  tooSoon: 'Choose a later time: this one is too soon for us',
  tooLate: {
    survey: `Choose a day within the next ${WEEKS_AHEAD.survey} weeks`,
    'call-back': `Choose a day within the next ${WEEKS_AHEAD['call-back']} weeks`,
  },
  full: 'Someone has just taken the last place at that time. Please choose another.',
} as const;

/** When an appointment begins and ends, milliseconds since 1970. Summer time is in it. */
export function momentsOf(
  kind: AppointmentKind,
  { day, slot }: HalfDay,
): { readonly start: number; readonly end: number } {
  const { from, to } = WINDOWS[kind][slot];
  const midnight = daysOf(day) * DAY_MS;
  return { start: fromWallClock(midnight + from * HOUR_MS), end: fromWallClock(midnight + to * HOUR_MS) };
}

function firstSurveyDay(today: number): number {
  let day = today;
  for (let left = SURVEY_WORKING_DAYS; left > 0;) {
    day += 1;
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

// Of the day itself only what is left of opening hours counts: at seven in the morning nobody calls yet.
function isTooSoon(kind: AppointmentKind, halfDay: HalfDay, now: number): boolean {
  const today = daysOf(ukDay(now));
  const day = daysOf(halfDay.day);
  if (kind === 'survey') return day < firstSurveyDay(today);
  if (day !== today) return day < today;
  const wall = wallClock(now);
  const { morning } = WINDOWS[kind];
  const end = day * DAY_MS + WINDOWS[kind][halfDay.slot].to * HOUR_MS;
  return end - Math.max(wall, day * DAY_MS + morning.from * HOUR_MS) < CALL_LEAD_MS;
}

const lastDay = (kind: AppointmentKind, now: number): number => daysOf(ukDay(now)) + WEEKS_AHEAD[kind] * WEEK_DAYS;

/** Every half-day that can be chosen, whether or not it has a place left, the nearest first. @param now milliseconds since 1970 */
export function openHalfDays(kind: AppointmentKind, now: number): readonly HalfDay[] {
  const today = daysOf(ukDay(now));
  const days = [...Array(lastDay(kind, now) - today + 1).keys()].map((index) => today + index);
  return days
    .filter(isWorkingDay)
    .flatMap((day) => BOOKING_SLOTS.map((slot) => ({ day: isoDate(day), slot })))
    .filter((halfDay) => !isTooSoon(kind, halfDay, now));
}

function dayProblem(kind: AppointmentKind, { day, slot }: Choice, now: number): string | undefined {
  const { missing, unreal, closed, tooSoon, tooLate } = APPOINTMENT_MESSAGES;
  if (typeof day !== 'string' || day === '') return missing;
  if (!isDay(day)) return unreal;
  // Without a half the later one decides: what it is too soon for, both are.
  if (isTooSoon(kind, { day, slot: isSlot(slot) ? slot : 'afternoon' }, now)) return tooSoon;
  if (daysOf(day) > lastDay(kind, now)) return tooLate[kind];
  return isWorkingDay(daysOf(day)) ? undefined : closed;
}

/** What somebody sent as a half-day. */
interface Choice {
  readonly day?: unknown;
  readonly slot?: unknown;
}

type HalfDayReading =
  | { readonly ok: true; readonly halfDay: HalfDay }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** Reads the half-day of an appointment; says what is wrong with day and half. @param now milliseconds since 1970 */
export function readHalfDay(kind: AppointmentKind, choice: Choice, now: number): HalfDayReading {
  const { day, slot } = choice;
  const wrongDay = dayProblem(kind, choice, now);
  if (wrongDay === undefined && typeof day === 'string' && isSlot(slot)) return { ok: true, halfDay: { day, slot } };
  const problems = [
    ...(wrongDay === undefined ? [] : [{ path: 'day', message: wrongDay }]),
    ...(isSlot(slot) ? [] : [{ path: 'slot', message: APPOINTMENT_MESSAGES.slot }]),
  ];
  return { ok: false, problems };
}

const clockHour = (hour: number): string => (hour < NOON ? `${hour}am` : `${hour === NOON ? NOON : hour - NOON}pm`);

/** "8am to 12pm" */
export function hoursWords(kind: AppointmentKind, slot: BookingSlot): string {
  const { from, to } = WINDOWS[kind][slot];
  return `${clockHour(from)} to ${clockHour(to)}`;
}

/** "Tuesday 24 November, 8am to 12pm" */
export const whenWords = (kind: AppointmentKind, { day, slot }: HalfDay): string =>
  `${dateWords(daysOf(day))}, ${hoursWords(kind, slot)}`;

/** "Tuesday 24 November 2026, morning": for documents that are read later. */
export const halfDayWords: (halfDay: HalfDay) => string = bookingWords;

/** Until when it has happened, for documents: "12pm on Friday 27 November". */
export const dueByWords = (kind: AppointmentKind, { day, slot }: HalfDay): string =>
  `${clockHour(WINDOWS[kind][slot].to)} on ${dateWords(daysOf(day))}`;

/** The same for somebody who reads it now: "12pm tomorrow". @param now milliseconds since 1970 */
export function dueWords(kind: AppointmentKind, halfDay: HalfDay, now: number): string {
  const away = daysOf(halfDay.day) - daysOf(ukDay(now));
  const near = ['today', 'tomorrow'][away];
  return near ? `${clockHour(WINDOWS[kind][halfDay.slot].to)} ${near}` : dueByWords(kind, halfDay);
}
