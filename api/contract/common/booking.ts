import { isoDate, longDate, weekdayOf, weekdayWords, isSlot, type HalfDay, daysOf, isDay, ukDay } from './calendar.ts';
import type { FieldProblem } from './problems.ts';

/** A wish, not an appointment: sales confirm it by phone. */
export type Booking = HalfDay;

export const BOOKING_MESSAGES = {
  missing: 'Choose a day',
  unreal: 'Choose a day of the calendar',
  tooSoon: 'Choose a day from tomorrow on',
  tooLate: 'Choose a day within the next 12 months',
  sunday: 'Choose a day from Monday to Saturday',
  slot: 'Choose morning or afternoon',
} as const;

const SUNDAY = 0;

/** First and last day that can be asked for: tomorrow to a year from today. @param now milliseconds since 1970 */
export function bookingDays(now: number): { readonly first: string; readonly last: string } {
  const today = ukDay(now);
  const nextYear = String(Number(today.slice(0, 4)) + 1) + today.slice(4);
  return { first: isoDate(daysOf(today) + 1), last: isDay(nextYear) ? nextYear : nextYear.replace(/29$/, '28') };
}

function dayProblem(day: unknown, now: number): string | undefined {
  if (typeof day !== 'string' || day === '') return BOOKING_MESSAGES.missing;
  if (!isDay(day)) return BOOKING_MESSAGES.unreal;
  const { first, last } = bookingDays(now);
  if (day < first) return BOOKING_MESSAGES.tooSoon;
  if (day > last) return BOOKING_MESSAGES.tooLate;
  return weekdayOf(daysOf(day)) === SUNDAY ? BOOKING_MESSAGES.sunday : undefined;
}

/** "Monday 23 November 2026, morning" */
export const bookingWords = ({ day, slot }: Booking): string =>
  `${weekdayWords(daysOf(day))} ${longDate(daysOf(day))}, ${slot}`;

/** A booking as it was stored; undefined where there is none. */
export const readStoredBooking = (day: string | null, slot: string | null): Booking | undefined =>
  day !== null && isDay(day) && isSlot(slot) ? { day, slot } : undefined;

type BookingReading =
  | { readonly ok: true; readonly booking: Booking }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** Reads the day and half-day of a booking; says what is wrong with each. @param now milliseconds since 1970 */
export function readBooking(
  { day, slot }: { readonly day?: unknown; readonly slot?: unknown },
  now: number,
): BookingReading {
  const wrongDay = dayProblem(day, now);
  if (wrongDay === undefined && typeof day === 'string' && isSlot(slot)) return { ok: true, booking: { day, slot } };
  const problems = [
    ...(wrongDay === undefined ? [] : [{ path: 'day', message: wrongDay }]),
    ...(isSlot(slot) ? [] : [{ path: 'slot', message: BOOKING_MESSAGES.slot }]),
  ];
  return { ok: false, problems };
}
