import type { Knex } from 'knex';
import { findEntry } from './findEntries.ts';
import { outcomeWords, whenWords } from './wording.ts';

/** What the desk knows of a lead, for its operator: who has it, and everything that was written down. */
export async function deskLines(db: Knex, leadId: string): Promise<(readonly [label: string, value: string])[]> {
  const { claim, outcomes = [] } = (await findEntry(db, leadId)) ?? {};
  return [
    ...(claim ? [['Taken', `${claim.claimed_by}, ${whenWords(claim.claimed_at)}`] as const] : []),
    ...outcomes.map((row) => {
      const what = [outcomeWords(row), row.note].filter(Boolean).join('. ');
      return ['Desk', `${what} (${row.noted_by}, ${whenWords(row.at)})`] as const;
    }),
  ];
}
