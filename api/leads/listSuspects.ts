import type { Knex } from 'knex';
import type { LeadRow } from './leadRow.ts';

/** Leads that look like a robot's and were mailed to nobody, the newest first. */
export const listSuspects = (db: Knex, limit: number): Promise<LeadRow[]> =>
  db<LeadRow>('leads').where({ suspect: 1 }).orderBy('created_at', 'desc').limit(limit).select('*');
