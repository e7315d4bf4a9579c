import type { Knex } from 'knex';

/** What the clock said when old leads were looked for last: one that has leapt since must erase nothing. */
export async function createRetentionClock(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('retention_clock', (table) => {
    // One row for all processes.
    table.string('id', 10).primary();
    table.string('seen_at', 30).notNullable();
    table.string('steady_since', 30).notNullable();
    table.string('leapt_from', 30);
  });
}
