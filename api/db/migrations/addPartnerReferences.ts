import type { Knex } from 'knex';

/** Under which id a partner knows the lead in a system of theirs. */
export async function addPartnerReferences(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('leads', (table) => {
    table.string('partner_reference', 80);
  });
}
