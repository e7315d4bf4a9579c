import type { Knex } from 'knex';

/** Of which words a kept PDF was drawn, since an estimate may change after the quote. */
export async function addPdfSources(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('quote_pdfs', (table) => {
    // A hash of the document. Null of those from before: they are drawn again.
    table.string('drawn_from', 64);
  });
}
