import { dueByWords, hoursWords, whenWords, type AppointmentKind } from '#contract/common/appointments.ts';
import { dateWords, longDate, weekdayWords, type HalfDay, daysOf } from '#contract/common/calendar.ts';
import { company } from '#contract/common/company.ts';
import type { AppointmentNews } from './appointmentNews.ts';

type Change = AppointmentNews['change'];

interface KindWords {
  /** First in a subject for sales. */
  readonly name: string;
  /** What we have promised to do, for sales. */
  readonly act: (halfDay: HalfDay) => string;
  /** In the middle of a sentence, after "your" or "the". */
  readonly noun: string;
  /** On the button of a saved quote, and over the days to choose from. */
  readonly book: string;
  readonly calendarTitle: string;
  readonly titles: Readonly<Record<Change | 'over', string>>;
  /** What happens, and by when. */
  readonly next: (halfDay: HalfDay) => readonly string[];
  readonly none: string;
}

/** What mails, page and calendar entry say of each kind, so that all three promise the same. */
export const kindWords: Readonly<Record<AppointmentKind, KindWords>> = {
  survey: {
    name: 'Survey',
    act: (halfDay) => `Survey on ${whenWords('survey', halfDay)}`,
    noun: 'survey',
    book: 'Book my survey',
    calendarTitle: `Survey by ${company.brand}`,
    titles: {
      booked: 'Your survey is booked',
      moved: 'Your survey has moved',
      cancelled: 'Your survey is cancelled',
      over: 'This survey is over',
    },
    next: (halfDay) => [
      `Our surveyor arrives between ${hoursWords('survey', halfDay.slot).replace(' to ', ' and ')}. Please make sure someone’s in.`,
      'We look at your roof and your electrics and confirm the price.',
      'You get a written offer afterwards. Nothing’s agreed until you accept it.',
    ],
    none: 'No one will come.',
  },
  'call-back': {
    name: 'Call-back',
    act: (halfDay) => `Call by ${dueByWords('call-back', halfDay)}`,
    noun: 'call',
    book: 'Ask us to call me',
    calendarTitle: `${company.brand} calls you`,
    titles: {
      booked: 'We’ll call you',
      moved: 'Your call has moved',
      cancelled: 'Your call is cancelled',
      over: 'This call is over',
    },
    next: (halfDay) => [
      `We’ll call you by ${dueByWords('call-back', halfDay)}, on the number you gave us.`,
      'We go through your quote with you and answer your questions. No obligation.',
    ],
    none: 'We won’t call you.',
  },
};

/** "Tuesday 24 November 2026, 8am to 12pm" */
export const fullWhenWords = (kind: AppointmentKind, { day, slot }: HalfDay): string =>
  `${weekdayWords(daysOf(day))} ${longDate(daysOf(day))}, ${hoursWords(kind, slot)}`;

/** "Tuesday 24 November" */
export const dayName = ({ day }: HalfDay): string => dateWords(daysOf(day));

export const appointmentWords = {
  when: 'When',
  replaces: 'Replaces',
  reference: 'Reference',
  manage: 'Move or cancel',
  again: 'Book another time',
  calendar: 'The attached file puts it in your calendar.',
  calendarMoved: 'The attached file moves it in your calendar.',
  calendarCancelled: 'The attached file takes it out of your calendar.',
} as const;
