import { createHash, randomUUID } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { Knex } from 'knex';
import { HOUR_MS } from '#contract/common/time.ts';
import { MAIL_KINDS, type MailEvent, type MailKind, type MailStatus, type OutboxRow } from './outboxRow.ts';

export interface MailDraft {
  /** What the mail is about. The outbox knows no more of a lead: leads call the outbox, never the other way round. */
  readonly lead: { readonly id: string; readonly email: string };
  readonly event: MailEvent;
  /** JSON without personal data. */
  readonly detail?: string;
}

export interface MailRules {
  /** Mails that one visitor's address may get in an hour. */
  readonly hourlyLimit: number;
  /** The same for mails about appointments, which are counted by themselves. */
  readonly appointmentLimit: number;
  /** Lets no other transaction count the mails of the same addresses until this one has ended. */
  readonly takeTurns: (trx: Knex.Transaction, keys: readonly string[]) => Promise<void>;
  /** Right-hand side of Message-IDs. */
  readonly domain: string;
}

/** One mailbox, one key: "+tag", upper case and the other spelling of a domain ("xn--…") make no second one. */
function recipientKey(address: string, event: MailEvent): string | null {
  const { isToVisitor, isAppointment }: MailKind = MAIL_KINDS[event];
  // Mails to sales are never limited.
  if (!isToVisitor) return null;
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).split('+')[0] ?? '';
  const domain = address.slice(at + 1);
  return createHash('sha256')
    .update(`${isAppointment ? 'appointment ' : ''}${local}@${domainToASCII(domain) || domain}`.toLowerCase())
    .digest('hex');
}

async function countRecent(trx: Knex.Transaction, keys: readonly string[], now: Date): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  const rows: { recipient_key: string; mails: number | string }[] = await trx('outbox')
    .whereIn('recipient_key', [...new Set(keys)])
    .andWhere('created_at', '>', since)
    .andWhereNot('status', 'suppressed')
    .groupBy('recipient_key')
    .select('recipient_key')
    .count({ mails: '*' });
  // PostgreSQL counts in big integers, which arrive as text.
  return new Map(rows.map(({ recipient_key, mails }) => [recipient_key, Number(mails)]));
}

function limitOf(draft: MailDraft | undefined, { appointmentLimit, hourlyLimit }: MailRules): number {
  const kind: MailKind | undefined = draft && MAIL_KINDS[draft.event];
  return kind?.isAppointment ? appointmentLimit : hourlyLimit;
}

/**
 * Puts mails into the outbox, inside the transaction that stores what they are about. A visitor's address that has had
 * its share of the hour gets rows that are never sent: somebody else may be typing it in.
 * @returns for each draft, whether it will be sent
 */
export async function queueMails(
  trx: Knex.Transaction,
  drafts: readonly MailDraft[],
  { now, rules }: { readonly now: Date; readonly rules: MailRules },
): Promise<MailStatus[]> {
  const keys = drafts.map(({ lead, event }) => recipientKey(lead.email, event));
  const limited = keys.filter((key) => key !== null);
  await rules.takeTurns(trx, limited);
  const counts = await countRecent(trx, limited, now);
  const statuses = keys.map((key, index): MailStatus => {
    if (key === null) return 'queued';
    const mails = counts.get(key) ?? 0;
    if (mails >= limitOf(drafts[index], rules)) return 'suppressed';
    counts.set(key, mails + 1);
    return 'queued';
  });
  const rows = drafts.map(({ lead, event, detail = null }, index): OutboxRow => {
    const id = randomUUID();
    return {
      id,
      lead_id: lead.id,
      event,
      status: statuses[index] === 'suppressed' ? 'suppressed' : 'pending',
      attempts: 0,
      next_attempt_at: now.toISOString(),
      last_error: null,
      // Fixed here: a mail that is sent twice after a crash is one mail to the reader's program.
      message_id: `<${id}@${rules.domain}>`,
      recipient_key: keys[index] ?? null,
      claim: null,
      created_at: now.toISOString(),
      sent_at: null,
      detail,
    };
  });
  if (rows.length > 0) await trx('outbox').insert(rows);
  return statuses;
}
