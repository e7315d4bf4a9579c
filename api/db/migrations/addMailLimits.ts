import type { Knex } from 'knex';

/** What limits on mails to visitors are counted by, besides the address. */
export async function addMailLimits(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('outbox', (table) => {
    // A hash whose salt is thrown away: networks are counted, never known.
    table.string('network_key', 32);
    table.index(['network_key', 'created_at']);
    table.index(['created_at']);
  });
  await trx.schema.createTable('network_salts', (table) => {
    // Which span of time it is for, counted from 1970.
    table.integer('epoch').primary();
    table.string('salt', 64).notNullable();
  });
}
