import type { Knex } from 'knex';
import type { Dialect } from '../dialect.ts';

/**
 * What several processes count and lock together; a process that has its database for itself needs neither. Both tables
 * are worth nothing after a crash, so nothing of them is written ahead, and a request waits for no disk.
 */
export async function createSharedCounts(trx: Knex.Transaction, { isSingleProcess }: Dialect): Promise<void> {
  if (isSingleProcess) return;
  // The columns are those that rate-limiter-flexible expects, in its order.
  await trx.raw(`create unlogged table rate_limits (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`);
  // Rows to wait at; see `takeTurns` of the dialect.
  await trx.raw('create unlogged table turns (bucket varchar(10) primary key)');
}
