import type { Knex } from 'knex';
import { nextReference, type ReferencePrefix } from '#contract/common/reference.ts';
import type { MailRules } from '../outbox/mailLimits.ts';
import type { MailEvent } from '../outbox/outboxRow.ts';
import { queueMails, webhookDrafts, type MailDraft } from '../outbox/queueMails.ts';
import { conversionDrafts } from './conversions.ts';
import type { LeadRow } from './leadRow.ts';
import { partnerDrafts, mailedToSales } from './partnerMails.ts';

/** A lead before it has a reference. */
interface LeadDraft {
  readonly row: Omit<LeadRow, 'reference'>;
  /** undefined for a type without references. */
  readonly referencePrefix: ReferencePrefix | undefined;
  /** What the browser proposed, or "". It is kept if it is free. */
  readonly proposedReference: string;
}

const MAX_ROUNDS = 10;
/** The neighbours of a proposal and a few far-away ones: one query tells which are free. */
const CANDIDATES = 24;

const candidateOf = ({ referencePrefix, proposedReference }: LeadDraft, attempt: number): string | null =>
  referencePrefix
    ? nextReference(referencePrefix, proposedReference, { attempts: attempt, random: Math.random() })
    : null;

const asProposed = (draft: LeadDraft): LeadRow => ({
  ...draft.row,
  reference: draft.proposedReference || candidateOf(draft, 0),
});

async function takenReferences(trx: Knex.Transaction, references: readonly string[]): Promise<Set<string>> {
  const rows: { reference: string }[] = await trx('leads').whereIn('reference', references).select('reference');
  return new Set(rows.map(({ reference }) => reference));
}

/** Another reference for each: free in the table and among themselves. */
async function withFreeReferences(trx: Knex.Transaction, drafts: readonly LeadDraft[]): Promise<LeadRow[]> {
  const attempts = Array.from({ length: CANDIDATES }, (_, index) => index + 1);
  const choices = drafts.map((draft) => attempts.map((attempt) => candidateOf(draft, attempt)));
  const wanted = new Set(choices.flat().filter((reference) => reference !== null));
  const taken = await takenReferences(trx, [...wanted]);
  return drafts.map((draft, index) => {
    const reference = choices[index]?.find((candidate) => candidate !== null && !taken.has(candidate)) ?? null;
    if (reference !== null) taken.add(reference);
    return { ...draft.row, reference };
  });
}

// Any unique column that is taken leaves the row out: the key (a repeat) or the reference (a clash).
async function insertFree(trx: Knex.Transaction, rows: readonly LeadRow[]): Promise<Set<string>> {
  // In one order for all processes: two that hold a key each and wait for the other's would be a deadlock.
  const sorted = rows.toSorted((one, other) => (one.idempotency_key < other.idempotency_key ? -1 : 1));
  const inserted: { id: string }[] = await trx('leads').insert(sorted).onConflict().ignore().returning('id');
  return new Set(inserted.map(({ id }) => id));
}

async function findByKeys(trx: Knex.Transaction, drafts: readonly LeadDraft[]): Promise<Map<string, LeadRow>> {
  const keys = drafts.map(({ row }) => row.idempotency_key);
  const rows = await trx<LeadRow>('leads').whereIn('idempotency_key', keys).select('*');
  return new Map(rows.map((row) => [row.idempotency_key, row]));
}

interface StoredLead {
  readonly lead: LeadRow;
  /** Stored by this very transaction. */
  readonly isNew: boolean;
}

/**
 * The stored lead of each draft, in the same order: its own row, or the one that has the same key. One statement stores
 * all that clash with nothing; it comes first, so that SQLite takes the write lock at once.
 */
async function insertLeads(trx: Knex.Transaction, drafts: readonly LeadDraft[]): Promise<StoredLead[]> {
  const byDraft = new Map<string, StoredLead>();
  let open = drafts;
  for (let round = 0; open.length > 0; round += 1) {
    if (round === MAX_ROUNDS) throw new Error(`No free reference after ${MAX_ROUNDS} rounds`);
    const rows = round === 0 ? open.map(asProposed) : await withFreeReferences(trx, open);
    const inserted = await insertFree(trx, rows);
    for (const row of rows) if (inserted.has(row.id)) byDraft.set(row.id, { lead: row, isNew: true });
    open = open.filter(({ row }) => !byDraft.has(row.id));
    const existing = open.length > 0 ? await findByKeys(trx, open) : new Map<string, LeadRow>();
    for (const { row } of open) {
      const stored = existing.get(row.idempotency_key);
      if (stored) byDraft.set(row.id, { lead: stored, isNew: false });
    }
    open = open.filter(({ row }) => !byDraft.has(row.id));
  }
  return drafts.flatMap(({ row }) => byDraft.get(row.id) ?? []);
}

/** A lead with the mails that it sets off. */
export interface NewLead extends LeadDraft {
  readonly mails: readonly MailEvent[];
  /** The key came with the request, so that the content must be the same too. */
  readonly isKeyGiven: boolean;
  /** That the request came from; see `networkOf`. Kept as a hash for a short time. */
  readonly network: string | undefined;
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

// Of a lead the outbox gets to know whom to write to, and nothing else.
const mailDrafts = ({ mails, network }: NewLead, { id, email }: LeadRow): MailDraft[] =>
  mails.map((event) => ({ lead: { id, email }, event, network }));

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
  const mailed = mailedToSales(
    created.map(({ lead }) => lead),
    drafts,
  );
  const others = [
    ...webhookDrafts(drafts, context.rules),
    ...conversionDrafts(mailed, context.rules.conversions),
    ...(await partnerDrafts(trx, mailed)),
  ];
  const statuses = await queueMails(trx, [...drafts, ...others], context);
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
    const found = stored[index];
    return found ? [{ ...found, draft, saved: outcome(draft, found.lead) }] : [];
  });
  const suppressed = await queueMailsOf(
    trx,
    // A commit may succeed and its confirmation be lost: the second try finds leads and mails that are stored already.
    pairs.filter(({ isNew }) => isNew),
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
