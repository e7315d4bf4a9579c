import type { Knex } from 'knex';

/** Which of several recipients have a mail already, while another one's server refuses it. */
export async function addAcceptedRecipients(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('outbox', (table) => {
    // Hashes of their addresses, a space between two.
    table.text('accepted');
  });
}
