const british = (format: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', { ...format, month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (day: string): string => formatter.format(new Date(day));
};

/** "21 May 2024" of an ISO day. */
export const dayText = british({ day: 'numeric' });

/** "May 2024" of an ISO day. */
export const monthAndYear = british({});
