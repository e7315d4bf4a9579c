import type { Knex } from 'knex';
import type { Booking } from '#contract/common/booking.ts';
import type { MailEvent } from '../outbox/outboxRow.ts';
import { queueMails } from '../outbox/queueMails.ts';
import type { LeadRow } from './leadRow.ts';
import { markViewedIn, type StoreContext } from './storeLeads.ts';

interface FollowUp {
  readonly event: MailEvent;
  /** The row as far as this changes nothing that is already so: a second press is no news. */
  readonly unlessSame: (row: Knex.QueryBuilder) => Knex.QueryBuilder;
  readonly change: Readonly<Record<string, string | Knex.Raw>>;
}

const bookingOf = (trx: Knex.Transaction, { day, slot }: Booking, now: Date): FollowUp => ({
  event: 'booking-mail',
  unlessSame: (row) =>
    row.where((other) => {
      void other.whereNull('booking_day').orWhereNot({ booking_day: day }).orWhereNot({ booking_slot: slot });
    }),
  change: {
    // Null when there was none: text and null make null on every engine.
    former_booking: trx.raw("booking_day || ' ' || booking_slot"),
    booking_day: day,
    booking_slot: slot,
    booked_at: now.toISOString(),
  },
});

const wishToBuy = (now: Date): FollowUp => ({
  event: 'intent-mail',
  unlessSame: (row) => row.whereNull('intent'),
  change: { intent: 'buy', intent_at: now.toISOString() },
});

/** A lead and what its visitor asks for. */
interface Wish {
  readonly lead: LeadRow;
  readonly context: StoreContext;
}

// One statement finds out and stores: of two presses at the same moment one is the second.
async function store(trx: Knex.Transaction, { lead, context }: Wish, followUp: FollowUp): Promise<void> {
  await markViewedIn(trx, [lead.id], context.now);
  const changed = await followUp.unlessSame(trx('leads').where({ id: lead.id })).update(followUp.change);
  // Suspect leads are mailed to nobody.
  if (changed === 0 || lead.suspect) return;
  await queueMails(trx, [{ lead, event: followUp.event }], context);
}

/** Stores the day that a visitor would like; another day takes the place of the first. Sales are told of each. */
export const storeBooking = (trx: Knex.Transaction, wish: Wish & { readonly booking: Booking }): Promise<void> =>
  store(trx, wish, bookingOf(trx, wish.booking, wish.context.now));

/** Stores once that a visitor wants to buy, and tells sales. */
export const storeWishToBuy = (trx: Knex.Transaction, wish: Wish): Promise<void> =>
  store(trx, wish, wishToBuy(wish.context.now));
