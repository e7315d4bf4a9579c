import type { Knex } from 'knex';

const createTable = (trx: Knex.Transaction) =>
  trx.schema.createTable('appointments', (table) => {
    table.string('id', 40).primary();
    table.string('lead_id', 40).notNullable().references('leads.id').onDelete('CASCADE');
    table.string('kind', 20).notNullable();
    // YYYY-MM-DD in the United Kingdom, "morning" or "afternoon".
    table.string('day', 10).notNullable();
    table.string('slot', 10).notNullable();
    table.string('token', 64).notNullable().unique();
    // Of the entry in the visitor's calendar; a new one when somebody books again after it was cancelled or is over.
    table.string('uid', 320).notNullable();
    table.integer('sequence').notNullable();
    table.string('created_at', 30).notNullable();
    table.string('updated_at', 30).notNullable();
    table.string('cancelled_at', 30);
    // One of each kind for a lead: booking again moves it.
    table.unique(['lead_id', 'kind']);
  });

const createPlaces = (trx: Knex.Transaction) =>
  trx.schema.createTable('appointment_places', (table) => {
    table.string('kind', 20).notNullable();
    table.string('area', 4).notNullable();
    table.string('day', 10).notNullable();
    table.string('slot', 10).notNullable();
    table.integer('place').notNullable();
    table.string('lead_id', 40).notNullable().references('leads.id').onDelete('CASCADE');
    // What gives the last place to one of a thousand, on every engine and whichever process asks.
    table.primary(['kind', 'area', 'day', 'slot', 'place']);
    table.index(['lead_id']);
  });

/** Surveys and call-backs, and the places that they take. A place is there while it is taken. */
export async function createAppointments(trx: Knex.Transaction): Promise<void> {
  await createTable(trx);
  await createPlaces(trx);
  // What a mail is about, where the lead alone does not say it: JSON without personal data.
  await trx.schema.alterTable('outbox', (table) => {
    table.text('detail');
  });
}
