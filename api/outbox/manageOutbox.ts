import type { Knex } from 'knex';
import { countRows } from '../db/countRows.ts';
import {
  CONVERSION_EVENT,
  MAIL_KINDS,
  OUTBOX_STATUSES,
  PARTNER_EVENT,
  WEBHOOK_EVENT,
  type MailEvent,
  type OutboxRow,
  type OutboxStatus,
} from './outboxRow.ts';

/** Which mails; without any of them all. */
export interface OutboxFilter {
  readonly ids?: readonly string[];
  readonly leads?: readonly string[];
  readonly statuses?: readonly OutboxStatus[];
  readonly events?: readonly MailEvent[];
}

/** A mail as an operator sees it: without an address, which stands in the lead alone. Times are ISO 8601. */
export interface OutboxEntry {
  readonly id: string;
  readonly leadId: string;
  /** null for a lead without one, such as a message. */
  readonly reference: string | null;
  readonly event: MailEvent;
  readonly to: 'sales' | 'visitor' | 'partner' | 'webhook' | 'conversion';
  readonly status: OutboxStatus;
  readonly attempts: number;
  readonly createdAt: string;
  /** null for what is not tried any more. */
  readonly nextAttemptAt: string | null;
  readonly sentAt: string | null;
  /** Why it has not left, in words of ours. */
  readonly lastError: string | null;
}

const LISTED_AT_ONCE = 200;

/** Of mails that have not left: they are tried again by themselves, or when somebody says so. */
export const OWED_STATUSES = ['pending', 'failed'] as const satisfies readonly OutboxStatus[];

const matching = (db: Knex, { ids, leads, statuses, events }: OutboxFilter) =>
  db('outbox').where((row) => {
    if (ids) void row.whereIn('outbox.id', [...ids]);
    if (leads) void row.whereIn('outbox.lead_id', [...leads]);
    if (statuses) void row.whereIn('outbox.status', [...statuses]);
    if (events) void row.whereIn('outbox.event', [...events]);
  });

type Joined = OutboxRow & { readonly reference: string | null };

function receiverOf(event: MailEvent): OutboxEntry['to'] {
  if (event === WEBHOOK_EVENT) return 'webhook';
  if (event === CONVERSION_EVENT) return 'conversion';
  if (event === PARTNER_EVENT) return 'partner';
  return MAIL_KINDS[event].isToVisitor ? 'visitor' : 'sales';
}

const entryOf = (row: Joined): OutboxEntry => ({
  id: row.id,
  leadId: row.lead_id,
  reference: row.reference,
  event: row.event,
  to: receiverOf(row.event),
  status: row.status,
  attempts: row.attempts,
  createdAt: row.created_at,
  nextAttemptAt: row.status === 'pending' ? row.next_attempt_at : null,
  sentAt: row.sent_at,
  lastError: row.last_error,
});

/** Mails of the outbox, the oldest first. @param limit at most so many; 200 when left out */
export async function listOutbox(
  db: Knex,
  filter: OutboxFilter = {},
  limit: number = LISTED_AT_ONCE,
): Promise<OutboxEntry[]> {
  const rows: Joined[] = await matching(db, filter)
    .join('leads', 'leads.id', 'outbox.lead_id')
    .select('outbox.*', 'leads.reference')
    .orderBy('outbox.created_at')
    .limit(limit);
  return rows.map(entryOf);
}

/** How many mails there are of each status. */
export async function countOutbox(db: Knex, filter: OutboxFilter = {}): Promise<Record<OutboxStatus, number>> {
  const rows: { status: OutboxStatus; mails: number | string }[] = await matching(db, filter)
    .groupBy('status')
    .select('status')
    .count({ mails: '*' });
  // PostgreSQL counts in big integers, which arrive as text.
  const counts = new Map(rows.map(({ status, mails }) => [status, Number(mails)]));
  return Object.fromEntries(OUTBOX_STATUSES.map((status) => [status, counts.get(status) ?? 0])) as Record<
    OutboxStatus,
    number
  >;
}

/**
 * Makes mails due at once that were given up or wait for their next try; a running server takes them up with its next
 * look. What is being sent, was sent or was suppressed stays as it is: nobody gets a mail twice.
 * @returns how many
 */
export const retryOutbox = (db: Knex, now: Date, filter: OutboxFilter = {}): Promise<number> =>
  matching(db, filter)
    .whereIn('status', OWED_STATUSES)
    .whereNull('claim')
    .update({ status: 'pending', attempts: 0, next_attempt_at: now.toISOString() });

/** Whether a mail could be tried again; `claimed`: it is being sent. */
type OutboxState = 'owed' | 'claimed' | 'sent' | 'suppressed';

/** How it stands with mails, by their ids. Those that are not there are left out. */
export async function readStates(db: Knex, ids: readonly string[]): Promise<Map<string, OutboxState>> {
  const rows: Pick<OutboxRow, 'id' | 'status' | 'claim'>[] = await matching(db, { ids }).select(
    'id',
    'status',
    'claim',
  );
  return new Map(
    rows.map(({ id, status, claim }) => {
      if (status === 'sent' || status === 'suppressed') return [id, status];
      return [id, claim === null ? 'owed' : 'claimed'];
    }),
  );
}

/** Which webhooks are delivered once more. */
export interface Replay {
  /** Queued from then on. */
  readonly since?: Date;
  readonly leads?: readonly string[];
}

const replayed = (db: Knex, { since, leads }: Replay) =>
  matching(db, { events: [WEBHOOK_EVENT], statuses: ['sent', 'failed'] }).andWhere((row) => {
    if (since) void row.where('outbox.created_at', '>=', since.toISOString());
    if (leads) void row.whereIn('outbox.lead_id', [...leads]);
  });

/** How many `replayWebhooks` would deliver once more. */
export const countReplay = (db: Knex, replay: Replay): Promise<number> => countRows(replayed(db, replay));

/**
 * Delivers webhooks once more that have arrived or were given up, for a receiver that has lost them. Each keeps its
 * `webhook-id`, so a receiver that has a lead already knows it.
 * @returns how many
 */
export const replayWebhooks = (db: Knex, now: Date, replay: Replay): Promise<number> =>
  replayed(db, replay).update({ status: 'pending', attempts: 0, next_attempt_at: now.toISOString(), sent_at: null });
