import type { Knex } from 'knex';
import { queueBookingMails } from '../appointments/storeAppointments.ts';
import type { Database } from '../db/client.ts';
import { conversionDrafts } from '../leads/conversions.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import { partnerDrafts, mailedToSales } from '../leads/partnerMails.ts';
import type { StoreContext } from '../leads/storeLeads.ts';
import { MAIL_KINDS, type MailEvent } from '../outbox/outboxRow.ts';
import { queueMails, webhookDrafts } from '../outbox/queueMails.ts';
import { presenterOfFunnel } from '../presenters/registry.ts';

export type Release =
  | { readonly kind: 'released'; readonly lead: LeadRow; readonly mails: readonly MailEvent[] }
  /** No such lead, or one that is not suspect: it never was, or has been released before. */
  | { readonly kind: 'not-suspect' };

// What the lead would have set off, and what its visitor has asked for since. The mail to whoever answers for personal
// data, which takes the place of that to sales, has left long ago.
function mailsOwed(lead: LeadRow, queued: readonly MailEvent[], now: Date): MailEvent[] {
  const mails: readonly MailEvent[] = presenterOfFunnel(lead.funnel)?.mails ?? [];
  const canOpen = lead.document !== '' && lead.expires_at > now.toISOString();
  return [
    ...mails.filter((event) => event !== 'sales-mail' || !queued.includes('privacy-mail')),
    ...(lead.booking_day === null ? [] : (['booking-mail'] as const)),
    ...(lead.intent === null ? [] : (['intent-mail'] as const)),
  ].filter((event) => (event !== 'customer-mail' || canOpen) && !queued.includes(event));
}

async function release(trx: Knex.Transaction, id: string, context: StoreContext): Promise<Release> {
  // One statement finds out and stores: of two who release the same lead, one comes second.
  const rows = await trx<LeadRow>('leads').where({ id, suspect: 1 }).update({ suspect: 0 }).returning('*');
  const lead = rows[0];
  if (!lead) return { kind: 'not-suspect' };
  const queued: MailEvent[] = await trx('outbox').where({ lead_id: id }).pluck('event');
  const mails = mailsOwed(lead, queued, context.now);
  const drafts = mails.map((event) => ({ lead, event }));
  const mailed = mailedToSales([lead], drafts);
  const others = [
    ...webhookDrafts(drafts, context.rules),
    ...conversionDrafts(mailed, context.rules.conversions),
    ...(await partnerDrafts(trx, mailed)),
  ];
  const statuses = await queueMails(trx, [...drafts, ...others], context);
  const toVisitor = mails.findIndex((event) => MAIL_KINDS[event].isToVisitor);
  const status = statuses[toVisitor];
  if (status) await trx('leads').where({ id }).update({ customer_mail: status });
  await queueBookingMails(trx, lead, context);
  return { kind: 'released', lead, mails };
}

/**
 * Makes a suspect lead one like any other, and queues what it would have set off: a person has looked at it. A running
 * server sends the mails with its next look at the outbox.
 */
export const releaseLead = ({ transaction }: Database, id: string, context: StoreContext): Promise<Release> =>
  transaction((trx) => release(trx, id, context));
