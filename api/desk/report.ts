import type { Knex } from 'knex';
import { monthOf, ukDay } from '#contract/common/calendar.ts';
import type { OutcomeRow } from './deskRow.ts';
import { figuresOf, responsesBetween, type Response, type ResponseFigures, type ResponseFilter } from './responses.ts';

export const RESPONSE_GROUPS = ['month', 'funnel'] as const;
export type ResponseGroup = (typeof RESPONSE_GROUPS)[number];

/** How leads with one value in common were answered, and what came of them. */
export interface ResponseReport extends ResponseFigures {
  /** "2026-11" of the United Kingdom, or the name of a funnel. */
  readonly value: string;
  /** Leads by what was last written down about them. */
  readonly reached: number;
  readonly noAnswer: number;
  readonly booked: number;
  readonly won: number;
  readonly wonPounds: number;
  readonly lost: number;
}

interface ReportFilter extends ResponseFilter {
  readonly by: ResponseGroup;
}

type Outcome = Pick<OutcomeRow, 'lead_id' | 'kind' | 'pence'>;

/**
 * What was last written down of each lead, or of each from a partner's pages: later takes the place of earlier, and notes
 * say nothing of it.
 */
export async function lastOutcomes(
  db: Knex,
  { partner }: Pick<ResponseFilter, 'partner'> = {},
): Promise<Map<string, Outcome>> {
  const rows: Outcome[] = await db<OutcomeRow>('lead_outcomes')
    .whereNot({ kind: 'note' })
    .where((row) => {
      if (partner !== undefined) void row.whereIn('lead_id', db('leads').where({ partner_id: partner }).select('id'));
    })
    .orderBy('at')
    .orderBy('id')
    .select('lead_id', 'kind', 'pence');
  return new Map(rows.map((row) => [row.lead_id, row]));
}

const valueOf = ({ funnel, arrivedAt }: Response, by: ResponseGroup): string =>
  by === 'funnel' ? funnel : monthOf(ukDay(Date.parse(arrivedAt)));

/** Counted over every lead of the desk that arrived in the time, by month or funnel. */
export async function reportResponses(db: Knex, { by, ...filter }: ReportFilter): Promise<ResponseReport[]> {
  const responses = await responsesBetween(db, filter);
  const outcomes = await lastOutcomes(db, filter);
  const values = [...new Set(responses.map((response) => valueOf(response, by)))].toSorted();
  return values.map((value) => {
    const own = responses.filter((response) => valueOf(response, by) === value);
    const ends = own.flatMap(({ leadId }) => outcomes.get(leadId) ?? []);
    const count = (kind: OutcomeRow['kind']): number => ends.filter((end) => end.kind === kind).length;
    const pence = ends.reduce((sum, end) => sum + (end.kind === 'won' ? (end.pence ?? 0) : 0), 0);
    return {
      value,
      ...figuresOf(own),
      reached: count('reached'),
      noAnswer: count('no-answer'),
      booked: count('booked'),
      won: count('won'),
      wonPounds: pence / 100,
      lost: count('lost'),
    };
  });
}
