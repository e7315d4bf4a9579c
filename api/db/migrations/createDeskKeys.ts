import type { Knex } from 'knex';

/** The key that links of the sales desk are signed with, shared by all processes; and the mornings that were told. */
export async function createDeskKeys(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('desk_keys', (table) => {
    table.string('id', 10).primary();
    table.string('secret', 100).notNullable();
  });
  await trx.schema.createTable('desk_digests', (table) => {
    // YYYY-MM-DD in the United Kingdom.
    table.string('day', 10).primary();
  });
}
