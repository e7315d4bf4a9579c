import { DAY_HOURS } from './time.ts';

/** For so long the price of a quote holds and its link opens; an instant quote says its own 24 hours. */
export const QUOTE_DAYS = 30;
/** The same in hours. */
export const QUOTE_HOURS = QUOTE_DAYS * DAY_HOURS;
