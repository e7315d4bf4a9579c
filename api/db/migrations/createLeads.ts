import type { Knex } from 'knex';

export async function createLeads(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('leads', (table) => {
    table.string('id', 40).primary();
    table.string('type', 40).notNullable();
    table.string('funnel', 40).notNullable();
    table.string('reference', 20).unique();
    table.string('idempotency_key', 200).notNullable().unique();
    table.string('content_hash', 64).notNullable();
    table.string('token', 64).notNullable().unique();
    table.string('first_name', 200).notNullable();
    table.string('email', 320).notNullable();
    table.string('postcode', 20).notNullable();
    table.bigInteger('total_pence');
    table.bigInteger('stated_total_pence');
    table.string('price_check', 20);
    // No foreign key: the demo partner is built in, and a lead outlives the partner that sent it.
    table.string('partner_id', 40);
    table.integer('suspect').notNullable();
    table.text('body').notNullable();
    table.text('document').notNullable();
    table.text('sales').notNullable();
    table.string('visit_id', 300);
    // What the first answer said; a repeat is told the same.
    table.string('customer_mail', 20);
    table.string('created_at', 30).notNullable();
    table.string('expires_at', 30).notNullable();
    table.string('viewed_at', 30);
    table.index(['created_at']);
    table.index(['email']);
  });
}
