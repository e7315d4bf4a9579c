import type { Knex } from 'knex';

const ID = 40;
const TIME = 30;

const createDeskLeads = (trx: Knex.Transaction) =>
  trx.schema.createTable('desk_leads', (table) => {
    table.string('lead_id', ID).primary().references('leads.id').onDelete('CASCADE');
    // When sales were mailed: for a suspect lead that is when it was released.
    table.string('arrived_at', TIME).notNullable().index();
  });

const createReminders = (trx: Knex.Transaction) =>
  trx.schema.createTable('desk_reminders', (table) => {
    table.string('lead_id', ID).notNullable().references('leads.id').onDelete('CASCADE');
    table.string('kind', 10).notNullable();
    table.string('due_at', TIME).notNullable();
    table.string('told_at', TIME);
    // What makes each told once, whichever process finds it due.
    table.primary(['lead_id', 'kind']);
    table.index(['told_at', 'due_at']);
  });

const createClaims = (trx: Knex.Transaction) =>
  trx.schema.createTable('lead_claims', (table) => {
    // What gives the lead to one of a thousand, on every engine and whichever process asks.
    table.string('lead_id', ID).primary().references('leads.id').onDelete('CASCADE');
    // Identifies the press of the button that took the lead: two people may have the same name.
    table.string('id', ID).notNullable();
    table.string('claimed_by', 100).notNullable();
    table.string('claimed_at', TIME).notNullable();
  });

const createOutcomes = (trx: Knex.Transaction) =>
  trx.schema.createTable('lead_outcomes', (table) => {
    table.string('id', ID).primary();
    table.string('lead_id', ID).notNullable().references('leads.id').onDelete('CASCADE');
    table.string('at', TIME).notNullable();
    table.string('noted_by', 100).notNullable();
    table.string('kind', 20).notNullable();
    // YYYY-MM-DD of what was booked, pence of what was won, a word for why it was lost.
    table.string('day', 10);
    table.bigInteger('pence');
    table.string('reason', 30);
    table.text('note').notNullable();
    table.index(['lead_id', 'at']);
  });

/** Who has taken which lead, what came of it, and which reminders are owed until then. Nothing is changed once written but when a reminder was told. */
export async function createSalesDesk(trx: Knex.Transaction): Promise<void> {
  await createDeskLeads(trx);
  await createReminders(trx);
  await createClaims(trx);
  await createOutcomes(trx);
}
