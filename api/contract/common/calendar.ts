import { DAY_MS, HOUR_MS } from './time.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** January first. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `month` 1 to 12, `day` 1 to 31. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

// Years are counted from March here: the leap day is then the last day of a year and disturbs no month before it.
const DAYS_TO_1970 = 719_468;
const DAYS_IN_400_YEARS = 146_097;
const daysBeforeMonth = (monthFromMarch: number): number => Math.floor((153 * monthFromMarch + 2) / 5);

/** Whole days from 1 January 1970 to a date of the Gregorian calendar. */
export function dayNumber({ year, month, day }: CivilDate): number {
  const y = month <= 2 ? year - 1 : year;
  const leapDays = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  return 365 * y + leapDays + daysBeforeMonth((month + 9) % 12) + day - 1 - DAYS_TO_1970;
}

/** The date that is that many days after 1 January 1970. */
export function civilDate(days: number): CivilDate {
  const z = days + DAYS_TO_1970;
  const era = Math.floor(z / DAYS_IN_400_YEARS);
  const inEra = z - era * DAYS_IN_400_YEARS;
  const yearOfEra = Math.floor(
    (inEra - Math.floor(inEra / 1460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) / 365,
  );
  const dayOfYear = inEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = ((monthFromMarch + 2) % 12) + 1;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return { year, month, day: dayOfYear - daysBeforeMonth(monthFromMarch) + 1 };
}

/** 0 is Sunday. @param days since 1 January 1970, a Thursday */
export const weekdayOf = (days: number): number => (((days + 4) % 7) + 7) % 7;

// Clocks in the United Kingdom change at 01:00 UTC on the last Sunday of March and of October.
function changeOfClocks(year: number, month: number): number {
  const lastDay = dayNumber({ year, month, day: 31 });
  return (lastDay - weekdayOf(lastDay)) * DAY_MS + HOUR_MS;
}

/**
 * The wall clock in Newcastle, in milliseconds as if it were UTC: days and hours are counted in it without a time
 * zone database, because what Intl knows of zones differs between browsers. @param now milliseconds since 1970
 */
export function wallClock(now: number): number {
  const { year } = civilDate(Math.floor(now / DAY_MS));
  const isSummerTime = now >= changeOfClocks(year, 3) && now < changeOfClocks(year, 10);
  return now + (isSummerTime ? HOUR_MS : 0);
}

/** The moment at which the clocks in Newcastle show a time. @param wall a time of `wallClock` */
export const fromWallClock = (wall: number): number => (wallClock(wall - HOUR_MS) === wall ? wall - HOUR_MS : wall);

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** "2026-12-25": dates as forms and data write them. @param days since 1 January 1970 */
export function isoDate(days: number): string {
  const { year, month, day } = civilDate(days);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** "Monday". @param days since 1 January 1970 */
export const weekdayWords = (days: number): string => DAYS[weekdayOf(days)] ?? '';

function dayAndMonth(days: number): string {
  const { month, day } = civilDate(days);
  return `${day} ${MONTHS[month - 1] ?? ''}`;
}

/** "Monday 30 November". @param days since 1 January 1970 */
export const dateWords = (days: number): string => `${weekdayWords(days)} ${dayAndMonth(days)}`;

/** "30 November 2026". @param days since 1 January 1970 */
export const longDate = (days: number): string => `${dayAndMonth(days)} ${civilDate(days).year}`;

/** "09:05". @param wall a time of `wallClock` */
export function clockWords(wall: number): string {
  const minutes = Math.floor((wall % DAY_MS) / 60_000);
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** A moment for documents that are read later: "14:05 on Saturday 21 November". @param moment milliseconds since 1970 */
export function momentWords(moment: number): string {
  const wall = wallClock(moment);
  return `${clockWords(wall)} on ${dateWords(Math.floor(wall / DAY_MS))}`;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day that it is in the United Kingdom, YYYY-MM-DD: days so written compare as text. @param now milliseconds since 1970 */
export const ukDay = (now: number): string => isoDate(Math.floor(wallClock(now) / DAY_MS));

/** When a day begins in the United Kingdom, milliseconds since 1970. @param day YYYY-MM-DD */
export const ukDayStart = (day: string): number => fromWallClock(daysOf(day) * DAY_MS);

/** "2026-11" of a day. */
export const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** Days since 1 January 1970, to count with. @param text YYYY-MM-DD */
export function daysOf(text: string): number {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return dayNumber({ year, month, day });
}

/** Whether a text is a day of the calendar, written YYYY-MM-DD. */
export const isDay = (text: string): boolean => DAY.test(text) && isoDate(daysOf(text)) === text;

/** "31 March 2027". @param day YYYY-MM-DD */
export const dayWords = (day: string): string => longDate(daysOf(day));

/** "29 December 2026", the day of a moment in the United Kingdom. @param moment milliseconds since 1970 */
export const ukDayWords = (moment: number): string => dayWords(ukDay(moment));

/** Halves of a day that a visitor may ask for. */
export const BOOKING_SLOTS = ['morning', 'afternoon'] as const;
export type BookingSlot = (typeof BOOKING_SLOTS)[number];

/** Half a day in the United Kingdom. */
export interface HalfDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly slot: BookingSlot;
}

/** Whether something that was sent is half of a day. */
export const isSlot = (slot: unknown): slot is BookingSlot => BOOKING_SLOTS.some((known) => known === slot);

/** Whether two half-days are one. */
export const isSameHalfDay = (one: HalfDay, other: HalfDay): boolean =>
  one.day === other.day && one.slot === other.slot;
