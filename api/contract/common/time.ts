export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_HOURS = 24;
/** Milliseconds. */
export const DAY_MS = DAY_HOURS * HOUR_MS;
export const WEEK_DAYS = 7;
export const MONTHS_A_YEAR = 12;
