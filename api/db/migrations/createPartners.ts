import type { Knex } from 'knex';

/** Text for times (ISO 8601) and lists (JSON), 0 and 1 for truth: the same on every engine. */
export async function createPartners(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('partners', (table) => {
    table.string('id', 40).primary();
    table.string('name', 200).notNullable();
    table.string('key', 100).notNullable().unique();
    table.text('origins').notNullable();
    table.string('status', 20).notNullable();
    table.string('created_at', 30).notNullable();
  });
}
