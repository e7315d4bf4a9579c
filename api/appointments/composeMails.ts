import { halfDayWords, hoursWords } from '#contract/common/appointments.ts';
import { shownReference } from '#contract/common/reference.ts';
import { greetingName } from '#contract/common/text.ts';
import { formatMoment } from '../documents/formatDate.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import { presentSummary, type SalesDue, type SalesRow } from '../leads/salesSummary.ts';
import type { Composer } from '../mail/composer.ts';
import { mailToSales, type SalesMailServices } from '../mail/leadMails.ts';
import type { ComposedMail } from '../mail/transport.ts';
import type { AppointmentLinks } from './appointmentLinks.ts';
import { renderAppointmentMail } from './appointmentMail.ts';
import { parseNews, type AppointmentNews } from './appointmentNews.ts';
import { calendarFile, methodOf } from './calendarFile.ts';
import { appointmentWords, fullWhenWords, kindWords } from './wording.ts';

// What stands before the subject, and above everything else in the mail.
function changeFlag({
  change,
  kind,
  halfDay,
  former,
}: AppointmentNews): { label: string; sentence: string } | undefined {
  const { name, noun } = kindWords[kind];
  if (change === 'cancelled') {
    return { label: 'Cancelled', sentence: `${name} cancelled: ${halfDayWords(halfDay)} is free again.` };
  }
  if (!former) return undefined;
  return { label: 'Moved', sentence: `This ${noun} replaces the former one: ${halfDayWords(former)}.` };
}

// The subject begins with the half-day already.
function dueOf({ change, kind, halfDay }: AppointmentNews): SalesDue | undefined {
  if (change === 'cancelled') return undefined;
  const { act } = kindWords[kind];
  return { short: '', long: act(halfDay) };
}

function salesMail(lead: LeadRow, news: AppointmentNews, services: SalesMailServices): Promise<ComposedMail> {
  const { kind, halfDay, former, at } = news;
  const { name } = kindWords[kind];
  // What was promised with the lead is settled by the appointment.
  const { due: _former, ...summary } = presentSummary(lead);
  const due = dueOf(news);
  const flag = changeFlag(news);
  const rows: SalesRow[] = [
    { label: appointmentWords.when, value: halfDayWords(halfDay) },
    { label: 'Hours', value: hoursWords(kind, halfDay.slot) },
    ...(former ? [{ label: appointmentWords.replaces, value: halfDayWords(former) }] : []),
    { label: news.change === 'booked' ? 'Booked' : 'Changed', value: formatMoment(at) },
    // In the subject the flags of the lead would hide those of the appointment.
    ...summary.flags.map((value) => ({ label: 'Check', value })),
  ];
  const withAppointment = {
    ...summary,
    ...(due && { due }),
    subjectParts: [`${name}: ${halfDayWords(halfDay)}`, ...summary.subjectParts],
    // Where it stands above everything else, the figures have room for what the appointment is about.
    headline: due ? summary.headline : [{ label: name, value: fullWhenWords(kind, halfDay) }, ...summary.headline],
    sections: [{ heading: name, rows }, ...summary.sections],
    flags: flag ? [flag.sentence] : [],
    flagLabel: flag?.label ?? '',
  };
  return mailToSales({ lead, summary: withAppointment, event: 'sales-appointment' }, services);
}

/** Tells sales of an appointment that was booked, moved or cancelled. */
export const composeAppointmentSalesMail =
  (services: SalesMailServices): Composer =>
  (lead, { detail }) => {
    const news = parseNews(detail);
    return news ? salesMail(lead, news, services) : Promise.resolve(undefined);
  };

const CALENDAR_NOTES = {
  booked: appointmentWords.calendar,
  moved: appointmentWords.calendarMoved,
  cancelled: appointmentWords.calendarCancelled,
} as const;

function customerMail(lead: LeadRow, news: AppointmentNews, links: AppointmentLinks): ComposedMail {
  const { change, kind, halfDay, former, token } = news;
  const words = kindWords[kind];
  const when = fullWhenWords(kind, halfDay);
  const reference = shownReference(lead.reference ?? '');
  const url = links.page(token);
  const isCancelled = change === 'cancelled';
  const content = renderAppointmentMail({
    firstName: greetingName(lead.first_name),
    title: words.titles[change],
    when,
    rows: [
      { label: appointmentWords.when, value: when },
      ...(former ? [{ label: appointmentWords.replaces, value: fullWhenWords(kind, former) }] : []),
      ...(reference ? [{ label: appointmentWords.reference, value: reference }] : []),
    ],
    next: isCancelled ? [words.none] : words.next(halfDay),
    button: isCancelled ? appointmentWords.again : appointmentWords.manage,
    url,
    calendarNote: CALENDAR_NOTES[change],
    reference,
  });
  const file = Buffer.from(calendarFile({ ...news, reference, url }));
  const contentType = `text/calendar; charset=utf-8; method=${methodOf(news)}`;
  return {
    ...content,
    to: [{ address: lead.email }],
    attachments: [{ filename: 'appointment.ics', content: file, contentType }],
    headers: { 'Auto-Submitted': 'auto-generated' },
    event: 'appointment',
  };
}

/** Tells the customer, with the file for the calendar. */
export const composeAppointmentMail =
  (links: AppointmentLinks): Composer =>
  (lead, { detail }) => {
    const news = parseNews(detail);
    return Promise.resolve(news && customerMail(lead, news, links));
  };
