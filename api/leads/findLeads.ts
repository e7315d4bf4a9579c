import type { Knex } from 'knex';
import { cleanLine } from '#contract/common/text.ts';
import type { LeadRow } from './leadRow.ts';

/** Which leads; without any of them all. */
export interface LeadFilter {
  /** ISO 8601: received at this time or later. */
  readonly since?: string | undefined;
  /** ISO 8601: received before this time. */
  readonly until?: string | undefined;
  readonly funnel?: string | undefined;
  /** Id of a partner. */
  readonly partner?: string | undefined;
  readonly suspect?: boolean | undefined;
}

/** Leads that are held at a time. */
export const BATCH = 500;

const matchingLeads = (db: Knex, { since, until, funnel, partner, suspect }: LeadFilter) =>
  db<LeadRow>('leads').where((row) => {
    if (since !== undefined) void row.where('created_at', '>=', since);
    if (until !== undefined) void row.where('created_at', '<', until);
    if (funnel !== undefined) void row.where({ funnel });
    if (partner !== undefined) void row.where({ partner_id: partner });
    if (suspect !== undefined) void row.where({ suspect: suspect ? 1 : 0 });
  });

/** The newest leads first, at most so many. */
export const newestLeads = (db: Knex, filter: LeadFilter, limit: number): Promise<LeadRow[]> =>
  matchingLeads(db, filter).orderBy('created_at', 'desc').orderBy('id').limit(limit).select('*');

type Place = Pick<LeadRow, 'id' | 'created_at'>;

/**
 * Every lead, the oldest first, in batches: a long list is never held as a whole, and no transaction stays open over it.
 * @param columns what is needed of each. Most of a row is its quote document, which few ask for; default: all
 */
export async function* leadBatches<Column extends keyof LeadRow>(
  db: Knex,
  filter: LeadFilter,
  columns?: readonly Column[],
): AsyncGenerator<readonly Pick<LeadRow, Column | keyof Place>[]> {
  let last: Place | undefined;
  for (;;) {
    const after = last;
    const query = matchingLeads(db, filter).orderBy('created_at').orderBy('id').limit(BATCH);
    if (after) {
      // The first condition alone begins in the index where the batch before ended. As one `or` the same is looked for, and
      // sorted, in all that follows: the whole list once for each batch of it.
      void query.where('created_at', '>=', after.created_at).andWhere((row) => {
        void row.where('created_at', '>', after.created_at).orWhere('id', '>', after.id);
      });
    }
    // Whole rows to knex, which cannot type columns that are not known here; to whoever asks no more than is read.
    const batch: LeadRow[] = await query.select(columns ? ['id', 'created_at', ...columns] : '*');
    if (batch.length > 0) yield batch;
    if (batch.length < BATCH) return;
    last = batch.at(-1);
  }
}

/** The lead of a reference, as somebody says it on the telephone, or of an id. */
export const findLead = (db: Knex, name: string): Promise<LeadRow | undefined> =>
  db<LeadRow>('leads').where({ reference: name.trim().toUpperCase() }).orWhere({ id: name.trim() }).first();

/** The address as addresses are compared: all leads have theirs composed (NFC), which the keys of a terminal need not be. */
export const addressKey = (address: string): string => cleanLine(address).toLowerCase();
// What engines do not lower alike, and what means something in a pattern.
const UNSURE = /[^ -~]+|[\\%_]/g;

/** The leads of an address, whether its letters are written small or large, the oldest first. */
export async function leadsOfAddress(db: Knex, address: string): Promise<LeadRow[]> {
  const key = addressKey(address);
  // SQLite lowers the letters of ASCII alone, PostgreSQL those of its locale. So any letter beyond passes at first, and the
  // few spellings that are found so are compared here.
  const spellings: string[] = await db('leads')
    .whereRaw('lower(email) like ?', [key.replaceAll(UNSURE, '%')])
    .groupBy('email')
    .pluck('email');
  const same = spellings.filter((spelling) => addressKey(spelling) === key);
  return db<LeadRow>('leads').whereIn('email', same).orderBy('created_at').select('*');
}

/** Counts of the leads whose price was checked with one outcome; null where it was not. */
export interface ReportRow {
  readonly value: string | null;
  readonly leads: number;
  readonly suspect: number;
  readonly booked: number;
  readonly bought: number;
}

const countWhere = (condition: string, name: string): string =>
  `sum(case when ${condition} then 1 else 0 end) as ${name}`;

/** How many leads there are of each outcome of the check of prices. A quick quote is a way to a form, and no lead by itself. */
export async function reportPriceChecks(db: Knex, filter: LeadFilter): Promise<ReportRow[]> {
  const column = 'price_check';
  const counts = [
    countWhere('suspect = 1', 'suspect'),
    countWhere('booked_at is not null', 'booked'),
    countWhere('intent is not null', 'bought'),
  ];
  const rows: Record<keyof ReportRow, string | number | null>[] = await matchingLeads(db, filter)
    .whereNot({ funnel: 'quick' })
    .select(db.raw(`${column} as value, count(*) as leads, ${counts.join(', ')}`))
    .groupByRaw(column)
    .orderByRaw(column);
  // PostgreSQL counts in big integers, which arrive as text.
  return rows.map(({ value, leads, suspect, booked, bought }) => ({
    value: value === null ? null : String(value),
    leads: Number(leads),
    suspect: Number(suspect),
    booked: Number(booked),
    bought: Number(bought),
  }));
}
