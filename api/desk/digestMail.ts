import { hoursWords } from '#contract/common/appointments.ts';
import { dateWords, daysOf } from '#contract/common/calendar.ts';
import { quantity } from '#contract/common/numbers.ts';
import { kindWords } from '../appointments/wording.ts';
import { html, type Html } from '../documents/html.ts';
import { parseSalesSummary } from '../leads/salesSummary.ts';
import {
  block,
  mailButton,
  mailPage,
  mailStyles,
  rowsTable,
  type MailContent,
  type MailRow,
} from '../mail/mailLayout.ts';
import { plainMail, plainRows, subjectLine } from '../mail/mailText.ts';
import { REMINDERS } from './deskRow.ts';
import type { BookedAhead, Digest, TodaysBooking } from './digest.ts';
import type { DeskEntry } from './findEntries.ts';
import { openMinutes, waitWords, type ResponseFigures } from './responses.ts';

interface DigestContext {
  readonly now: Date;
  /** Of the desk, absolute. */
  readonly listUrl: string;
}

// Names stay on the desk: a mail that lists many leads would outlive each of them.
const titleOf = ({ reference, sales }: { readonly reference: string | null; readonly sales: string }): string => {
  const { subjectParts } = parseSalesSummary(JSON.parse(sales));
  // Words of ours, never a visitor's.
  return [subjectParts[0] ?? '', reference ?? ''].filter(Boolean).join(' · ');
};

const openRow = ({ lead, arrivedAt }: DeskEntry, now: Date): MailRow => ({
  label: titleOf(lead),
  value: `waiting ${waitWords(openMinutes(arrivedAt, now.toISOString()))}`,
});

const bookedRow = (booking: TodaysBooking): MailRow => ({
  label: titleOf(booking),
  value: booking.appointment
    ? `${kindWords[booking.appointment.kind].name}, ${hoursWords(booking.appointment.kind, booking.appointment.slot)}`
    : 'Booked, see the notes',
});

const aheadRow = (booking: BookedAhead): MailRow => ({
  label: titleOf(booking),
  value: `${dateWords(daysOf(booking.day))}, see the notes`,
});

const minutesWords = (minutes: number | null): string => (minutes === null ? '–' : waitWords(minutes));

const figureRows = ({ leads, taken, medianMinutes, withinFirst }: ResponseFigures): readonly MailRow[] => [
  { label: 'Leads', value: String(leads) },
  { label: 'Taken', value: String(taken) },
  { label: 'Median time to take one', value: minutesWords(medianMinutes) },
  { label: `Taken within ${REMINDERS.rota} working minutes`, value: withinFirst === null ? '–' : `${withinFirst}%` },
];

const section = (heading: string, rows: readonly MailRow[], none: string): Html =>
  rows.length > 0
    ? block(rowsTable(heading, rows))
    : block(
        html`<h2 class="m-text" style="${mailStyles.heading}">${heading}</h2>
          <p class="m-text" style="${mailStyles.text};padding-top:6px">${none}</p>`,
      );

const BUTTON = 'Open the desk';
const NONE = { open: 'Every lead has someone.', booked: 'Nothing is booked for today.' } as const;

/** The mail of the morning: who still waits, what is booked for today, and how yesterday went. */
export function renderDigest(digest: Digest, { now, listUrl }: DigestContext): MailContent {
  const { open, openCount, booked, ahead } = digest;
  const today = dateWords(daysOf(digest.day));
  const waiting = openCount === 0 ? 'No lead waits' : `${quantity(openCount, 'lead needs', 'leads need')} someone`;
  const subject = subjectLine(['Sales desk', waiting, `${booked.length} booked today`, today]);
  const more = openCount > open.length ? `And ${openCount - open.length} more on the desk.` : '';
  const parts = [
    { heading: 'Leads no one has taken', rows: open.map((entry) => openRow(entry, now)), none: NONE.open },
    { heading: 'Booked for today', rows: booked.map(bookedRow), none: NONE.booked },
    ...(ahead.length > 0 ? [{ heading: 'Booked for the days off', rows: ahead.map(aheadRow), none: '' }] : []),
  ];
  const lastDay = dateWords(daysOf(digest.lastDay));
  const content = [
    block(html`<h1 class="m-text" style="${mailStyles.title}">${waiting}</h1>`),
    block(mailButton(listUrl, BUTTON), '18px 36px 0'),
    ...parts.map(({ heading, rows, none }) => section(heading, rows, none)),
    ...(more ? [block(html`<p class="m-soft" style="${mailStyles.soft}">${more}</p>`)] : []),
    block(rowsTable(lastDay, figureRows(digest.figures))),
  ];
  return {
    subject,
    html: mailPage({ title: subject, preview: `${booked.length} booked today`, mark: 'Sales desk', content }),
    text: plainMail(
      `${waiting}.`,
      `${BUTTON}: ${listUrl}`,
      ...parts.map(({ heading, rows, none }) =>
        rows.length > 0 ? plainRows(heading, rows) : `${heading.toUpperCase()}\n${none}`,
      ),
      more,
      plainRows(lastDay, figureRows(digest.figures)),
    ),
  };
}
