import type { Knex } from 'knex';

/** When a visitor had a copy of the quote, why a lead is suspect, and which days sales have been told of suspect leads. */
export async function addCopiesAndSuspects(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('leads', (table) => {
    table.string('copied_at', 30);
    table.string('suspicion', 10);
    table.index(['suspect', 'created_at']);
  });
  await trx.schema.createTable('suspect_lists', (table) => {
    // One list a day, whoever writes it.
    table.string('day', 10).primary();
    table.string('since', 30).notNullable();
    table.string('until', 30).notNullable();
  });
}
