import type { Knex } from 'knex';
import type { LeadRow, Suspicion } from './leadRow.ts';

interface Words {
  readonly long: string;
  /** For a column of a table. */
  readonly short: string;
}

const SUSPICIONS: Readonly<Record<Suspicion, Words>> = {
  trap: { long: 'A field that people can’t see was filled in', short: 'Hidden field filled in' },
  quick: { long: 'The form was sent within a second and a half of the first touch', short: 'Sent too fast' },
};
/** Every reason there is. */
export const SUSPICION_NAMES: readonly string[] = Object.keys(SUSPICIONS);
const UNKNOWN: Words = { long: 'Not recorded', short: 'Not recorded' };

/** Why a suspect lead is one, in words of ours. */
export const suspicionWords = ({ suspicion }: Pick<LeadRow, 'suspicion'>): Words =>
  suspicion ? SUSPICIONS[suspicion] : UNKNOWN;

/** Leads that look like a robot's and were mailed to nobody, the newest first. */
export const listSuspects = (db: Knex, limit: number): Promise<LeadRow[]> =>
  db<LeadRow>('leads').where({ suspect: 1 }).orderBy('created_at', 'desc').limit(limit).select('*');
