import type { Knex } from 'knex';

export async function createSubscriptions(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('subscriptions', (table) => {
    table.string('id', 40).primary();
    // One row a mailbox: the address in lower case.
    table.string('email_key', 320).notNullable().unique();
    table.string('email', 320).notNullable();
    table.string('status', 20).notNullable();
    // No foreign key: that somebody has unsubscribed must be remembered when the lead is erased.
    table.string('lead_id', 40).notNullable();
    table.string('confirm_token', 64).notNullable().unique();
    table.string('confirm_by', 30).notNullable();
    table.string('unsubscribe_token', 64).notNullable().unique();
    table.string('created_at', 30).notNullable();
    table.string('confirmed_at', 30);
    table.string('unsubscribed_at', 30);
  });
}
