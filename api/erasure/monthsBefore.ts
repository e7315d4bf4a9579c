/**
 * ISO 8601, so many months earlier at the same time of day: on the same day of the month, or on the last day of a month
 * that is too short for it. @param months at least 0
 */
export function monthsBefore(now: Date, months: number): string {
  const time = new Date(now);
  time.setUTCMonth(time.getUTCMonth() - months);
  // 31 February is read as 3 March, and a period would end days too soon: day 0 is the last of the month before.
  if (time.getUTCDate() !== now.getUTCDate()) time.setUTCDate(0);
  return time.toISOString();
}
