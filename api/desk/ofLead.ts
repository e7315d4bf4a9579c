import type { Knex } from 'knex';
import { bookedAppointments } from '../appointments/appointmentRow.ts';
import { fullWhenWords, kindWords } from '../appointments/wording.ts';
import { findEntry } from './findEntries.ts';
import { outcomeWords, whenWords } from './wording.ts';

/** What came after a lead, for its operator: what is booked, who has it, and everything that was written down. */
export async function deskLines(db: Knex, leadId: string): Promise<(readonly [label: string, value: string])[]> {
  const { claim, outcomes = [] } = (await findEntry(db, leadId)) ?? {};
  const booked = await bookedAppointments(db, [leadId]);
  return [
    ...booked.map((row) => [kindWords[row.kind].name, fullWhenWords(row.kind, row)] as const),
    ...(claim ? [['Taken', `${claim.claimed_by}, ${whenWords(claim.claimed_at)}`] as const] : []),
    ...outcomes.map((row) => {
      const what = [outcomeWords(row), row.note].filter(Boolean).join('. ');
      return ['Desk', `${what} (${row.noted_by}, ${whenWords(row.at)})`] as const;
    }),
  ];
}
