import type { MailStatus } from '../outbox/outboxRow.ts';

/** A row of `leads`. Times are ISO 8601, `body`, `document` and `sales` are JSON. */
export interface LeadRow {
  readonly id: string;
  readonly type: string;
  readonly funnel: string;
  readonly reference: string | null;
  /** The header's value, or "auto:" and a hash of the person and the day. */
  readonly idempotency_key: string;
  readonly content_hash: string;
  readonly token: string;
  readonly first_name: string;
  readonly email: string;
  readonly postcode: string;
  readonly total_pence: number | null;
  readonly stated_total_pence: number | null;
  readonly price_check: string | null;
  readonly partner_id: string | null;
  readonly suspect: 0 | 1;
  readonly body: string;
  readonly document: string;
  readonly sales: string;
  readonly visit_id: string | null;
  readonly customer_mail: MailStatus | null;
  readonly created_at: string;
  readonly expires_at: string;
  readonly viewed_at: string | null;
}
