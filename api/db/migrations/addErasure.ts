import type { Knex } from 'knex';

/** Leads of customers, which no period ends; and what was erased, without anything of anybody. */
export async function addErasure(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('leads', (table) => {
    table.string('kept_at', 30);
  });
  await trx.schema.createTable('audit', (table) => {
    table.string('id', 40).primary();
    table.string('at', 30).notNullable().index();
    table.string('action', 40).notNullable();
    // JSON: counts.
    table.text('detail').notNullable();
  });
}
