import type { Knex } from 'knex';
import { DAY_MS } from '#contract/common/time.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import type { ClaimRow, DeskLeadRow, OutcomeRow } from './deskRow.ts';

/** A lead as the desk knows it. */
export interface DeskEntry {
  readonly lead: LeadRow;
  /** ISO 8601: since when it waits. */
  readonly arrivedAt: string;
  readonly claim: ClaimRow | undefined;
  /** The oldest first. */
  readonly outcomes: readonly OutcomeRow[];
}

/** What is on the desk. Of long lists the first. */
export interface DeskList {
  /** Nobody has taken them; the longest wait first. */
  readonly open: readonly DeskEntry[];
  /** Of all, also those that are not listed. */
  readonly openCount: number;
  /** Taken, and neither won nor lost; the newest claim first. */
  readonly taken: readonly DeskEntry[];
  /** Won or lost in the last days. */
  readonly done: readonly DeskEntry[];
}

const MOST_OPEN = 100;
// Those that somebody has taken and then said nothing more about leave the list; `leads show` still knows them.
const TAKEN_MS = 30 * DAY_MS;
const MOST_TAKEN = 200;
const DONE_MS = 7 * DAY_MS;

/** What came of it last; a note says nothing of that. */
export const lastOutcome = ({ outcomes }: Pick<DeskEntry, 'outcomes'>): OutcomeRow | undefined =>
  outcomes.findLast(({ kind }) => kind !== 'note');

const isOver = (entry: DeskEntry): boolean => ['won', 'lost'].includes(lastOutcome(entry)?.kind ?? '');

async function entriesOf(db: Knex, rows: readonly DeskLeadRow[]): Promise<DeskEntry[]> {
  const ids = rows.map(({ lead_id: id }) => id);
  if (ids.length === 0) return [];
  const [leads, claims, outcomes] = await Promise.all([
    db<LeadRow>('leads').whereIn('id', ids).select('*'),
    db<ClaimRow>('lead_claims').whereIn('lead_id', ids).select('*'),
    db<OutcomeRow>('lead_outcomes').whereIn('lead_id', ids).orderBy('at').orderBy('id').select('*'),
  ]);
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  const claimOf = new Map(claims.map((claim) => [claim.lead_id, claim]));
  return rows.flatMap(({ lead_id: id, arrived_at: arrivedAt }) => {
    const lead = byId.get(id);
    if (!lead) return [];
    return [{ lead, arrivedAt, claim: claimOf.get(id), outcomes: outcomes.filter(({ lead_id: of }) => of === id) }];
  });
}

const openRows = (db: Knex) =>
  db<DeskLeadRow>('desk_leads').whereNotExists(db('lead_claims').whereRaw('lead_claims.lead_id = desk_leads.lead_id'));

/** @returns undefined for a lead that is not on the desk: erased, or from before it was on */
export async function findEntry(db: Knex, leadId: string): Promise<DeskEntry | undefined> {
  const rows = await db<DeskLeadRow>('desk_leads').where({ lead_id: leadId }).select('*');
  return (await entriesOf(db, rows))[0];
}

/** Those that nobody has taken, the longest wait first. */
export const openEntries = async (db: Knex): Promise<DeskEntry[]> =>
  entriesOf(db, await openRows(db).orderBy('arrived_at').limit(MOST_OPEN).select('*'));

export async function countOpen(db: Knex): Promise<number> {
  const [counted] = await openRows(db).count({ leads: '*' });
  // PostgreSQL counts in big integers, which arrive as text.
  return Number(counted?.['leads'] ?? 0);
}

/** Everything that a salesperson may want to see now. */
export async function listDesk(db: Knex, now: Date): Promise<DeskList> {
  const since = (ms: number): string => new Date(now.getTime() - ms).toISOString();
  const takenRows: DeskLeadRow[] = await db('desk_leads')
    .join('lead_claims', 'lead_claims.lead_id', 'desk_leads.lead_id')
    .where('lead_claims.claimed_at', '>=', since(TAKEN_MS))
    .orderBy('lead_claims.claimed_at', 'desc')
    .limit(MOST_TAKEN)
    .select('desk_leads.lead_id', 'desk_leads.arrived_at');
  const taken = await entriesOf(db, takenRows);
  return {
    open: await openEntries(db),
    openCount: await countOpen(db),
    taken: taken.filter((entry) => !isOver(entry)),
    done: taken.filter((entry) => isOver(entry) && (lastOutcome(entry)?.at ?? '') >= since(DONE_MS)),
  };
}
