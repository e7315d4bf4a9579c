import type { Knex } from 'knex';

/** Tests of two versions of a tag on pages of a partner: what was fixed before each began, and how it was ended. */
export async function createPartnerTests(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('partner_tests', (table) => {
    // No foreign key, as with counts: what a test has said outlives its partner.
    table.string('partner_id', 40).notNullable();
    table.string('name', 40).notNullable();
    // Sent forms of both versions together that end it.
    table.integer('most').notNullable();
    // YYYY-MM-DD in the United Kingdom; null while it runs.
    table.string('starts', 10).notNullable();
    table.string('ended', 10);
    // The version that everybody sees from then on.
    table.string('kept', 1);
    table.primary(['partner_id', 'name']);
  });
}
