import { bookingWords, readStoredBooking, type Booking } from '#contract/common/booking.ts';
import { formatMoment } from '../documents/formatDate.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import { parseSalesSummary, type SalesRow, type SalesSummary } from '../leads/salesSummary.ts';
import { renderSalesMail } from '../mail/salesMail.ts';
import type { ComposedMail, Composer } from './composer.ts';
import type { SalesMailServices } from './salesMail.ts';

interface Wish {
  /** First in the subject. */
  readonly title: string;
  readonly heading: string;
  readonly rows: readonly SalesRow[];
  readonly headline: (summary: SalesSummary) => readonly SalesRow[];
  /** A sentence above everything else, and what it is about. */
  readonly flag?: { readonly label: string; readonly sentence: string } | undefined;
}

function mailOf(lead: LeadRow, wish: Wish, { sales }: SalesMailServices): ComposedMail {
  const summary = parseSalesSummary(JSON.parse(lead.sales));
  const { reference, created_at: receivedAt, id: leadId } = lead;
  const content = renderSalesMail({
    ...summary,
    subjectParts: [wish.title, ...summary.subjectParts],
    headline: wish.headline(summary),
    sections: [{ heading: wish.heading, rows: wish.rows }, ...summary.sections],
    flags: [...(wish.flag ? [wish.flag.sentence] : []), ...summary.flags],
    ...(wish.flag && { flagLabel: wish.flag.label }),
    reference,
    receivedAt,
    leadId,
  });
  return { ...content, to: sales, replyTo: { address: lead.email }, event: 'sales-follow-up' };
}

const asked = (at: string | null): SalesRow[] => (at ? [{ label: 'Asked', value: formatMoment(at) }] : []);

function bookingWish(lead: LeadRow, booking: Booking): Wish {
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
    return Promise.resolve(booking && mailOf(lead, bookingWish(lead, booking), services));
  };

/** Tells sales that a visitor wants to buy. */
export const composeIntentMail =
  (services: SalesMailServices): Composer =>
  (lead) => {
    const rows = [
      ...asked(lead.intent_at),
      { label: 'What the visitor knows', value: 'This is a request. Nothing was paid and nothing is agreed yet.' },
    ];
    const wish: Wish = {
      title: 'Wants to buy',
      heading: 'Request to buy',
      rows,
      headline: ({ headline }) => headline,
    };
    return Promise.resolve(mailOf(lead, wish, services));
  };
