import type { Knex } from 'knex';
import type { ClaimRow, DeskLeadRow, ReminderRow } from './deskRow.ts';

/** Somebody presses "I'll take this". */
export interface ClaimRequest {
  /** Of this press, so that one that is tried again knows its own claim. */
  readonly id: string;
  readonly leadId: string;
  readonly name: string;
  readonly at: Date;
}

export type ClaimOutcome =
  | { readonly kind: 'claimed'; readonly claim: ClaimRow }
  /** By somebody who was quicker. */
  | { readonly kind: 'taken'; readonly claim: ClaimRow }
  /** Erased, or never one of the desk. */
  | { readonly kind: 'unknown' };

const rowOf = ({ id, leadId, name, at }: ClaimRequest): ClaimRow => ({
  lead_id: leadId,
  id,
  claimed_by: name,
  claimed_at: at.toISOString(),
});

const unique = (ids: readonly string[]): string[] => [...new Set(ids)].toSorted();

/**
 * Gives each lead to the first who asks for it: the unique key decides, in whichever process. Reminders that are not told
 * yet go in the same transaction, so that none is queued after a claim.
 */
export async function storeClaims(
  trx: Knex.Transaction,
  requests: readonly ClaimRequest[],
): Promise<readonly ClaimOutcome[]> {
  const wanted = unique(requests.map(({ leadId }) => leadId));
  const known = new Set<string>(await trx<DeskLeadRow>('desk_leads').whereIn('lead_id', wanted).pluck('lead_id'));
  const rows = requests.filter(({ leadId }) => known.has(leadId)).map(rowOf);
  // In one order for all processes: two that hold a lead each and wait for the other's would be a deadlock.
  const sorted = rows.toSorted((one, other) => (one.lead_id < other.lead_id ? -1 : 1));
  if (sorted.length > 0) await trx<ClaimRow>('lead_claims').insert(sorted).onConflict('lead_id').ignore();
  const ids = [...known];
  await trx<ReminderRow>('desk_reminders').whereIn('lead_id', ids).whereNull('told_at').delete();
  const claims = await trx<ClaimRow>('lead_claims').whereIn('lead_id', ids).select('*');
  const byLead = new Map(claims.map((claim) => [claim.lead_id, claim]));
  return requests.map(({ id, leadId }) => {
    const claim = byLead.get(leadId);
    if (!claim) return { kind: 'unknown' };
    return { kind: claim.id === id ? 'claimed' : 'taken', claim };
  });
}
