import type { Knex } from 'knex';
import { HOUR_MS } from '#contract/common/time.ts';
import type { MailStatus } from '../outbox/outboxRow.ts';
import { queueMails } from '../outbox/queueMails.ts';
import type { LeadRow } from './leadRow.ts';
import { markViewedIn, type StoreContext } from './storeLeads.ts';

/** What becomes of the wish for one more mail. */
export type CopyStatus = MailStatus | 'already-sent';

interface Wish {
  readonly lead: LeadRow;
  readonly context: StoreContext;
}

/**
 * Queues the quote once more, at most once an hour: eight presses of an impatient visitor are one wish. The mail that
 * went out with the lead is none of them, because it may have been deleted or lost before the visitor asks.
 */
export async function storeCopy(trx: Knex.Transaction, { lead, context }: Wish): Promise<CopyStatus> {
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
