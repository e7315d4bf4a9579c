import type { Knex } from 'knex';

/** What a visitor has said of the home on the result, and what the estimate came to. */
export async function addLeadEstimates(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('leads', (table) => {
    table.text('estimate');
  });
}
