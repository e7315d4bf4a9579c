import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { createFinder, createGroupCommit } from '../db/batching.ts';
import type { Database } from '../db/client.ts';
import { readBacklog, type Backlog } from './backlog.ts';
import { SALES_EVENTS, type MailEvent, type OutboxRow } from './outboxRow.ts';

/** How a try went. A `retry` is due again at `dueAt`. What failed is recorded as long as nobody else has claimed it since. */
export type Settlement =
  | { readonly kind: 'sent'; readonly id: string }
  | {
      readonly kind: 'retry';
      readonly id: string;
      readonly claim: string | null;
      readonly error: string;
      readonly dueAt: Date;
      /** Who has it already; see the row. */
      readonly accepted: string | null;
    }
  | { readonly kind: 'failed'; readonly id: string; readonly claim: string | null; readonly error: string };

export interface Outbox {
  /**
   * At most `count` due mails of these kinds, or of any, for this process alone until the lease runs out. Those in `inHand`
   * are left alone: a clock that jumps makes every lease run out at once, and they would go twice.
   */
  readonly claim: (
    count: number,
    events?: readonly MailEvent[],
    inHand?: readonly OutboxRow['id'][],
  ) => Promise<OutboxRow[]>;
  /** Gives claims that are still theirs a lease from now on: mails may wait in hand for longer than one lasts. */
  readonly extend: (claimed: readonly Claimed[]) => Promise<void>;
  readonly settle: (settlement: Settlement) => Promise<void>;
  /** Whether a row is still there: it goes with its lead, also while its mail is put together. */
  readonly isThere: (id: string) => Promise<boolean>;
  /** Takes back at once what a dead process had claimed, where nobody else can be working. */
  readonly takeBackClaims: () => Promise<void>;
  /** Makes every mail to sales due at once that waits for its next try or was given up: a start is often the repair. */
  readonly takeUpSales: () => Promise<void>;
  /** What has not left, by kind: mails that are tried, and those that were given up. */
  readonly backlog: () => Promise<Backlog[]>;
  readonly drained: () => Promise<void>;
}

// Several times what a living process takes to extend it: a claim that is older belongs to one that died.
const LEASE_MS = 5 * 60_000;
/** How often claims of what is in hand are extended: that may fail a few times. */
export const EXTEND_MS = LEASE_MS / 10;
// Further away than any retry or lease: a clock that was ahead has written it, and the mail must not wait for that day.
const FURTHEST_MS = 2 * 3_600_000;
const MAX_BATCH = 200;
const MAX_ERROR_LENGTH = 300;

function settleOne(trx: Knex.Transaction, settlement: Exclude<Settlement, { kind: 'sent' }>) {
  const change = { claim: null, last_error: settlement.error.slice(0, MAX_ERROR_LENGTH) };
  const row = trx('outbox').where({ id: settlement.id, claim: settlement.claim });
  return settlement.kind === 'failed'
    ? row.update({ ...change, status: 'failed' })
    : row.update({ ...change, next_attempt_at: settlement.dueAt.toISOString(), accepted: settlement.accepted });
}

async function settleAll(trx: Knex.Transaction, settlements: readonly Settlement[], now: Date): Promise<void> {
  const sent = settlements.flatMap((settlement) => (settlement.kind === 'sent' ? [settlement.id] : []));
  if (sent.length > 0) {
    const change = { status: 'sent', claim: null, last_error: null, sent_at: now.toISOString() };
    await trx('outbox').whereIn('id', sent).update(change);
  }
  for (const settlement of settlements) if (settlement.kind !== 'sent') await settleOne(trx, settlement);
}

const dueRows = (knex: Knex, time: Date) =>
  knex('outbox')
    .select('id')
    .where({ status: 'pending' })
    .whereNotBetween('next_attempt_at', [
      new Date(time.getTime() + 1).toISOString(),
      new Date(time.getTime() + FURTHEST_MS).toISOString(),
    ])
    .orderBy('next_attempt_at');

// A claim is a later due time: when this process dies, the mail falls due again by itself.
const leaseFrom = (time: Date) => ({ next_attempt_at: new Date(time.getTime() + LEASE_MS).toISOString() });

type Claimed = Pick<OutboxRow, 'id' | 'claim'>;

async function extendClaims(knex: Knex, claimed: readonly Claimed[], time: Date): Promise<void> {
  const ids = claimed.map(({ id }) => id);
  // Each claim has a name of its own, so that what somebody else has claimed meanwhile is left alone.
  const claims = new Set(claimed.map(({ claim }) => claim ?? ''));
  await knex('outbox')
    .whereIn('id', ids)
    .whereIn('claim', [...claims])
    .update(leaseFrom(time));
}

// What waits for its next try or was given up, and is in nobody's hand.
async function takeUpSales(knex: Knex, time: Date): Promise<void> {
  await knex('outbox')
    .whereIn('event', SALES_EVENTS)
    .whereIn('status', ['pending', 'failed'])
    .whereNull('claim')
    .update({ status: 'pending', attempts: 0, next_attempt_at: time.toISOString() });
}

export function createOutbox({ knex, dialect, transaction }: Database, now: () => Date): Outbox {
  // Marks share commits as leads do, so that a burst of mails does not make every new lead wait for the disk.
  const settlements = createGroupCommit<Settlement, undefined>({
    commit: async (items) => {
      await transaction((trx) => settleAll(trx, items, now()));
      return items.map(() => undefined);
    },
    isItemFault: dialect.isRowFault,
    maxBatch: MAX_BATCH,
    maxWaiting: Number.POSITIVE_INFINITY,
  });

  const find = createFinder(
    (ids) =>
      knex<OutboxRow>('outbox')
        .whereIn('id', [...ids])
        .select('id'),
    ({ id }) => id,
  );

  return {
    claim: (count, events, inHand = []) => {
      const time = now();
      const due = dueRows(knex, time).limit(count);
      if (events) void due.whereIn('event', [...events]);
      if (inHand.length > 0) void due.whereNotIn('id', [...inHand]);
      return knex<OutboxRow>('outbox')
        .whereIn('id', dialect.lockForClaim(due))
        .update({ claim: randomUUID(), attempts: knex.raw('attempts + 1'), ...leaseFrom(time) })
        .returning('*');
    },
    extend: (claimed) => extendClaims(knex, claimed, now()),
    settle: settlements.add,
    isThere: async (id) => (await find(id)) !== undefined,
    takeBackClaims: async () => {
      if (!dialect.isSingleProcess) return;
      const change = { claim: null, next_attempt_at: now().toISOString() };
      await knex('outbox').where({ status: 'pending' }).whereNotNull('claim').update(change);
    },
    takeUpSales: () => takeUpSales(knex, now()),
    backlog: () => readBacklog(knex, now()),
    drained: settlements.drained,
  };
}
