import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { decideMails, type AskedMail, type Decision, type MailRules } from './mailLimits.ts';
import { WEBHOOK_EVENT, type MailEvent, type MailStatus, type OutboxRow } from './outboxRow.ts';
import { recipientKeys } from './recipientKey.ts';

export interface MailDraft {
  /** What the mail is about. The outbox knows no more of a lead: leads call the outbox, never the other way round. */
  readonly lead: { readonly id: string; readonly email: string };
  readonly event: MailEvent;
  /** JSON without personal data. */
  readonly detail?: string;
  /** That of the request which asks for it; see `networkOf`. Later mails of a lead are counted by that of its first. */
  readonly network?: string | undefined;
}

/** What other systems are told where sales are mailed about a new lead: each of them once. */
export const webhookDrafts = (drafts: readonly MailDraft[], { webhooks }: MailRules): MailDraft[] =>
  drafts
    .filter(({ event }) => event === 'sales-mail')
    .flatMap(({ lead }) =>
      Array.from({ length: webhooks }, (_, index) => ({ lead, event: WEBHOOK_EVENT, detail: String(index + 1) })),
    );

interface QueueContext {
  readonly now: Date;
  readonly rules: MailRules;
}

// SQLite takes 500 rows in a statement, and a hundred leads with webhooks and partners make more.
const ROWS_A_STATEMENT = 400;

async function insertAll(trx: Knex.Transaction, rows: readonly OutboxRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT)
    await trx('outbox').insert(rows.slice(start, start + ROWS_A_STATEMENT));
}

type Asked = AskedMail | undefined;

function askedMail({ lead, event, network }: MailDraft): Asked {
  const keys = recipientKeys(lead.email, event);
  return keys && { ...keys, event, network, leadId: lead.id };
}

async function decide(trx: Knex.Transaction, asked: readonly Asked[], context: QueueContext) {
  const toVisitors = asked.filter((mail) => mail !== undefined);
  const decisions = await decideMails(trx, toVisitors, context);
  return new Map<Asked, Decision | undefined>(toVisitors.map((mail, index) => [mail, decisions[index]]));
}

interface NewRow extends QueueContext {
  readonly asked: Asked;
  readonly decision: Decision | undefined;
}

function rowOf({ lead, event, detail }: MailDraft, { asked, decision, now, rules }: NewRow): OutboxRow {
  const id = randomUUID();
  return {
    id,
    lead_id: lead.id,
    event,
    status: decision?.limit ? 'suppressed' : 'pending',
    attempts: 0,
    next_attempt_at: now.toISOString(),
    last_error: decision?.limit ? `Held back: too many mails by ${decision.limit}` : null,
    // Fixed here: a mail that is sent twice after a crash is one mail to the reader's program.
    message_id: `<${id}@${rules.domain}>`,
    recipient_key: asked?.recipientKey ?? null,
    network_key: decision?.networkKey ?? null,
    claim: null,
    created_at: now.toISOString(),
    sent_at: null,
    detail: detail ?? null,
    accepted: null,
  };
}

/**
 * Puts mails into the outbox, inside the transaction that stores what they are about. Mails to visitors beyond a limit
 * become rows that are never sent: somebody else may be typing the address in. Mails to sales are never limited.
 * @returns for each draft, whether it will be sent
 */
export async function queueMails(
  trx: Knex.Transaction,
  drafts: readonly MailDraft[],
  context: QueueContext,
): Promise<MailStatus[]> {
  const asked = drafts.map(askedMail);
  const decisions = await decide(trx, asked, context);
  const rows = drafts.map((draft, index) => {
    const mail = asked[index];
    return rowOf(draft, { ...context, asked: mail, decision: decisions.get(mail) });
  });
  await insertAll(trx, rows);
  const toSales = drafts.flatMap(({ event, lead }) => (event === 'sales-mail' ? [lead.id] : []));
  if (toSales.length > 0) await context.rules.onSalesMail?.(trx, toSales, context.now);
  return rows.map(({ status }) => (status === 'suppressed' ? 'suppressed' : 'queued'));
}
