import type { Knex } from 'knex';
import { waysOfLead } from './consent.ts';
import { findLead, leadsOfAddress } from './findLeads.ts';
import type { LeadRow } from './leadRow.ts';

/**
 * Every lead of somebody, by an address or by any lead of theirs: who says stop means all that we have, not one quote. The
 * oldest first; none where nobody is known so.
 */
export async function leadsOfPerson(db: Knex, name: string): Promise<LeadRow[]> {
  if (name.includes('@')) return leadsOfAddress(db, name);
  const lead = await findLead(db, name);
  if (!lead) return [];
  // A quick quote has no address: by none they would all be one person's.
  return lead.email === '' ? [lead] : leadsOfAddress(db, lead.email);
}

/** Those with which anything was agreed to, withdrawn or not. */
export const agreedLeads = (leads: readonly LeadRow[]): LeadRow[] =>
  leads.filter((lead) => waysOfLead(lead).length > 0);

/** Marks consents as withdrawn. By one statement, so that the first time stays, whoever is told of it twice. @returns how many */
export const markWithdrawn = (db: Knex, leads: readonly Pick<LeadRow, 'id'>[], now: Date): Promise<number> =>
  db('leads')
    .whereIn(
      'id',
      leads.map(({ id }) => id),
    )
    .whereNull('consent_withdrawn_at')
    .update({ consent_withdrawn_at: now.toISOString() });
