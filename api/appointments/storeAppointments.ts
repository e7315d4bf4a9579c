import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { momentsOf, type AppointmentKind } from '#contract/common/appointments.ts';
import { isSameHalfDay, type HalfDay } from '#contract/common/calendar.ts';
import { newToken } from '../common/token.ts';
import type { Pool } from '../config/capacity.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import { markViewedIn, type StoreContext } from '../leads/storeLeads.ts';
import type { MailStatus } from '../outbox/outboxRow.ts';
import { queueMails } from '../outbox/queueMails.ts';
import type { AppointmentNews } from './appointmentNews.ts';
import type { AppointmentRow, PlaceRow } from './appointmentRow.ts';
import { freePlaces, takePlace } from './places.ts';

const TABLE = 'appointments';
const MAX_CHANGES = 20;

/** A lead that wants a half-day, or no appointment any more. */
export interface AppointmentRequest {
  readonly lead: LeadRow;
  readonly kind: AppointmentKind;
  /** undefined: cancel it. */
  readonly wanted: { readonly halfDay: HalfDay; readonly pool: Pool } | undefined;
}

export type AppointmentOutcome =
  /** `customerMail` is undefined where nothing is mailed because it was so already; of suspect leads it is suppressed. */
  | { readonly kind: 'stored'; readonly row: AppointmentRow; readonly customerMail?: MailStatus }
  | { readonly kind: 'full' }
  /** Each change is a mail to two people: somebody who cannot settle is asked to call. */
  | { readonly kind: 'too-often' }
  /** Nothing to cancel. */
  | { readonly kind: 'none' };

export const isOver = (row: AppointmentRow, now: Date): boolean => momentsOf(row.kind, row).end <= now.getTime();

/** Whether it still has its place. */
export const isLive = (row: AppointmentRow, now: Date): boolean => row.cancelled_at === null && !isOver(row, now);

/** Where it is written, and at what time. */
interface Store {
  readonly trx: Knex.Transaction;
  readonly context: StoreContext;
}

// Written before it is read: two changes of one appointment at the same moment come one after the other.
async function lockRow({ trx }: Store, { lead, kind }: AppointmentRequest): Promise<AppointmentRow | undefined> {
  const rows = await trx<AppointmentRow>(TABLE)
    .where({ lead_id: lead.id, kind })
    .update({ sequence: trx.raw('sequence') })
    .returning('*');
  return rows[0];
}

interface Next {
  readonly request: AppointmentRequest;
  readonly halfDay: HalfDay;
  readonly before: AppointmentRow | undefined;
  readonly isMove: boolean;
}

function nextRow({ request, halfDay, before, isMove }: Next, { now, rules }: StoreContext): AppointmentRow {
  const time = now.toISOString();
  const kept = isMove ? before : undefined;
  return {
    id: before?.id ?? randomUUID(),
    lead_id: request.lead.id,
    kind: request.kind,
    day: halfDay.day,
    slot: halfDay.slot,
    token: before?.token ?? newToken(),
    uid: kept?.uid ?? `${randomUUID()}@${rules.domain}`,
    sequence: before ? before.sequence + 1 : 0,
    created_at: kept?.created_at ?? time,
    updated_at: time,
    cancelled_at: null,
  };
}

interface Change {
  readonly lead: LeadRow;
  readonly row: AppointmentRow;
  readonly change: AppointmentNews['change'];
  readonly former?: HalfDay | undefined;
}

async function queueMailsAbout(
  { trx, context }: Store,
  { lead, row, change, former }: Change,
): Promise<MailStatus | undefined> {
  await markViewedIn(trx, [lead.id], context.now);
  // Suspect leads are mailed to nobody.
  if (lead.suspect) return 'suppressed';
  const { kind, uid, sequence, token, day, slot, updated_at: at } = row;
  const news: AppointmentNews = {
    change,
    kind,
    halfDay: { day, slot },
    ...(former && { former: { day: former.day, slot: former.slot } }),
    uid,
    sequence,
    token,
    at,
  };
  const detail = JSON.stringify(news);
  const drafts = (['appointment-sales-mail', 'appointment-mail'] as const).map((event) => ({ lead, event, detail }));
  const [, customerMail] = await queueMails(trx, drafts, context);
  return customerMail;
}

async function stored(store: Store, change: Change): Promise<AppointmentOutcome> {
  const customerMail = await queueMailsAbout(store, change);
  return { kind: 'stored', row: change.row, ...(customerMail && { customerMail }) };
}

async function insertRow({ trx }: Store, row: AppointmentRow): Promise<boolean> {
  const inserted = await trx(TABLE).insert(row).onConflict(['lead_id', 'kind']).ignore().returning('id');
  return inserted.length > 0;
}

type Wanted = NonNullable<AppointmentRequest['wanted']>;

async function book(store: Store, request: AppointmentRequest, { halfDay, pool }: Wanted): Promise<AppointmentOutcome> {
  const { trx, context } = store;
  const { lead, kind } = request;
  const before = await lockRow(store, request);
  const isMove = before !== undefined && isLive(before, context.now);
  if (isMove && isSameHalfDay(before, halfDay)) {
    return { kind: 'stored', row: before, ...(lead.suspect ? { customerMail: 'suppressed' } : {}) };
  }
  if (before && before.sequence >= MAX_CHANGES) return { kind: 'too-often' };

  const place = await takePlace(trx, { leadId: lead.id, kind, halfDay, pool });
  if (!place) return { kind: 'full' };
  const row = nextRow({ request, halfDay, before, isMove }, context);
  if (before) await trx(TABLE).where({ id: row.id }).update(row);
  else if (!(await insertRow(store, row))) {
    // The same lead has booked in another process since we looked: this is a move of that.
    await trx<PlaceRow>('appointment_places').where(place).delete();
    return book(store, request, { halfDay, pool });
  }
  await freePlaces(trx, { leadId: lead.id, kind }, place);
  return stored(store, { lead, row, change: isMove ? 'moved' : 'booked', former: isMove ? before : undefined });
}

async function cancel(store: Store, request: AppointmentRequest): Promise<AppointmentOutcome> {
  const { trx, context } = store;
  const { lead, kind } = request;
  const before = await lockRow(store, request);
  if (!before) return { kind: 'none' };
  if (!isLive(before, context.now)) return { kind: 'stored', row: before };
  const time = context.now.toISOString();
  const row = { ...before, sequence: before.sequence + 1, updated_at: time, cancelled_at: time };
  await trx(TABLE).where({ id: row.id }).update(row);
  await freePlaces(trx, { leadId: lead.id, kind });
  return stored(store, { lead, row, change: 'cancelled' });
}

/** Tells visitor and sales of what a lead has booked, as if it were booked now: nobody was told while it was suspect. */
export async function queueBookingMails(trx: Knex.Transaction, lead: LeadRow, context: StoreContext): Promise<void> {
  const rows = await trx<AppointmentRow>(TABLE).where({ lead_id: lead.id });
  for (const row of rows.filter((booked) => isLive(booked, context.now))) {
    await queueMailsAbout({ trx, context }, { lead, row, change: 'booked' });
  }
}

/**
 * The requests with their leads as they are now. The leads are held until the mails are queued: who releases one meanwhile
 * does so before or after, and finds what was booked, or is found by it.
 */
async function lockLeads(
  trx: Knex.Transaction,
  requests: readonly AppointmentRequest[],
): Promise<readonly AppointmentRequest[]> {
  const ids = requests.map(({ lead }) => lead.id);
  // In one order for all: two that hold a lead each and wait for the other's would be a deadlock. SQLite has one writer.
  const held = await trx<LeadRow>('leads').whereIn('id', ids).orderBy('id').forUpdate().select('id', 'suspect');
  const byId = new Map(held.map((row) => [row.id, row]));
  return requests.map((request) => ({ ...request, lead: { ...request.lead, ...byId.get(request.lead.id) } }));
}

/** Books, moves or cancels, one after the other; in one transaction with the mails about it. */
export async function storeAppointments(
  trx: Knex.Transaction,
  requests: readonly AppointmentRequest[],
  context: StoreContext,
): Promise<AppointmentOutcome[]> {
  const store = { trx, context };
  const outcomes: AppointmentOutcome[] = [];
  for (const request of await lockLeads(trx, requests)) {
    outcomes.push(await (request.wanted ? book(store, request, request.wanted) : cancel(store, request)));
  }
  return outcomes;
}
