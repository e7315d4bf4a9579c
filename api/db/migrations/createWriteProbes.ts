import type { Knex } from 'knex';

/** Rows that are there for a moment: whether one can be written tells whether a lead can. */
export async function createWriteProbes(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('write_probes', (table) => {
    table.string('id', 40).primary();
    table.string('at', 30).notNullable();
    table.text('filler').notNullable();
  });
}
