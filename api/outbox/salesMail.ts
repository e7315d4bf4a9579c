import * as z from 'zod/mini';
import type { LeadRow } from '../leads/leadRow.ts';
import { parseSalesSummary, type SalesRow } from '../leads/salesSummary.ts';
import type { Composer } from './composer.ts';
import { mailToSales, type SalesMailServices } from './mailToSales.ts';

interface NewLeadServices extends SalesMailServices {
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

/** Tells whoever answers for personal data of a complaint. */
export const composePrivacyMail =
  (services: SalesMailServices): Composer =>
  (lead) => {
    const summary = parseSalesSummary(JSON.parse(lead.sales));
    return Promise.resolve(mailToSales({ lead, summary, event: 'privacy' }, services));
  };

/** Tells the sales team of a new lead. */
export const composeSalesMail =
  (services: NewLeadServices): Composer =>
  async (lead) => {
    const summary = parseSalesSummary(JSON.parse(lead.sales));
    const attributionRows = [...(await quickRows(lead, services)), ...summary.attributionRows];
    return mailToSales({ lead, summary: { ...summary, attributionRows }, event: 'sales' }, services);
  };
