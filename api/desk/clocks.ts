import type { Knex } from 'knex';
import { openMomentAfter } from '#contract/common/openingHours.ts';
import { MINUTE_MS } from '#contract/common/time.ts';
import { REMINDER_KINDS, REMINDERS, type DeskLeadRow, type ReminderRow } from './deskRow.ts';

const dueAt = (arrivedAt: Date, minutes: number): string =>
  new Date(openMomentAfter(arrivedAt.getTime(), minutes * MINUTE_MS)).toISOString();

/** The reminders that a lead will owe if nobody takes it. Opening hours alone count, so no due time is outside them. */
export const remindersOf = (leadId: string, arrivedAt: Date): ReminderRow[] =>
  REMINDER_KINDS.map((kind) => ({
    lead_id: leadId,
    kind,
    due_at: dueAt(arrivedAt, REMINDERS[kind]),
    told_at: null,
  }));

/**
 * Starts the clocks of leads that sales are mailed about, in the transaction that queues these mails. A mail that is sent
 * once more starts none again.
 */
export async function startClocks(trx: Knex.Transaction, leadIds: readonly string[], now: Date): Promise<void> {
  const rows: DeskLeadRow[] = leadIds.map((id) => ({ lead_id: id, arrived_at: now.toISOString() }));
  const started = await trx<DeskLeadRow>('desk_leads').insert(rows).onConflict('lead_id').ignore().returning('lead_id');
  const reminders = started.flatMap(({ lead_id: id }) => remindersOf(id, now));
  if (reminders.length > 0) await trx<ReminderRow>('desk_reminders').insert(reminders);
}
