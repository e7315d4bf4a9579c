import { bookingWords, readStoredBooking, type Booking } from '#contract/common/booking.ts';
import { deadlineInWorkingHours } from '#contract/common/openingHours.ts';
import { CALL_BACK_HOURS } from '#contract/instant/limits.ts';
import { formatMoment } from '../documents/formatDate.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import { dueBy, parseSalesSummary, type SalesDue, type SalesRow, type SalesSummary } from '../leads/salesSummary.ts';
import type { ComposedMail, Composer } from './composer.ts';
import { mailToSales, type SalesMailServices } from './mailToSales.ts';

interface Wish {
  /** By when the visitor was told to hear from us; undefined where no time was promised. */
  readonly due?: SalesDue | undefined;
  /** First in the subject. */
  readonly title: string;
  readonly heading: string;
  readonly rows: readonly SalesRow[];
  readonly headline: (summary: SalesSummary) => readonly SalesRow[];
  /** A sentence above everything else, and what it is about. */
  readonly flag?: { readonly label: string; readonly sentence: string } | undefined;
}

function mailOf(lead: LeadRow, wish: Wish, services: SalesMailServices): ComposedMail {
  // What was promised with the lead is not what is promised now.
  const { due: _former, ...rest } = parseSalesSummary(JSON.parse(lead.sales));
  const summary = {
    ...rest,
    ...(wish.due && { due: wish.due }),
    subjectParts: [wish.title, ...rest.subjectParts],
    headline: [...wish.headline(rest)],
    sections: [{ heading: wish.heading, rows: [...wish.rows] }, ...rest.sections],
    flags: [...(wish.flag ? [wish.flag.sentence] : []), ...rest.flags],
    ...(wish.flag && { flagLabel: wish.flag.label }),
  };
  return mailToSales({ lead, summary, event: 'sales-follow-up' }, services);
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

/** What the visitor was told after "Buy online". */
const callBy = (at: string | null): SalesDue | undefined =>
  at === null ? undefined : dueBy('Call', deadlineInWorkingHours(Date.parse(at), CALL_BACK_HOURS));

/** Tells sales that a visitor wants to buy. */
export const composeIntentMail =
  (services: SalesMailServices): Composer =>
  (lead) => {
    const rows = [
      ...asked(lead.intent_at),
      { label: 'What the visitor knows', value: 'This is a request. Nothing was paid and nothing is agreed yet.' },
    ];
    const wish: Wish = {
      due: callBy(lead.intent_at),
      title: 'Wants to buy',
      heading: 'Request to buy',
      rows,
      headline: ({ headline }) => headline,
    };
    return Promise.resolve(mailOf(lead, wish, services));
  };
