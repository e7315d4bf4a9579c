import type { Knex } from 'knex';
import { isOpen, openMomentAfter } from '#contract/common/openingHours.ts';
import type { Database } from '../db/client.ts';
import type { StoreContext } from '../leads/storeLeads.ts';
import type { MailEvent } from '../outbox/outboxRow.ts';
import { queueMails } from '../outbox/queueMails.ts';
import type { ReminderKind, ReminderRow } from './deskRow.ts';

const TABLE = 'desk_reminders';
/** More wait after a night than are told in one transaction. */
const AT_ONCE = 200;

const REMINDER_MAILS: Readonly<Record<ReminderKind, MailEvent>> = {
  rota: 'desk-rota-mail',
  manager: 'desk-manager-mail',
};

interface DueRow extends Pick<ReminderRow, 'lead_id' | 'kind'> {
  readonly email: string;
}

/** A reminder that was queued. */
export interface QueuedReminder {
  readonly leadId: string;
  readonly kind: ReminderKind;
}

const dueRows = (db: Knex, now: Date): Promise<DueRow[]> =>
  db(TABLE)
    .join('leads', 'leads.id', `${TABLE}.lead_id`)
    .whereNull(`${TABLE}.told_at`)
    .where(`${TABLE}.due_at`, '<=', now.toISOString())
    .orderBy(`${TABLE}.due_at`)
    .limit(AT_ONCE)
    .select(`${TABLE}.lead_id`, `${TABLE}.kind`, 'leads.email');

// One statement finds out and marks: what another process tells at this moment is told by it alone, and a claim that is
// stored at this moment either takes the row away before, or comes after.
async function mark(trx: Knex.Transaction, due: readonly DueRow[], now: Date): Promise<DueRow[]> {
  const marked: DueRow[] = [];
  for (const kind of Object.keys(REMINDER_MAILS) as ReminderKind[]) {
    const ofKind = new Map(due.flatMap((row) => (row.kind === kind ? [[row.lead_id, row] as const] : [])));
    if (ofKind.size === 0) continue;
    const rows = await trx<ReminderRow>(TABLE)
      .whereIn('lead_id', [...ofKind.keys()].toSorted())
      .where({ kind })
      .whereNull('told_at')
      .whereNotExists(trx('lead_claims').whereRaw(`lead_claims.lead_id = ${TABLE}.lead_id`))
      .update({ told_at: now.toISOString() })
      .returning('lead_id');
    marked.push(...rows.flatMap(({ lead_id: id }) => ofKind.get(id) ?? []));
  }
  return marked;
}

/**
 * Queues the reminders that are due, each once; none while nobody is there to read it.
 * @returns those that this process has queued
 */
export async function queueDueReminders(
  { knex, transaction }: Database,
  context: StoreContext,
): Promise<QueuedReminder[]> {
  if (!isOpen(context.now.getTime())) return [];
  const reminders: QueuedReminder[] = [];
  for (;;) {
    const due = await dueRows(knex, context.now);
    if (due.length === 0) return reminders;
    const queued = await transaction(async (trx) => {
      const marked = await mark(trx, due, context.now);
      const drafts = marked.map(({ lead_id: id, kind, email }) => ({
        lead: { id, email },
        event: REMINDER_MAILS[kind],
      }));
      await queueMails(trx, drafts, context);
      return marked;
    });
    reminders.push(...queued.map(({ lead_id: leadId, kind }) => ({ leadId, kind })));
    if (due.length < AT_ONCE) return reminders;
  }
}

/** When the next reminder falls due, in milliseconds; undefined while none is owed. */
export async function nextDue(db: Knex): Promise<number | undefined> {
  const rows = await db<ReminderRow>(TABLE).whereNull('told_at').min<{ next: string | null }[]>({ next: 'due_at' });
  const next = rows[0]?.next;
  return next ? Date.parse(next) : undefined;
}

/** Owes a reminder again whose mail could not leave before closing time: it is told at the next opening. */
export const postpone = (db: Knex, { leadId, kind }: QueuedReminder, now: Date) =>
  db<ReminderRow>(TABLE)
    .where({ lead_id: leadId, kind })
    .whereNotNull('told_at')
    .update({ told_at: null, due_at: new Date(openMomentAfter(now.getTime(), 0)).toISOString() });
