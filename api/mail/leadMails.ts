import * as z from 'zod/mini';
import { bookingWords, readStoredBooking, type Booking } from '#contract/common/booking.ts';
import { formatMoment } from '../documents/formatDate.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import { intentDue, presentSummary, type SalesDue, type SalesRow, type SalesSummary } from '../leads/salesSummary.ts';
import type { Composer } from './composer.ts';
import type { SalesDesk } from './salesMail.ts';
import type { ComposedMail, MailAddress } from './transport.ts';

export interface SalesMailServices {
  /** Asked when the mail leaves, at every try. */
  readonly recipientsOf: (lead: LeadRow, summary: SalesSummary) => readonly MailAddress[];
  /** Of the saved-quote page; undefined for a lead without one. */
  readonly quoteUrl: (lead: LeadRow) => string | undefined;
  /** Asked when the mail leaves; left out where there is no sales desk. */
  readonly deskOf?: ((lead: LeadRow) => Promise<SalesDesk | undefined>) | undefined;
}

/** What has become of a lead, in words for sales. */
interface SalesNews {
  readonly lead: LeadRow;
  readonly summary: SalesSummary;
  /** For the name of an .eml file. */
  readonly event: string;
}

/**
 * A mail to sales about a lead. A reply goes to the visitor, unless the mail opens the desk: quoted, it would take its
 * links along, and with them what colleagues have written.
 */
export async function mailToSales(
  { lead, summary, event }: SalesNews,
  services: SalesMailServices,
): Promise<ComposedMail> {
  const { recipientsOf, quoteUrl, deskOf } = services;
  const desk = await deskOf?.(lead);
  const { reference, created_at: receivedAt, id: leadId } = lead;
  return {
    sales: { ...summary, reference, receivedAt, leadId, quoteUrl: quoteUrl(lead), desk },
    to: recipientsOf(lead, summary),
    ...(!desk && { replyTo: { name: summary.contact.name, address: lead.email } }),
    event,
  };
}

interface NewLeadServices extends SalesMailServices {
  /** What the same visitor asked the quick quote for. */
  readonly findQuick: (visitId: string) => Promise<LeadRow | undefined>;
}

const quickBody = z.object({ quoteData: z.object({ service: z.string() }) });

// Quick quotes are mailed to nobody; here sales learn what the visitor came for.
async function quickRows({ visit_id: visitId, type }: LeadRow, { findQuick }: NewLeadServices): Promise<SalesRow[]> {
  const quick = visitId && type !== 'quick' ? await findQuick(visitId) : undefined;
  const asked = quick && quickBody.safeParse(JSON.parse(quick.body)).data;
  return asked ? [{ label: 'Began with', value: `Quick quote: ${asked.quoteData.service}` }] : [];
}

/** Tells whoever answers for personal data of a complaint. */
export const composePrivacyMail =
  (services: SalesMailServices): Composer =>
  (lead) => {
    const summary = presentSummary(lead);
    return mailToSales({ lead, summary, event: 'privacy' }, services);
  };

/** Tells the sales team of a new lead. */
export const composeSalesMail =
  (services: NewLeadServices): Composer =>
  async (lead) => {
    const summary = presentSummary(lead);
    const attributionRows = [...(await quickRows(lead, services)), ...summary.attributionRows];
    return mailToSales({ lead, summary: { ...summary, attributionRows }, event: 'sales' }, services);
  };

/** What a visitor has asked for after the lead itself. */
interface FollowUp {
  /** By when the page promised a call; undefined where it promised no time. */
  readonly due?: SalesDue | undefined;
  /** First in the subject. */
  readonly title: string;
  readonly heading: string;
  readonly rows: readonly SalesRow[];
  readonly headline: (summary: SalesSummary) => readonly SalesRow[];
  /** A sentence above everything else, and what it is about. */
  readonly flag?: { readonly label: string; readonly sentence: string } | undefined;
}

function mailOf(lead: LeadRow, followUp: FollowUp, services: SalesMailServices): Promise<ComposedMail> {
  // What was promised with the lead is not what is promised now.
  const { due: _former, ...rest } = presentSummary(lead);
  const summary = {
    ...rest,
    ...(followUp.due && { due: followUp.due }),
    subjectParts: [followUp.title, ...rest.subjectParts],
    headline: [...followUp.headline(rest)],
    sections: [{ heading: followUp.heading, rows: [...followUp.rows] }, ...rest.sections],
    flags: [...(followUp.flag ? [followUp.flag.sentence] : []), ...rest.flags],
    ...(followUp.flag && { flagLabel: followUp.flag.label }),
  };
  return mailToSales({ lead, summary, event: 'sales-follow-up' }, services);
}

const asked = (at: string | null): SalesRow[] => (at ? [{ label: 'Asked', value: formatMoment(at) }] : []);

function bookingRequest(lead: LeadRow, booking: Booking): FollowUp {
  const words = bookingWords(booking);
  const [day = '', slot = ''] = lead.former_booking?.split(' ') ?? [];
  const former = readStoredBooking(day, slot);
  const formerWords = former && bookingWords(former);
  return {
    title: `Booking: ${words}`,
    heading: 'Booking request',
    rows: [
      { label: 'Preferred day', value: words },
      ...(formerWords ? [{ label: 'Replaces', value: formerWords }] : []),
      ...asked(lead.booked_at),
      { label: 'What the visitor knows', value: 'This is a request. We confirm the day by phone.' },
    ],
    headline: ({ headline }) => [{ label: 'Preferred day', value: words }, ...headline.slice(0, 1)],
    flag: formerWords
      ? { label: 'Changed booking', sentence: `This booking replaces the former one: ${formerWords}.` }
      : undefined,
  };
}

/** Tells sales which day a visitor would like. */
export const composeBookingMail =
  (services: SalesMailServices): Composer =>
  (lead) => {
    const booking = readStoredBooking(lead.booking_day, lead.booking_slot);
    return booking ? mailOf(lead, bookingRequest(lead, booking), services) : Promise.resolve(undefined);
  };

/** Tells sales that a visitor wants to buy. */
export const composeIntentMail =
  (services: SalesMailServices): Composer =>
  (lead) => {
    const rows = [
      ...asked(lead.intent_at),
      { label: 'What the visitor knows', value: 'This is a request. Nothing was paid and nothing is agreed yet.' },
    ];
    const followUp: FollowUp = {
      due: intentDue(lead),
      title: 'Wants to buy',
      heading: 'Request to buy',
      rows,
      headline: ({ headline }) => headline,
    };
    return mailOf(lead, followUp, services);
  };
