import type { Knex } from 'knex';
import type { Booking } from '#contract/common/booking.ts';
import { HOUR_MS } from '#contract/common/time.ts';
import type { MailStatus, MailEvent } from '../outbox/outboxRow.ts';
import { queueMails } from '../outbox/queueMails.ts';
import type { LeadRow } from './leadRow.ts';
import { markViewedIn, type StoreContext } from './storeLeads.ts';

/** What becomes of a request for one more mail. */
export type CopyStatus = MailStatus | 'already-sent';

/** A lead whose visitor has pressed a button of the result. */
interface Press {
  readonly lead: LeadRow;
  readonly context: StoreContext;
}

/** Queues the quote's mail again, for the address of that lead. */
export async function storeLostMail(trx: Knex.Transaction, { lead, context }: Press): Promise<void> {
  await markViewedIn(trx, [lead.id], context.now);
  await queueMails(trx, [{ lead, event: 'customer-mail' }], context);
}

/**
 * Queues the quote once more, at most once an hour: eight presses of an impatient visitor are one request. The mail that
 * went out with the lead is none of them, because it may have been deleted or lost before the visitor asks.
 */
export async function storeCopy(trx: Knex.Transaction, { lead, context }: Press): Promise<CopyStatus> {
  const { now } = context;
  const anHourAgo = new Date(now.getTime() - HOUR_MS).toISOString();
  // One statement finds out and stores: of two presses at the same moment, in any process, one comes second.
  const granted = await trx('leads')
    .where({ id: lead.id })
    .andWhere((row) => void row.whereNull('copied_at').orWhere('copied_at', '<=', anHourAgo))
    .update({ copied_at: now.toISOString() });
  await markViewedIn(trx, [lead.id], now);
  if (granted === 0) return 'already-sent';
  const [status = 'suppressed'] = await queueMails(trx, [{ lead, event: 'customer-mail' }], context);
  // The address has had its share of mails, so there was no copy.
  if (status === 'suppressed') await trx('leads').where({ id: lead.id }).update({ copied_at: null });
  return status;
}

interface FollowUp {
  readonly event: MailEvent;
  /** Matches the row only when this changes something: a second press of the same button is ignored. */
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

const purchase = (now: Date): FollowUp => ({
  event: 'intent-mail',
  unlessSame: (row) => row.whereNull('intent'),
  change: { intent: 'buy', intent_at: now.toISOString() },
});

// One statement finds out and stores: of two presses at the same moment one is the second. It also tells whether the lead is
// suspect now: whoever releases it meanwhile finds what is stored here, or has been before.
async function store(trx: Knex.Transaction, { lead, context }: Press, followUp: FollowUp): Promise<void> {
  await markViewedIn(trx, [lead.id], context.now);
  const row = trx('leads').where({ id: lead.id });
  const changed: Pick<LeadRow, 'suspect'>[] = await followUp
    .unlessSame(row)
    .update(followUp.change)
    .returning('suspect');
  // Suspect leads are mailed to nobody.
  if (changed[0]?.suspect !== 0) return;
  await queueMails(trx, [{ lead, event: followUp.event }], context);
}

/** Stores the day that a visitor would like; another day takes the place of the first. Sales are told of each. */
export const storeBooking = (trx: Knex.Transaction, press: Press & { readonly booking: Booking }): Promise<void> =>
  store(trx, press, bookingOf(trx, press.booking, press.context.now));

/** Stores once that a visitor wants to buy, and tells sales. */
export const storePurchase = (trx: Knex.Transaction, press: Press): Promise<void> =>
  store(trx, press, purchase(press.context.now));
