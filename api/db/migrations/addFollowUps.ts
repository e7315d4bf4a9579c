import type { Knex } from 'knex';

/** What visitors ask for once they have their quote. */
export async function addFollowUps(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('leads', (table) => {
    table.string('booking_day', 10);
    table.string('booking_slot', 10);
    table.string('booked_at', 30);
    // "2026-11-23 morning": what the present booking replaces.
    table.string('former_booking', 24);
    table.string('intent', 20);
    table.string('intent_at', 30);
    // A funnel's lead is told what its visitor asked the quick quote for.
    table.index(['visit_id']);
  });
}
