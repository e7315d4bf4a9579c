const longFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
const timeFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' });
const momentFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
  timeZoneName: 'short',
});

/** "20 November 2026", the day in the United Kingdom. @param iso ISO 8601 */
export const formatDay = (iso: string): string => longFormat.format(new Date(iso));

/** "14:05", the time in the United Kingdom. @param iso ISO 8601 */
export const formatTime = (iso: string): string => timeFormat.format(new Date(iso));

/** "Fri, 20 Nov 2026, 17:14 GMT". @param iso ISO 8601 */
export const formatMoment = (iso: string): string => momentFormat.format(new Date(iso));
