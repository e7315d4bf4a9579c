import type { Knex } from 'knex';

const NAME = 80;

/** How often what was done on which day with which tag: sums alone, nothing of a visit. "" where there is no name. */
export async function createStepCounts(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('step_counts', (table) => {
    // YYYY-MM-DD in the United Kingdom.
    table.string('day', 10).notNullable();
    table.string('tag', 40).notNullable();
    table.string('step', 20).notNullable();
    // No foreign key, as with leads: the demo partner is built in, and a count outlives its partner.
    table.string('partner_id', 40).notNullable();
    table.string('campaign', NAME).notNullable();
    table.string('variant', NAME).notNullable();
    table.integer('visits').notNullable();
    table.primary(['day', 'tag', 'step', 'partner_id', 'campaign', 'variant']);
  });
}
