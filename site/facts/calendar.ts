import { dayWords } from '#contract/common/calendar.ts';

/** "May 2024" of an ISO day. */
export const monthAndYear = (day: string): string => dayWords(day).replace(/^\d+ /, '');
