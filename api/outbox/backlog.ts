import type { Knex } from 'knex';
import type { MailEvent } from './outboxRow.ts';

/** Mails of one kind that have not left: pending ones are tried, failed ones were given up. */
export interface Backlog {
  readonly event: MailEvent;
  readonly status: 'pending' | 'failed';
  readonly mails: number;
  /** Since the oldest of them was queued, however often it was tried since. */
  readonly oldestSeconds: number;
}

interface BacklogRow extends Pick<Backlog, 'event' | 'status'> {
  readonly mails: number | string;
  readonly oldest: string;
}

/** What has not left, by kind. Kinds of which everything has left are not among it. */
export async function readBacklog(db: Knex, now: Date): Promise<Backlog[]> {
  const rows: BacklogRow[] = await db('outbox')
    .whereIn('status', ['pending', 'failed'])
    .groupBy('event', 'status')
    .select('event', 'status')
    .count({ mails: '*' })
    .min({ oldest: 'created_at' });
  return rows.map(({ event, status, mails, oldest }) => ({
    event,
    status,
    // PostgreSQL counts in big integers, which arrive as text.
    mails: Number(mails),
    oldestSeconds: Math.max(0, (now.getTime() - Date.parse(oldest)) / 1000),
  }));
}
