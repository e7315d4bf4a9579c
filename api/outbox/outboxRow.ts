export const MAIL_EVENTS = ['sales-mail', 'customer-mail'] as const;
export type MailEvent = (typeof MAIL_EVENTS)[number];

/** What a visitor is told about a mail to the own address. */
export type MailStatus = 'queued' | 'suppressed';

/** `pending` includes claimed ones: their next attempt is due when the claim runs out. */
export const OUTBOX_STATUSES = ['pending', 'sent', 'failed', 'suppressed'] as const;
export type OutboxStatus = (typeof OUTBOX_STATUSES)[number];

/** A row of `outbox`. Times are ISO 8601. */
export interface OutboxRow {
  readonly id: string;
  readonly lead_id: string;
  readonly event: MailEvent;
  readonly status: OutboxStatus;
  readonly attempts: number;
  readonly next_attempt_at: string;
  readonly last_error: string | null;
  readonly message_id: string;
  readonly recipient_key: string | null;
  readonly claim: string | null;
  readonly created_at: string;
  readonly sent_at: string | null;
}
