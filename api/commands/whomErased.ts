import type { Database } from '../db/client.ts';
import { formatMoment } from '../documents/formatDate.ts';
import { leadsOfAddress } from '../leads/findLeads.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import { parseSalesSummary } from '../leads/salesSummary.ts';
import { list, printLines, type Row } from './output.ts';
import { leadNamed } from './session.ts';

/** A lead as its erasure is asked for: enough to notice a reference that was mistyped. */
export interface Whom extends Pick<LeadRow, 'id' | 'reference' | 'funnel'> {
  readonly name: string;
  /** ISO 8601 */
  readonly received: string;
  /** Marked by `leads keep`. */
  readonly kept: boolean;
}

const SHOWN = 20;

const whomOf = ({ id, reference, funnel, sales, created_at: received, kept_at: keptAt }: LeadRow): Whom => ({
  id,
  reference,
  name: parseSalesSummary(JSON.parse(sales)).contact.name,
  funnel,
  received,
  kept: keptAt !== null,
});

/** The lead of a reference or an id, or all of an address, the oldest first. @throws CommandError where there is no such lead */
export async function leadsOf(database: Pick<Database, 'knex'>, name: string): Promise<Whom[]> {
  if (!name.includes('@')) return [whomOf(await leadNamed(database, name))];
  return (await leadsOfAddress(database.knex, name)).map(whomOf);
}

const named = ({ reference, id }: Whom): string => reference ?? id;

/** "SQ-123456, SQ-123457" of those that `leads keep` has marked; "" where there is none. */
export const keptWords = (leads: readonly Whom[]): string =>
  leads
    .filter(({ kept }) => kept)
    .map(named)
    .join(', ');

const rowOf = (lead: Whom): Row => ({
  Reference: named(lead),
  Received: formatMoment(lead.received),
  Funnel: lead.funnel,
  Name: lead.name,
  Kept: lead.kept ? 'for good' : '',
});

/** Says whose leads they are, before any of them goes. */
export function printWhom(leads: readonly Whom[]): void {
  if (leads.length === 0) return;
  list({ items: leads.slice(0, SHOWN), row: rowOf, none: '' }, false);
  if (leads.length > SHOWN) printLines(`… and ${leads.length - SHOWN} more`);
}
