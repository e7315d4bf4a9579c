import type { Knex } from 'knex';

/** When somebody took back what they had agreed to beyond the request itself, such as offers. */
export async function addConsentWithdrawals(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('leads', (table) => {
    table.string('consent_withdrawn_at', 30);
  });
}
