import type { Knex } from 'knex';

/** PDFs as they were drawn first: the customer's mail and the saved page give out the same, and draw it once. */
export async function createQuotePdfs(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('quote_pdfs', (table) => {
    // Erased with its lead.
    table.string('lead_id', 40).primary().references('leads.id').onDelete('CASCADE');
    table.string('expires_at', 30).notNullable().index();
    table.binary('pdf').notNullable();
  });
}
