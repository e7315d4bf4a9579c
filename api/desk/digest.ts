import type { Knex } from 'knex';
import { daysOf, fromWallClock, isoDate, ukDay } from '#contract/common/calendar.ts';
import { isOpen, isWorkingDay, openBetween, openMomentAfter } from '#contract/common/openingHours.ts';
import { DAY_MS, HOUR_MS } from '#contract/common/time.ts';
import type { AppointmentRow } from '../appointments/appointmentRow.ts';
import type { Database } from '../db/client.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import type { StoreContext } from '../leads/storeLeads.ts';
import { queueMails } from '../outbox/queueMails.ts';
import { countOpen, openEntries, type DeskEntry } from './findEntries.ts';
import { figuresOf, responsesBetween, type ResponseFigures } from './responses.ts';

/** A server that comes back at noon has no morning to tell of. */
const MORNING_MS = 2 * HOUR_MS;

const midnight = (day: number): number => fromWallClock(day * DAY_MS);

const isMorning = (now: number): boolean => isOpen(now) && openBetween(midnight(daysOf(ukDay(now))), now) < MORNING_MS;

/**
 * Queues the list of the morning once, by whichever process; its row hangs on the newest lead, since mails hang on leads.
 * @returns whether this process has queued it
 */
async function queueDigest({ transaction }: Database, context: StoreContext): Promise<boolean> {
  const day = ukDay(context.now.getTime());
  return transaction(async (trx) => {
    const taken = await trx('desk_digests').insert({ day }).onConflict('day').ignore().returning('day');
    if (taken.length === 0) return false;
    const newest: Pick<LeadRow, 'id' | 'email'> | undefined = await trx('leads')
      .join('desk_leads', 'desk_leads.lead_id', 'leads.id')
      .orderBy('desk_leads.arrived_at', 'desc')
      .first('leads.id', 'leads.email');
    if (!newest) return false;
    await queueMails(trx, [{ lead: newest, event: 'desk-digest-mail', detail: day }], context);
    return true;
  });
}

/** Looks for the morning, and asks the database once a day. */
export function createDailyDigest(database: Database): (context: StoreContext) => Promise<boolean> {
  let doneDay = '';
  return async (context) => {
    const now = context.now.getTime();
    const day = ukDay(now);
    if (day === doneDay || !isMorning(now)) return false;
    const isQueued = await queueDigest(database, context);
    doneDay = day;
    return isQueued;
  };
}

/** Something that was promised for today. */
export interface TodaysBooking {
  readonly reference: string | null;
  readonly sales: string;
  /** null: noted on the desk, without an hour. */
  readonly appointment: Pick<AppointmentRow, 'kind' | 'day' | 'slot'> | null;
}

/** Something that was promised for one of the days off that follow: no mail comes on its morning. */
export interface BookedAhead extends Pick<TodaysBooking, 'reference' | 'sales'> {
  /** YYYY-MM-DD */
  readonly day: string;
}

/** What the mail of a morning says. */
export interface Digest {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly open: readonly DeskEntry[];
  readonly openCount: number;
  readonly booked: readonly TodaysBooking[];
  /** For the days until the next working day, the nearest first. Appointments are on working days alone. */
  readonly ahead: readonly BookedAhead[];
  /** YYYY-MM-DD: the last working day before. */
  readonly lastDay: string;
  /** Of the leads whose clock began on that day: those of the night before are among them. */
  readonly figures: ResponseFigures;
}

function workingDayBefore(day: number): number {
  let before = day - 1;
  while (!isWorkingDay(before)) before -= 1;
  return before;
}

function workingDayAfter(day: number): number {
  let after = day + 1;
  while (!isWorkingDay(after)) after += 1;
  return after;
}

/**
 * What somebody wrote down as booked for these days, unless another day or a loss was written down since: nobody is to go there.
 * Whoever was rung once more, or has bought, is still to be met.
 */
const notedBetween = (db: Knex, first: string, last: string) =>
  db('lead_outcomes as noted')
    .where({ 'noted.kind': 'booked' })
    .whereBetween('noted.day', [first, last])
    .whereNotExists(
      db('lead_outcomes as later')
        .whereRaw('later.lead_id = noted.lead_id')
        .whereRaw('(later.at > noted.at or (later.at = noted.at and later.id > noted.id))')
        .whereRaw("(later.kind = 'lost' or (later.kind = 'booked' and later.day is not null))"),
    );

async function bookedAhead(db: Knex, day: string): Promise<BookedAhead[]> {
  const last = isoDate(workingDayAfter(daysOf(day)) - 1);
  const rows: BookedAhead[] = await notedBetween(db, isoDate(daysOf(day) + 1), last)
    .join('leads', 'leads.id', 'noted.lead_id')
    .orderBy(['noted.day', 'noted.at'])
    .select('leads.reference', 'leads.sales', 'noted.day');
  return rows;
}

type BookedByCustomer = Pick<AppointmentRow, 'lead_id' | 'kind' | 'day' | 'slot'> &
  Pick<LeadRow, 'reference' | 'sales'>;

async function bookedFor(db: Knex, day: string): Promise<TodaysBooking[]> {
  const appointments: BookedByCustomer[] = await db('appointments')
    .join('leads', 'leads.id', 'appointments.lead_id')
    .where({ 'appointments.day': day, 'leads.suspect': 0 })
    .whereNull('appointments.cancelled_at')
    // The morning comes after the afternoon in the alphabet.
    .orderBy('appointments.slot', 'desc')
    .select('lead_id', 'kind', 'appointments.day', 'slot', 'reference', 'sales');
  // What the customer has booked and a colleague has written down is one thing, and the appointment says the hours.
  const noted: Pick<LeadRow, 'reference' | 'sales'>[] = await notedBetween(db, day, day)
    .join('leads', 'leads.id', 'noted.lead_id')
    .whereNotIn(
      'noted.lead_id',
      appointments.map(({ lead_id: id }) => id),
    )
    .orderBy('noted.at')
    .select('leads.reference', 'leads.sales');
  return [
    ...appointments.map(({ reference, sales, ...appointment }) => ({ reference, sales, appointment })),
    ...noted.map((lead) => ({ ...lead, appointment: null })),
  ];
}

/** What there is to say on the morning of a day. @param day YYYY-MM-DD, a working day */
export async function digestOf(db: Knex, day: string): Promise<Digest> {
  const last = workingDayBefore(daysOf(day));
  const since = new Date(midnight(workingDayBefore(last))).toISOString();
  const responses = await responsesBetween(db, { since, until: new Date(midnight(daysOf(day))).toISOString() });
  const lastDay = isoDate(last);
  const ofLastDay = responses.filter(({ arrivedAt }) => ukDay(openMomentAfter(Date.parse(arrivedAt), 0)) === lastDay);
  return {
    day,
    open: await openEntries(db),
    openCount: await countOpen(db),
    booked: await bookedFor(db, day),
    ahead: await bookedAhead(db, day),
    lastDay,
    figures: figuresOf(ofLastDay),
  };
}
