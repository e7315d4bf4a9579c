import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Database } from '../db/client.ts';
import { countRows } from '../db/countRows.ts';
import { BATCH } from '../leads/findLeads.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import { removeMailFiles } from '../mail/mailFile.ts';

/** Why leads are erased: somebody asked for it, or their time is over. */
export type ErasureReason = 'reference' | 'email' | 'age';

/** What goes, or would go. Counts alone: the audit keeps them. */
export interface Erased {
  readonly leads: number;
  readonly mails: number;
  readonly appointments: number;
  readonly subscriptions: number;
}

export interface ErasureOptions {
  readonly database: Database;
  /** Of the .eml files. */
  readonly dataDir: string;
  readonly now: Date;
  readonly reason: ErasureReason;
  /** Whose newsletter ends with it; that somebody has unsubscribed stays known. */
  readonly email?: string | undefined;
  /** Counts only. */
  readonly isDryRun: boolean;
  /** Told of each batch, for whoever waits for many. */
  readonly onErased?: ((leads: number) => void) | undefined;
  /** Ends it after the batch that is under way. */
  readonly signal?: AbortSignal | undefined;
}

const NOTHING: Erased = { leads: 0, mails: 0, appointments: 0, subscriptions: 0 };

const sumOf = (one: Erased, other: Erased): Erased => ({
  leads: one.leads + other.leads,
  mails: one.mails + other.mails,
  appointments: one.appointments + other.appointments,
  subscriptions: one.subscriptions + other.subscriptions,
});

const subscriptionsOf = (db: Knex, ids: readonly string[], email: string | undefined) =>
  db('subscriptions')
    .whereNot({ status: 'unsubscribed' })
    .andWhere((row) => {
      void row.whereIn('lead_id', ids);
      if (email !== undefined) void row.orWhere({ email_key: email.toLowerCase() });
    });

/** What goes with the rows of leads. */
async function countHanging(db: Knex, ids: readonly string[]): Promise<Pick<Erased, 'mails' | 'appointments'>> {
  // One after the other: they may share a transaction, and its connection takes one statement at a time.
  const mails = await countRows(db('outbox').whereIn('lead_id', ids));
  return { mails, appointments: await countRows(db('appointments').whereIn('lead_id', ids)) };
}

async function count(db: Knex, ids: readonly string[], email: string | undefined): Promise<Erased> {
  const leads = await countRows(db('leads').whereIn('id', ids));
  const hanging = await countHanging(db, ids);
  return { leads, ...hanging, subscriptions: await countRows(subscriptionsOf(db, ids, email)) };
}

/** The days whose lists of suspect leads name any of these. */
async function listDays(db: Knex, ids: readonly string[]): Promise<string[]> {
  const leads: Pick<LeadRow, 'suspect' | 'created_at'>[] = await db('leads')
    .whereIn('id', ids)
    .select('suspect', 'created_at');
  const times = leads.flatMap(({ suspect, created_at: time }) => (suspect ? [time] : [])).toSorted();
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return [];
  const lists: { day: string; since: string; until: string }[] = await db('suspect_lists')
    .where('until', '>', first)
    .andWhere('since', '<=', last)
    .select('day', 'since', 'until');
  return lists.flatMap(({ day, since, until }) => (times.some((time) => time >= since && time < until) ? [day] : []));
}

/** Message-IDs of all mails that tell of these leads: their own, and the lists of suspect leads that name them. */
async function messageIds(db: Knex, ids: readonly string[]): Promise<string[]> {
  // Each by an index of its own: as one `or` they would be looked for among all mails of years.
  const own: string[] = await db('outbox').whereIn('lead_id', ids).pluck('message_id');
  const days = await listDays(db, ids);
  if (days.length === 0) return own;
  const lists: string[] = await db('outbox')
    .whereRaw("event = 'suspects-mail'")
    .whereIn('detail', days)
    .pluck('message_id');
  return [...new Set([...own, ...lists])];
}

// A list that has not left hangs on one of its leads: the others must not go unread with it.
async function handOnLists(trx: Knex.Transaction, ids: readonly string[]): Promise<void> {
  const heir: { id: string } | undefined = await trx('leads')
    .where({ suspect: 1 })
    .whereNotIn('id', ids)
    .orderBy('created_at', 'desc')
    .first('id');
  if (!heir) return;
  await trx('outbox')
    .whereIn('lead_id', ids)
    .where({ event: 'suspects-mail', status: 'pending' })
    .update({ lead_id: heir.id });
}

/** @returns what went by these statements: whoever erases the same at the same time finds nothing left, and counts nothing */
async function erase(trx: Knex.Transaction, ids: readonly string[], email: string | undefined): Promise<Erased> {
  const hanging = await countHanging(trx, ids);
  const subscriptions = await subscriptionsOf(trx, ids, email).delete();
  // Whatever else is kept of a lead hangs on its row and goes with it.
  const leads = await trx('leads').whereIn('id', ids).delete();
  return { leads, ...hanging, subscriptions };
}

/** Keeps the counts for the audit; of nothing there is nothing to keep. */
async function note(trx: Knex.Transaction, { reason, now }: ErasureOptions, counts: Erased): Promise<void> {
  if (counts.leads + counts.subscriptions === 0) return;
  const detail = JSON.stringify({ reason, ...counts });
  await trx('audit').insert({ id: randomUUID(), at: now.toISOString(), action: 'erase', detail });
}

/** Those that are still to go. Their rows are held from here on, so that nobody marks one as kept in between. */
async function stillToGo(trx: Knex.Transaction, ids: readonly string[], reason: ErasureReason): Promise<string[]> {
  const rows = trx('leads').whereIn('id', ids).orderBy('id').forUpdate();
  // Between the look for what is old and this moment somebody may have been told that a lead is kept for good.
  if (reason === 'age') void rows.whereNull('kept_at');
  const found: string[] = await rows.pluck('id');
  return found;
}

async function eraseBatch(
  options: ErasureOptions,
  found: readonly string[],
  email: string | undefined,
): Promise<Erased> {
  const { database, dataDir, reason, isDryRun } = options;
  if (isDryRun) return count(database.knex, found, email);
  const { erased, files } = await database.transaction(async (trx) => {
    const ids = await stillToGo(trx, found, reason);
    const messages = await messageIds(trx, ids);
    await handOnLists(trx, ids);
    const counts = await erase(trx, ids, email);
    await note(trx, options, counts);
    // When all else has succeeded, and before it is for good: whoever is interrupted finds the leads still there, and erases
    // them again.
    await removeMailFiles(dataDir, messages);
    return { erased: counts, files: messages };
  });
  // A mail that was being written meanwhile.
  await removeMailFiles(dataDir, files);
  return erased;
}

/**
 * Erases leads with everything that is kept of them: mails of the outbox and as files, appointments, the sign-up to the
 * newsletter. Mails that have left through a mail server are in the mailboxes of others.
 */
export async function eraseLeads(options: ErasureOptions, ids: readonly string[]): Promise<Erased> {
  const { knex, dialect } = options.database;
  const isSqlite = dialect.engine === 'sqlite' && !options.isDryRun;
  // Otherwise the pages of the file keep the text until something else is written over it.
  if (isSqlite) await knex.raw('pragma secure_delete = on');
  let erased = NOTHING;
  for (let start = 0; start === 0 || start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    if ((batch.length === 0 && options.email === undefined) || options.signal?.aborted) break;
    const gone = await eraseBatch(options, batch, start === 0 ? options.email : undefined);
    erased = sumOf(erased, gone);
    options.onErased?.(gone.leads);
  }
  if (isSqlite) await knex.raw('pragma wal_checkpoint(truncate)');
  return erased;
}
