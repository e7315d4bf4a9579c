import type { Knex } from 'knex';

export async function createOutbox(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('outbox', (table) => {
    table.string('id', 40).primary();
    table.string('lead_id', 40).notNullable().references('leads.id').onDelete('CASCADE');
    table.string('event', 40).notNullable();
    table.string('status', 20).notNullable();
    table.integer('attempts').notNullable();
    table.string('next_attempt_at', 30).notNullable();
    table.text('last_error');
    table.string('message_id', 320).notNullable();
    // A hash: the mails of one address are counted without keeping the address a second time.
    table.string('recipient_key', 64);
    table.string('claim', 40);
    table.string('created_at', 30).notNullable();
    table.string('sent_at', 30);
    table.index(['status', 'next_attempt_at']);
    table.index(['recipient_key', 'created_at']);
    table.index(['lead_id']);
  });
}
