import type { Knex } from 'knex';
import type { Booking } from '#contract/common/booking.ts';
import { createFinder, createGroupCommit } from '../db/batching.ts';
import type { Database } from '../db/client.ts';
import type { MailRules } from '../outbox/mailLimits.ts';
import type { Crowd } from './crowd.ts';
import { storeEstimate, type EstimatedWords, type LeadEstimate } from './estimates.ts';
import { storeCopy, type CopyStatus, storeBooking, storeLostMail, storePurchase } from './followUps.ts';
import type { LeadRow } from './leadRow.ts';
import { markViewedIn, storeLeads, type NewLead, type SavedLead } from './storeLeads.ts';

export interface Leads {
  /** Settles once the lead is on disk. @throws QueueFullError */
  readonly save: (lead: NewLead) => Promise<SavedLead>;
  readonly findById: (id: string) => Promise<LeadRow | undefined>;
  /** What the same visitor asked the quick quote for last. */
  readonly findQuick: (visitId: string) => Promise<LeadRow | undefined>;
  readonly findByToken: (token: string) => Promise<LeadRow | undefined>;
  readonly findByReference: (reference: string) => Promise<LeadRow | undefined>;
  /** When the last lead came that is not suspect; undefined before the first. */
  readonly lastAt: () => Promise<Date | undefined>;
  readonly markViewed: (id: string) => Promise<void>;
  /** Queues the quote's mail again, for the address of that lead: for somebody who has lost it. */
  readonly queueCustomerMail: (lead: LeadRow) => Promise<void>;
  /** The same for the button of the result: at most one copy an hour. */
  readonly queueCopy: (lead: LeadRow) => Promise<CopyStatus>;
  readonly book: (lead: LeadRow, booking: Booking) => Promise<void>;
  readonly requestPurchase: (lead: LeadRow) => Promise<void>;
  /** Stores an estimate and the words that it changes. @returns whether the lead is still there */
  readonly estimate: (
    id: string,
    estimate: LeadEstimate,
    reword: (lead: LeadRow) => EstimatedWords,
  ) => Promise<boolean>;
  readonly drained: () => Promise<void>;
  readonly waiting: () => number;
  /** Whether so many come just now that they share commits: then their answers go before all mails. */
  readonly isCrowded: () => boolean;
}

export interface LeadsOptions {
  readonly now: () => Date;
  readonly rules: MailRules;
  /** Called after each commit that queued mails. */
  readonly onMailQueued: () => void;
}

// SQLite takes 32,766 values in a statement; a bigger batch gains nothing over this.
const MAX_BATCH = 100;
/** How many writes may wait for the disk before another one is answered with 503. */
export const MAX_WAITING = 2000;

async function lastLeadAt(db: Knex): Promise<Date | undefined> {
  const row = await db('leads').where({ suspect: 0 }).max<{ last: string | null }[]>({ last: 'created_at' });
  const last = row[0]?.last;
  return last ? new Date(last) : undefined;
}

type Finders = Pick<Leads, 'findById' | 'findQuick' | 'findByToken' | 'findByReference' | 'lastAt'>;

const findersOf = (knex: Knex): Finders => ({
  findById: createFinder(
    (ids) =>
      knex<LeadRow>('leads')
        .whereIn('id', [...ids])
        .select('*'),
    ({ id }) => id,
  ),
  findQuick: (visitId) =>
    knex<LeadRow>('leads').where({ visit_id: visitId, type: 'quick' }).orderBy('created_at', 'desc').first(),
  findByToken: (token) => knex<LeadRow>('leads').where({ token }).first(),
  findByReference: (reference) => knex<LeadRow>('leads').where({ reference }).first(),
  lastAt: () => lastLeadAt(knex),
});

/** Leads, their idempotency keys and their mails: one transaction stores all three. */
export function createLeads(
  database: Database,
  { now, rules, crowd, onMailQueued }: LeadsOptions & { readonly crowd: Crowd },
): Leads {
  const { knex, dialect, transaction } = database;
  const context = () => ({ now: now(), rules });

  const writes = createGroupCommit<NewLead, SavedLead>({
    commit: async (drafts) => {
      crowd.begin(drafts.length);
      const saved = await transaction((trx) => storeLeads(trx, drafts, context())).finally(crowd.end);
      onMailQueued();
      return saved;
    },
    isItemFault: dialect.isRowFault,
    maxBatch: MAX_BATCH,
    maxWaiting: MAX_WAITING,
  });

  return {
    save: writes.add,
    drained: writes.drained,
    waiting: writes.waiting,
    isCrowded: crowd.isHere,
    ...findersOf(knex),
    markViewed: async (id) => {
      await markViewedIn(knex, [id], now());
    },
    queueCustomerMail: async (lead) => {
      await transaction((trx) => storeLostMail(trx, { lead, context: context() }));
      onMailQueued();
    },
    queueCopy: async (lead) => {
      const status = await transaction((trx) => storeCopy(trx, { lead, context: context() }));
      onMailQueued();
      return status;
    },
    book: async (lead, booking) => {
      await transaction((trx) => storeBooking(trx, { lead, booking, context: context() }));
      onMailQueued();
    },
    requestPurchase: async (lead) => {
      await transaction((trx) => storePurchase(trx, { lead, context: context() }));
      onMailQueued();
    },
    estimate: (id, estimate, reword) => transaction((trx) => storeEstimate(trx, { id, estimate, now: now() }, reword)),
  };
}
