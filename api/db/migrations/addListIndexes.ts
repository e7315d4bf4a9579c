import type { Knex } from 'knex';

/** What is looked up by a time, a day or a partner, so that after years it takes no longer than in the first week. */
export async function addListIndexes(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('leads', (table) => {
    // Most leads come from our own pages, and cost nothing here.
    const predicate = trx.whereNotNull('partner_id');
    table.index(['partner_id', 'created_at'], 'leads_partner_id_created_at_index', { predicate });
  });
  await trx.schema.alterTable('outbox', (table) => {
    // By a word and not by a parameter: SQLite uses the index for statements that have the same word.
    const predicate = trx.whereRaw("event = 'suspects-mail'");
    table.index(['detail'], 'outbox_suspects_detail_index', { predicate });
  });
  await trx.schema.alterTable('lead_claims', (table) => table.index(['claimed_at']));
  await trx.schema.alterTable('lead_outcomes', (table) => {
    table.index(['at']);
    table.index(['day']);
  });
  await trx.schema.alterTable('appointments', (table) => table.index(['day']));
  await trx.schema.alterTable('subscriptions', (table) => table.index(['lead_id']));
  await trx.schema.alterTable('step_counts', (table) => table.index(['partner_id', 'day']));
}
