const british = (format: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', { ...format, month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (day: string): string => formatter.format(new Date(day));
};

/** "21 May 2024" of an ISO day. */
export const dayText = british({ day: 'numeric' });

/** "May 2024" of an ISO day. */
export const monthAndYear = british({});

/** "January" and so on, as a chart of a year names its columns. */
export const MONTH_NAMES = [
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
