import type { Knex } from 'knex';
import type { MailEvent } from '../outbox/outboxRow.ts';
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

export interface StoreContext {
  readonly now: Date;
  readonly rules: MailRules;
}

export const markViewedIn = (db: Knex, ids: readonly string[], now: Date) =>
  db('leads').whereIn('id', ids).whereNull('viewed_at').update({ viewed_at: now.toISOString() });

const mailDrafts = ({ mails }: NewLead, lead: LeadRow): MailDraft[] => mails.map((event) => ({ lead, event }));

function outcome(draft: NewLead, lead: LeadRow): SavedLead {
  if (lead.id === draft.row.id) return { kind: 'created', lead };
  const isSame = !draft.isKeyGiven || lead.content_hash === draft.row.content_hash;
  return isSame ? { kind: 'repeat', lead } : { kind: 'conflict' };
}

async function queueMailsOf(
  trx: Knex.Transaction,
  created: readonly { readonly draft: NewLead; readonly lead: LeadRow }[],
  context: StoreContext,
): Promise<Set<string>> {
  const drafts = created.flatMap(({ draft, lead }) => mailDrafts(draft, lead));
  const statuses = await queueMails(trx, drafts, context);
  const suppressed = drafts.filter((_, index) => statuses[index] === 'suppressed').map(({ lead }) => lead.id);
  if (suppressed.length > 0) {
    await trx('leads').whereIn('id', suppressed).update({ customer_mail: 'suppressed' });
  }
  return new Set(suppressed);
}

/** Stores leads and queues their mails, or finds the leads that were stored under the same keys. */
export async function storeLeads(
  trx: Knex.Transaction,
  drafts: readonly NewLead[],
  context: StoreContext,
): Promise<SavedLead[]> {
  const stored = await insertLeads(trx, drafts);
  const pairs = drafts.flatMap((draft, index) => {
    const lead = stored[index];
    return lead ? [{ draft, lead, saved: outcome(draft, lead) }] : [];
  });
  const suppressed = await queueMailsOf(
    trx,
    pairs.filter(({ saved }) => saved.kind === 'created'),
    context,
  );
  const repeated = pairs.flatMap(({ saved }) => (saved.kind === 'repeat' ? [saved.lead.id] : []));
  if (repeated.length > 0) await markViewedIn(trx, repeated, context.now);
  return pairs.map(({ saved }) =>
    saved.kind !== 'conflict' && suppressed.has(saved.lead.id)
      ? { kind: saved.kind, lead: { ...saved.lead, customer_mail: 'suppressed' } }
      : saved,
  );
}
