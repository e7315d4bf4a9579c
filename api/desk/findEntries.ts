import type { Knex } from 'knex';
import { DAY_MS } from '#contract/common/time.ts';
import { bookedAppointments, type AppointmentRow } from '../appointments/appointmentRow.ts';
import { countRows } from '../db/countRows.ts';
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
  /** What the customer has booked and not cancelled; the nearest first. */
  readonly appointments: readonly AppointmentRow[];
}

/** What is on the desk. Of long lists the first; the counts are those of all. */
export interface DeskList {
  /** Nobody has taken them; the longest wait first. */
  readonly open: readonly DeskEntry[];
  /** Of all, also those that are not listed. */
  readonly openCount: number;
  /** Taken, and neither won nor lost; the newest claim first. */
  readonly taken: readonly DeskEntry[];
  /** Of all, as above. */
  readonly takenCount: number;
  /** Won or lost in the last days; the newest first. */
  readonly done: readonly DeskEntry[];
  /** Of all, as above. */
  readonly doneCount: number;
}

const MOST_OPEN = 100;
// Those that somebody has taken and then said nothing more about leave the list; `leads show` still knows them.
const TAKEN_MS = 30 * DAY_MS;
const MOST_TAKEN = 200;
const MOST_DONE = 200;
const DONE_MS = 7 * DAY_MS;

/** What came of it last; a note says nothing of that. */
export const lastOutcome = ({ outcomes }: Pick<DeskEntry, 'outcomes'>): OutcomeRow | undefined =>
  outcomes.findLast(({ kind }) => kind !== 'note');

/** Outcomes that ended a lead: won or lost, and nothing but notes after it. */
const endings = (db: Knex) =>
  db('lead_outcomes as ending')
    .whereIn('ending.kind', ['won', 'lost'])
    .whereNotExists(
      db('lead_outcomes as later')
        .whereRaw('later.lead_id = ending.lead_id')
        .whereNot('later.kind', 'note')
        .whereRaw('(later.at > ending.at or (later.at = ending.at and later.id > ending.id))'),
    );

async function entriesOf(db: Knex, rows: readonly DeskLeadRow[]): Promise<DeskEntry[]> {
  const ids = rows.map(({ lead_id: id }) => id);
  if (ids.length === 0) return [];
  const [leads, claims, outcomes, appointments] = await Promise.all([
    db<LeadRow>('leads').whereIn('id', ids).select('*'),
    db<ClaimRow>('lead_claims').whereIn('lead_id', ids).select('*'),
    db<OutcomeRow>('lead_outcomes').whereIn('lead_id', ids).orderBy('at').orderBy('id').select('*'),
    bookedAppointments(db, ids),
  ]);
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  const claimOf = new Map(claims.map((claim) => [claim.lead_id, claim]));
  return rows.flatMap(({ lead_id: id, arrived_at: arrivedAt }) => {
    const lead = byId.get(id);
    if (!lead) return [];
    const ofLead = ({ lead_id: of }: { readonly lead_id: string }): boolean => of === id;
    const booked = appointments.filter(ofLead);
    return [{ lead, arrivedAt, claim: claimOf.get(id), outcomes: outcomes.filter(ofLead), appointments: booked }];
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

/**
 * Only leads of the desk are claimed, each once: to look each of them up takes ten times as long as to count both. By one
 * statement, between whose counts nobody takes a lead.
 */
export async function countOpen(db: Knex): Promise<number> {
  const open = db.raw('(select count(*) from desk_leads) - (select count(*) from lead_claims)');
  const [counted]: { open?: number | string }[] = await db.select({ open });
  // PostgreSQL counts in big integers, which arrive as text.
  return Number(counted?.open ?? 0);
}

/** Taken, neither won nor lost, and claimed or written about since then: by time, as a desk holds years of leads. */
const takenRows = (db: Knex, since: string) => {
  const written = db('lead_outcomes').where('at', '>=', since).select('lead_id');
  // `union` would sort both by lead, and SQLite would read all of both for it.
  const touched = db('lead_claims').where('claimed_at', '>=', since).select('lead_id').unionAll(written);
  return db('desk_leads')
    .join('lead_claims', 'lead_claims.lead_id', 'desk_leads.lead_id')
    .whereIn('desk_leads.lead_id', touched)
    .whereNotExists(endings(db).whereRaw('ending.lead_id = desk_leads.lead_id'));
};

const doneRows = (db: Knex, since: string) =>
  endings(db).join('desk_leads', 'desk_leads.lead_id', 'ending.lead_id').where('ending.at', '>=', since);

const COLUMNS = ['desk_leads.lead_id', 'desk_leads.arrived_at'] as const;

/** Everything that a salesperson may want to see now. */
export async function listDesk(db: Knex, now: Date): Promise<DeskList> {
  const since = (ms: number): string => new Date(now.getTime() - ms).toISOString();
  const taken = takenRows(db, since(TAKEN_MS));
  const done = doneRows(db, since(DONE_MS));
  const newestTaken = taken.clone().orderBy('lead_claims.claimed_at', 'desc').limit(MOST_TAKEN);
  const newestDone = done.clone().orderBy('ending.at', 'desc').limit(MOST_DONE);
  return {
    open: await openEntries(db),
    openCount: await countOpen(db),
    taken: await entriesOf(db, await newestTaken.select(COLUMNS)),
    takenCount: await countRows(taken),
    done: await entriesOf(db, await newestDone.select(COLUMNS)),
    doneCount: await countRows(done),
  };
}
