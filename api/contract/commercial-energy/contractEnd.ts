import { dayNumber, isDay } from '../common/calendar.ts';

/** Where a contract stands on its way to the next one. */
export type SwitchingWindow = 'ended' | 'open' | 'early';

/** A year of two digits, or one that a slip of the finger made, is no contract's. */
export const FIRST_DAY = '2000-01-01';
/** Last day on which a contract can end. */
export const LAST_DAY = '2099-12-31';

/** Whether a text is a day on which a contract can end, YYYY-MM-DD. */
export const isContractDay = (text: string): boolean => isDay(text) && text >= FIRST_DAY && text <= LAST_DAY;

/** Many suppliers price a contract up to about half a year before it begins. Our estimate, no rule. */
const WINDOW_DAYS = 183;

function numberOf(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return dayNumber({ year, month, day });
}

/** @param endDate and @param today YYYY-MM-DD; a contract still runs on its last day */
export function switchingWindow(endDate: string, today: string): SwitchingWindow {
  const days = numberOf(endDate) - numberOf(today);
  if (days < 0) return 'ended';
  return days <= WINDOW_DAYS ? 'open' : 'early';
}
