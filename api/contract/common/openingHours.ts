import { clockWords, dateWords, fromWallClock, isoDate, wallClock, weekdayOf, weekdayWords } from './calendar.ts';
import { company } from './company.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_DAYS } from './time.ts';

/**
 * Bank holidays of England and Wales, as dates in Newcastle (source: GOV.UK). Two years ahead: later ones are added
 * when they are announced. A day that is missing here only makes a promise one day too early.
 */
export const BANK_HOLIDAYS: ReadonlySet<string> = new Set([
  '2026-01-01',
  '2026-04-03',
  '2026-04-06',
  '2026-05-04',
  '2026-05-25',
  '2026-08-31',
  '2026-12-25',
  '2026-12-28',
  '2027-01-01',
  '2027-03-26',
  '2027-03-29',
  '2027-05-03',
  '2027-05-31',
  '2027-08-30',
  '2027-12-27',
  '2027-12-28',
]);

const timeOfDay = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR_MS + minutes * MINUTE_MS;
};
const OPENS = timeOfDay(company.openingHours.opens);
const CLOSES = timeOfDay(company.openingHours.closes);

/** How many hours a working day has: what "within 24 hours" comes to where nobody works at night. */
export const WORKING_DAY_HOURS = (CLOSES - OPENS) / HOUR_MS;

const dayOf = (wall: number): number => Math.floor(wall / DAY_MS);

/** Monday to Friday without the bank holidays that are known. @param day days since 1 January 1970 */
export function isWorkingDay(day: number): boolean {
  const weekday = weekdayOf(day);
  return weekday >= 1 && weekday <= 5 && !BANK_HOLIDAYS.has(isoDate(day));
}

/** Whether the sales team answers: the company's opening hours in Newcastle, without bank holidays. @param now milliseconds since 1970 */
export function isOpen(now: number): boolean {
  const wall = wallClock(now);
  const time = wall - dayOf(wall) * DAY_MS;
  return isWorkingDay(dayOf(wall)) && time >= OPENS && time < CLOSES;
}

/** When closed lines open again, "09:00 on Monday"; undefined while they are open. @param now milliseconds since 1970 */
export function opensAgain(now: number): string | undefined {
  if (isOpen(now)) return undefined;
  const wall = wallClock(now);
  const today = dayOf(wall);
  let day = wall - today * DAY_MS < OPENS ? today : today + 1;
  while (!isWorkingDay(day)) day += 1;
  return `${clockWords(OPENS)} ${dayWords(day, today)}`;
}

// The moment at which so much of opening hours has passed, on the wall clock.
function afterWorking(start: number, workingMs: number): number {
  let left = workingMs;
  let day = dayOf(start);
  for (; left > 0; day += 1) {
    const from = Math.max(start, day * DAY_MS + OPENS);
    const available = isWorkingDay(day) ? Math.max(0, day * DAY_MS + CLOSES - from) : 0;
    if (left <= available) return from + left;
    left -= available;
  }
  return start;
}

/** For how long the sales team was there between two moments, in milliseconds. @param from milliseconds since 1970 */
export function openBetween(from: number, to: number): number {
  const [start, end] = [wallClock(from), wallClock(to)];
  let open = 0;
  for (let day = dayOf(start); day <= dayOf(end); day += 1) {
    const opens = Math.max(start, day * DAY_MS + OPENS);
    const closes = Math.min(end, day * DAY_MS + CLOSES);
    if (isWorkingDay(day)) open += Math.max(0, closes - opens);
  }
  return open;
}

/**
 * The first moment of opening hours at which so much of them has passed. What is full to the minute of closing falls due
 * at the next opening: at closing time nobody is there to be told. @param from milliseconds since 1970 @param openMs 0 or more
 */
export function openMomentAfter(from: number, openMs: number): number {
  const start = wallClock(from);
  let left = openMs;
  for (let day = dayOf(start); ; day += 1) {
    const opens = Math.max(start, day * DAY_MS + OPENS);
    const available = isWorkingDay(day) ? Math.max(0, day * DAY_MS + CLOSES - opens) : 0;
    if (left < available) return fromWallClock(opens + left);
    left -= available;
  }
}

// A promise must not end before what it says: 10:29:40 becomes 10:30.
const wholeMinute = (wall: number): number => Math.ceil(wall / MINUTE_MS) * MINUTE_MS;

function dayWords(day: number, today: number): string {
  if (day === today) return 'today';
  if (day === today + 1) return 'tomorrow';
  return `on ${day < today + WEEK_DAYS ? weekdayWords(day) : dateWords(day)}`;
}

// On the wall clock.
const dueAfter = (now: number, workingHours: number): number =>
  wholeMinute(afterWorking(wallClock(now), workingHours * HOUR_MS));

/**
 * When a promise that counts opening hours falls due: "16:30 today", "11:00 on Monday", "09:30 on Monday 4 January".
 * @param now milliseconds since 1970
 * @param workingHours hours in which the team is there, more than 0; a day of them is WORKING_DAY_HOURS
 */
export function dueInWorkingHours(now: number, workingHours: number): string {
  const due = dueAfter(now, workingHours);
  return `${clockWords(due)} ${dayWords(dayOf(due), dayOf(wallClock(now)))}`;
}

/** When a promise falls due, in words that are true whenever they are read: a mail that says "tomorrow" is read tomorrow. */
export interface Deadline {
  /** "11:00 Monday" */
  readonly short: string;
  /** "11:00 on Monday 23 November" */
  readonly long: string;
}

/** The deadline of a promise that counts opening hours. @param now milliseconds since 1970 @param workingHours see `dueInWorkingHours` */
export function deadlineInWorkingHours(now: number, workingHours: number): Deadline {
  const due = dueAfter(now, workingHours);
  const clock = clockWords(due);
  return { short: `${clock} ${weekdayWords(dayOf(due))}`, long: `${clock} on ${dateWords(dayOf(due))}` };
}
