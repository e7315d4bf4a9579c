import * as z from 'zod/mini';
import type { LeadRow } from '../leads/leadRow.ts';
import { parseSalesSummary, type SalesRow } from '../leads/salesSummary.ts';
import { renderSalesMail } from '../mail/salesMail.ts';
import type { MailAddress } from '../mail/transport.ts';
import type { Composer } from './composer.ts';

export interface SalesMailServices {
  readonly sales: readonly MailAddress[];
}

export interface NewLeadServices extends SalesMailServices {
  /** What the same visitor asked the quick quote for. */
  readonly findQuick: (visitId: string) => Promise<LeadRow | undefined>;
}

const quickBody = z.object({ quoteData: z.object({ service: z.string() }) });

// Quick quotes are mailed to nobody; here sales learn what the visitor came for.
async function quickRows({ visit_id: visitId, type }: LeadRow, { findQuick }: NewLeadServices): Promise<SalesRow[]> {
  const quick = visitId && type !== 'quick' ? await findQuick(visitId) : undefined;
  const asked = quick && quickBody.safeParse(JSON.parse(quick.body)).data;
  return asked ? [{ label: 'Began with', value: `Quick quote: ${asked.quoteData.service}` }] : [];
}

/** Tells the sales team of a new lead. A reply goes to the visitor. */
export const composeSalesMail =
  (services: NewLeadServices): Composer =>
  async (lead) => {
    const { reference, created_at: receivedAt, id: leadId } = lead;
    const summary = parseSalesSummary(JSON.parse(lead.sales));
    const attributionRows = [...(await quickRows(lead, services)), ...summary.attributionRows];
    const content = renderSalesMail({ ...summary, attributionRows, reference, receivedAt, leadId });
    return { ...content, to: services.sales, replyTo: { address: lead.email }, event: 'sales' };
  };
