import type { ConversionTraits } from '../../leads/conversions.ts';
import type { LeadRow } from '../../leads/leadRow.ts';

/** A lead as advertisers' systems are told of it: no name, no address of any kind, no answer. */
export interface Conversion extends ConversionTraits {
  /** Id of the lead: by it a receiver knows what it has had. */
  readonly id: string;
  readonly funnel: string;
  readonly at: Date;
  /** Of one payment; a month's for plans. Undefined without a price. */
  readonly pounds: number | undefined;
}

export const conversionOf = (lead: LeadRow, traits: ConversionTraits): Conversion => ({
  ...traits,
  id: lead.id,
  funnel: lead.funnel,
  at: new Date(lead.created_at),
  pounds: lead.total_pence === null ? undefined : lead.total_pence / 100,
});
