import { momentsOf } from '#contract/common/appointments.ts';
import { company } from '#contract/common/company.ts';
import type { AppointmentNews } from './appointmentNews.ts';
import { kindWords } from './wording.ts';

/** An appointment as its calendar entry shows it. Nothing of it was typed by a visitor. */
export interface CalendarEntry extends Pick<
  AppointmentNews,
  'change' | 'kind' | 'halfDay' | 'uid' | 'sequence' | 'at'
> {
  /** "" for a form without references. */
  readonly reference: string;
  /** Page to move or cancel it, absolute. */
  readonly url: string;
}

const MAX_OCTETS = 75;

// RFC 5545, 3.3.11: these four mean something in a text, everything else stands for itself.
const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

// "20261124T080000Z": times in UTC need no time zone in the file, and no program can get summer time wrong.
const utcTime = (moment: number): string => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');

/** Folds a line at 75 octets (RFC 5545, 3.1), never within a character. */
function fold(line: string): string {
  const lines = [''];
  for (const character of line) {
    const present = lines.at(-1) ?? '';
    if (Buffer.byteLength(present + character) > MAX_OCTETS) lines.push(` ${character}`);
    else lines[lines.length - 1] = present + character;
  }
  return lines.join('\r\n');
}

/** How the file is meant: to add or change an entry, or to take it out. */
export const methodOf = ({ change }: Pick<CalendarEntry, 'change'>): 'PUBLISH' | 'CANCEL' =>
  change === 'cancelled' ? 'CANCEL' : 'PUBLISH';

/**
 * The .ics file of an appointment. PUBLISH and not REQUEST: a request asks for an answer by mail, which nobody here would
 * read. The same UID with a higher SEQUENCE moves the entry that a calendar has already.
 */
export function calendarFile(entry: CalendarEntry): string {
  const { kind, halfDay, uid, sequence, at, reference, url, change } = entry;
  const { start, end } = momentsOf(kind, halfDay);
  const description = [
    ...kindWords[kind].next(halfDay),
    ...(reference ? [`Your reference: ${reference}`] : []),
    `Move or cancel: ${url}`,
    `Questions: ${company.phone}, ${company.openingHours.text}`,
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(company.brand)}//Appointments//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${methodOf(entry)}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcTime(Date.parse(at))}`,
    `LAST-MODIFIED:${utcTime(Date.parse(at))}`,
    `DTSTART:${utcTime(start)}`,
    `DTEND:${utcTime(end)}`,
    `SUMMARY:${escapeText(kindWords[kind].calendarTitle)}`,
    `DESCRIPTION:${escapeText(description.join('\n'))}`,
    `URL:${url}`,
    `ORGANIZER;CN="${company.brand}":mailto:${company.email}`,
    `STATUS:${change === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    // Half a day in which a call may come is no reason to show somebody as busy.
    `TRANSP:${kind === 'survey' ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
