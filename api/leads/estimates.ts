import type { Knex } from 'knex';
import type { EstimateFigures, EstimateInputs } from '#contract/common/energy/inputs.ts';
import type { LeadRow } from './leadRow.ts';
import { markViewedIn } from './storeLeads.ts';

/** What is kept of an estimate, as JSON in `leads.estimate`; the last one takes the place of those before. */
export interface LeadEstimate {
  /** ISO 8601. */
  readonly at: string;
  /** "SAP 10.2" */
  readonly method: string;
  readonly version: number;
  /** Period of the prices, in words, and their last day. */
  readonly prices: { readonly period: string; readonly validUntil: string };
  readonly inputs: EstimateInputs;
  /** Null where there is no range for this home. */
  readonly figures: EstimateFigures | null;
  /** kWh a year by the operator's licensed table; null without one. */
  readonly mcsKwh: number | null;
  /** What the page has shown; null where it did not say. */
  readonly shown: EstimateFigures | null;
  readonly differs: boolean;
}

/** The words of a lead that an estimate changes, as they are stored. */
export type EstimatedWords = Pick<LeadRow, 'document' | 'sales'>;

/**
 * Stores an estimate, and the lead's words with it. The first statement takes the row for this transaction: of two at the same
 * moment the later one writes into what the earlier one has left.
 * @returns whether the lead is still there
 */
export async function storeEstimate(
  trx: Knex.Transaction,
  { id, estimate, now }: { readonly id: string; readonly estimate: LeadEstimate; readonly now: Date },
  reword: (lead: LeadRow) => EstimatedWords,
): Promise<boolean> {
  const rows = await trx<LeadRow>('leads')
    .where({ id })
    .update({ estimate: JSON.stringify(estimate) })
    .returning('*');
  const lead = rows[0];
  if (!lead) return false;
  await trx('leads').where({ id }).update(reword(lead));
  await markViewedIn(trx, [id], now);
  return true;
}
