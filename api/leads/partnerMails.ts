import type { Knex } from 'knex';
import { PARTNER_EVENT } from '../outbox/outboxRow.ts';
import type { MailDraft } from '../outbox/queueMails.ts';
import type { PartnerRow } from '../partners/partnerRow.ts';
import type { LeadRow } from './leadRow.ts';

type Credited = Pick<LeadRow, 'id' | 'partner_id'>;

/** Where each of these partners wants to be told; who has no address or is switched off is not among them. */
async function addressesOf(trx: Knex.Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await trx<PartnerRow>('partners')
    .whereIn('id', [...ids])
    .where({ status: 'active' })
    .select('id', 'notify');
  return new Map(rows.flatMap(({ id, notify }) => (notify === null ? [] : [[id, notify] as const])));
}

/** The leads that sales are mailed about by these drafts: not suspect ones, no notes, no complaints about personal data. */
export const mailedToSales = <Lead extends Credited>(leads: readonly Lead[], drafts: readonly MailDraft[]): Lead[] => {
  const mailed = new Set(drafts.flatMap(({ lead, event }) => (event === 'sales-mail' ? [lead.id] : [])));
  return leads.filter(({ id }) => mailed.has(id));
};

/** What partners are told of leads that are credited to them. @param leads those that sales are mailed about */
export async function partnerDrafts(trx: Knex.Transaction, leads: readonly Credited[]): Promise<MailDraft[]> {
  const ids = new Set(leads.flatMap(({ partner_id: partner }) => partner ?? []));
  const addresses = await addressesOf(trx, [...ids]);
  return leads.flatMap(({ id, partner_id: partner }) => {
    const email = addresses.get(partner ?? '');
    return email === undefined ? [] : [{ lead: { id, email }, event: PARTNER_EVENT }];
  });
}
