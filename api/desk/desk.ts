import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Metrics } from '../common/metrics.ts';
import { createGroupCommit } from '../db/batching.ts';
import type { Database } from '../db/client.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import { MAX_WAITING, type LeadsOptions } from '../leads/repository.ts';
import type { SalesDesk } from '../mail/salesMail.ts';
import { storeClaims, type ClaimOutcome, type ClaimRequest } from './claims.ts';
import type { ClaimRow, DeskLeadRow, OutcomeRow } from './deskRow.ts';
import { createDailyDigest, digestOf, type Digest } from './digest.ts';
import { findEntry, listDesk, type DeskEntry, type DeskList } from './findEntries.ts';
import { createDeskLinks, type DeskLinks } from './links.ts';
import { nextDue, postpone, queueDueReminders, type QueuedReminder } from './reminders.ts';

/** What somebody writes down about a lead. */
export type OutcomeDraft = Pick<OutcomeRow, 'kind' | 'day' | 'pence' | 'reason' | 'note'> & { readonly by: string };

export interface Desk {
  readonly links: DeskLinks;
  /** @throws QueueFullError */
  readonly claim: (leadId: string, name: string) => Promise<ClaimOutcome>;
  /** @returns whether there is such a lead */
  readonly write: (leadId: string, draft: OutcomeDraft) => Promise<boolean>;
  readonly find: (leadId: string) => Promise<DeskEntry | undefined>;
  readonly list: () => Promise<DeskList>;
  /** @param day YYYY-MM-DD, a working day */
  readonly digest: (day: string) => Promise<Digest>;
  /** What mails to sales say of who has the lead; undefined for one that is not on the desk. */
  readonly mailOf: (lead: Pick<LeadRow, 'id'>) => Promise<SalesDesk | undefined>;
  /** Owes a reminder again, at the next opening. */
  readonly postpone: (reminder: QueuedReminder) => Promise<void>;
  /** Queues what is due: reminders, and the list of the morning. @returns when the next reminder falls due, in milliseconds */
  readonly poll: () => Promise<number | undefined>;
  readonly drained: () => Promise<void>;
}

export interface DeskOptions extends LeadsOptions {
  readonly publicUrl: string;
  readonly metrics: Pick<Metrics, 'countBreach' | 'countClaim'>;
}

// With its reminders each is a few rows of a statement, of which SQLite takes 500.
const CLAIMS_AT_ONCE = 100;

async function write(trx: Knex.Transaction, row: OutcomeRow): Promise<boolean> {
  if (!(await trx<DeskLeadRow>('desk_leads').where({ lead_id: row.lead_id }).first('lead_id'))) return false;
  // A commit whose end nobody heard may have stored it.
  await trx<OutcomeRow>('lead_outcomes').insert(row).onConflict('id').ignore();
  return true;
}

/** Who has taken which lead, and who is told while nobody has. */
export function createDesk(database: Database, options: DeskOptions): Desk {
  const { knex, dialect, transaction } = database;
  const { now, rules, metrics, onMailQueued, publicUrl } = options;
  const links = createDeskLinks(knex, { publicUrl, now });
  const queueDigest = createDailyDigest(database);

  const claims = createGroupCommit<ClaimRequest, ClaimOutcome>({
    commit: (requests) => transaction((trx) => storeClaims(trx, requests)),
    isItemFault: dialect.isRowFault,
    maxBatch: CLAIMS_AT_ONCE,
    maxWaiting: MAX_WAITING,
  });

  return {
    links,
    claim: async (leadId, name) => {
      const outcome = await claims.add({ id: randomUUID(), leadId, name, at: now() });
      if (outcome.kind === 'claimed') metrics.countClaim();
      return outcome;
    },
    write: async (leadId, { by, ...draft }) => {
      const row: OutcomeRow = { id: randomUUID(), lead_id: leadId, at: now().toISOString(), noted_by: by, ...draft };
      return transaction((trx) => write(trx, row));
    },
    find: (leadId) => findEntry(knex, leadId),
    list: () => listDesk(knex, now()),
    digest: (day) => digestOf(knex, day),
    postpone: async (reminder) => void (await postpone(knex, reminder, now())),
    mailOf: async ({ id }) => {
      const isOnDesk = await knex<DeskLeadRow>('desk_leads').where({ lead_id: id }).first('lead_id');
      if (!isOnDesk) return undefined;
      const claim = await knex<ClaimRow>('lead_claims').where({ lead_id: id }).first();
      const url = await links.lead(id);
      return claim ? { url, taken: { by: claim.claimed_by, at: claim.claimed_at } } : { url };
    },
    poll: async () => {
      const context = { now: now(), rules };
      const reminders = await queueDueReminders(database, context);
      for (const { kind } of reminders) metrics.countBreach(kind);
      const isDigestQueued = await queueDigest(context);
      if (reminders.length > 0 || isDigestQueued) onMailQueued();
      return nextDue(knex);
    },
    drained: claims.drained,
  };
}
