import type { Knex } from 'knex';
import { nextReference, type ReferencePrefix } from '#contract/common/reference.ts';
import type { LeadRow } from './leadRow.ts';

/** A lead before it has a reference. */
export interface LeadDraft {
  readonly row: Omit<LeadRow, 'reference'>;
  /** undefined for a type without references. */
  readonly referencePrefix: ReferencePrefix | undefined;
  /** What the browser proposed, or "". It is kept if it is free. */
  readonly proposedReference: string;
}

const MAX_ATTEMPTS = 60;

function candidate({ referencePrefix, proposedReference }: LeadDraft, attempt: number): string | null {
  if (attempt === 0 && proposedReference !== '') return proposedReference;
  return referencePrefix
    ? nextReference(referencePrefix, proposedReference, { attempts: attempt, random: Math.random() })
    : null;
}

// Any unique column that is taken leaves the row out: the key (a repeat) or the reference (a clash).
async function insertFree(trx: Knex.Transaction, rows: readonly LeadRow[]): Promise<Set<string>> {
  const inserted: { id: string }[] = await trx('leads').insert(rows).onConflict().ignore().returning('id');
  return new Set(inserted.map(({ id }) => id));
}

const findByKey = (trx: Knex.Transaction, key: string): Promise<LeadRow | undefined> =>
  trx<LeadRow>('leads').where({ idempotency_key: key }).first();

async function insertOrFind(trx: Knex.Transaction, draft: LeadDraft): Promise<LeadRow> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const existing = await findByKey(trx, draft.row.idempotency_key);
    if (existing) return existing;
    const row = { ...draft.row, reference: candidate(draft, attempt) };
    const inserted = await insertFree(trx, [row]);
    if (inserted.has(row.id)) return row;
  }
  throw new Error(`No free reference after ${MAX_ATTEMPTS} attempts`);
}

/**
 * The stored lead of each draft, in the same order: its own row, or the one that has the same key.
 * One statement stores all that clash with nothing; written first, so that SQLite takes the write lock at once.
 */
export async function insertLeads(trx: Knex.Transaction, drafts: readonly LeadDraft[]): Promise<LeadRow[]> {
  const rows = drafts.map((draft) => ({ ...draft.row, reference: candidate(draft, 0) }));
  const inserted = await insertFree(trx, rows);
  const leads: LeadRow[] = [];
  for (const [index, draft] of drafts.entries()) {
    const row = rows[index];
    leads.push(row && inserted.has(row.id) ? row : await insertOrFind(trx, draft));
  }
  return leads;
}
