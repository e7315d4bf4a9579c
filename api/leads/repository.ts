import type { Knex } from 'knex';
import type { Database } from '../db/client.ts';
import { createGroupCommit } from '../db/groupCommit.ts';
import type { MailEvent, MailStatus } from '../outbox/outboxRow.ts';
import { queueMails, type MailDraft, type MailRules } from '../outbox/queueMails.ts';
import { insertLeads, type LeadDraft } from './insertLeads.ts';
import type { LeadRow } from './leadRow.ts';

/** A lead with the mails that it sets off. */
export interface NewLead extends LeadDraft {
  readonly mails: readonly MailEvent[];
  /** The key came with the request, so that the content must be the same too. */
  readonly isKeyGiven: boolean;
}

export type SavedLead =
  | { readonly kind: 'created' | 'repeat'; readonly lead: LeadRow }
  /** The key belongs to other content. */
  | { readonly kind: 'conflict' };

export interface Leads {
  /** Settles once the lead is on disk. @throws QueueFullError */
  readonly save: (lead: NewLead) => Promise<SavedLead>;
  readonly findById: (id: string) => Promise<LeadRow | undefined>;
  readonly findByToken: (token: string) => Promise<LeadRow | undefined>;
  readonly markViewed: (id: string) => Promise<void>;
  /** Queues the quote once more, for the address of that lead. */
  readonly queueCustomerMail: (lead: LeadRow) => Promise<MailStatus>;
  readonly drained: () => Promise<void>;
  readonly waiting: () => number;
}

export interface LeadsOptions {
  readonly now: () => Date;
  readonly rules: MailRules;
  /** Called after each commit that queued mails. */
  readonly onMailQueued: () => void;
}

// SQLite takes 32,766 values in a statement; a bigger batch gains nothing over this.
const MAX_BATCH = 100;
const MAX_WAITING = 2000;

const markViewedIn = (db: Knex, ids: readonly string[], now: Date) =>
  db('leads').whereIn('id', ids).whereNull('viewed_at').update({ viewed_at: now.toISOString() });

const mailDrafts = ({ mails }: NewLead, lead: LeadRow): MailDraft[] =>
  mails.map((event) => ({
    leadId: lead.id,
    event,
    ...(event === 'customer-mail' && { limitedAddress: lead.email }),
  }));

function outcome(draft: NewLead, lead: LeadRow): SavedLead {
  if (lead.id === draft.row.id) return { kind: 'created', lead };
  const isSame = !draft.isKeyGiven || lead.content_hash === draft.row.content_hash;
  return isSame ? { kind: 'repeat', lead } : { kind: 'conflict' };
}

async function queueMailsOf(
  trx: Knex.Transaction,
  created: readonly { readonly draft: NewLead; readonly lead: LeadRow }[],
  context: { readonly now: Date; readonly rules: MailRules },
): Promise<Set<string>> {
  const drafts = created.flatMap(({ draft, lead }) => mailDrafts(draft, lead));
  const statuses = await queueMails(trx, drafts, context);
  const suppressed = drafts.filter((_, index) => statuses[index] === 'suppressed').map(({ leadId }) => leadId);
  if (suppressed.length > 0) {
    await trx('leads').whereIn('id', suppressed).update({ customer_mail: 'suppressed' });
  }
  return new Set(suppressed);
}

/** Leads, their idempotency keys and their mails: one transaction stores all three. */
export function createLeads({ knex, dialect }: Database, { now, rules, onMailQueued }: LeadsOptions): Leads {
  const context = () => ({ now: now(), rules });

  async function store(trx: Knex.Transaction, drafts: readonly NewLead[]): Promise<SavedLead[]> {
    const stored = await insertLeads(trx, drafts);
    const pairs = drafts.flatMap((draft, index) => {
      const lead = stored[index];
      return lead ? [{ draft, lead, saved: outcome(draft, lead) }] : [];
    });
    const suppressed = await queueMailsOf(trx, pairs.filter(({ saved }) => saved.kind === 'created'), context());
    const repeated = pairs.flatMap(({ saved }) => (saved.kind === 'repeat' ? [saved.lead.id] : []));
    if (repeated.length > 0) await markViewedIn(trx, repeated, now());
    return pairs.map(({ saved }) =>
      saved.kind !== 'conflict' && suppressed.has(saved.lead.id)
        ? { kind: saved.kind, lead: { ...saved.lead, customer_mail: 'suppressed' } }
        : saved,
    );
  }

  const writes = createGroupCommit<NewLead, SavedLead>({
    commit: async (drafts) => {
      const saved = await knex.transaction((trx) => store(trx, drafts));
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
    findById: (id) => knex<LeadRow>('leads').where({ id }).first(),
    findByToken: (token) => knex<LeadRow>('leads').where({ token }).first(),
    markViewed: async (id) => {
      await markViewedIn(knex, [id], now());
    },
    queueCustomerMail: async (lead) => {
      const [status = 'suppressed'] = await knex.transaction(async (trx) => {
        await markViewedIn(trx, [lead.id], now());
        return queueMails(trx, [{ leadId: lead.id, event: 'customer-mail', limitedAddress: lead.email }], context());
      });
      onMailQueued();
      return status;
    },
  };
}
