import { dayNumber, isoDate, longDate, wallClock } from './calendar.ts';
import { DAY_MS } from './time.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day that it is in the United Kingdom, YYYY-MM-DD: days so written compare as text. @param now milliseconds since 1970 */
export const ukDay = (now: number): string => isoDate(Math.floor(wallClock(now) / DAY_MS));

/** Days since 1 January 1970, to count with. @param text YYYY-MM-DD */
export function daysOf(text: string): number {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return dayNumber({ year, month, day });
}

/** Whether a text is a day of the calendar, written YYYY-MM-DD. */
export const isDay = (text: string): boolean => DAY.test(text) && isoDate(daysOf(text)) === text;

/** "31 March 2027". @param day YYYY-MM-DD */
export const dayWords = (day: string): string => longDate(daysOf(day));
