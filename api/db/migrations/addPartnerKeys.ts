import type { Knex } from 'knex';

/** The key before the present one, which works until a day, and who is written to about a partner. */
export async function addPartnerKeys(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('partners', (table) => {
    table.string('former_key', 100);
    table.string('former_until', 30);
    table.string('notify', 320);
  });
}
