import type { BookingSlot } from '#contract/common/calendar.ts';
import type { MailStatus } from '../outbox/outboxRow.ts';

/** Why a lead is taken for a robot's: the field that people do not see is filled in, or nobody types so fast. */
export type Suspicion = 'trap' | 'quick';

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
  /** The partner's own id for it, as the page said; also where nobody is credited. */
  readonly partner_reference: string | null;
  readonly suspect: 0 | 1;
  /** Null for leads that are not suspect, and for suspect ones from before it was stored. */
  readonly suspicion: Suspicion | null;
  readonly body: string;
  readonly document: string;
  readonly sales: string;
  readonly visit_id: string | null;
  readonly customer_mail: MailStatus | null;
  readonly created_at: string;
  readonly expires_at: string;
  readonly viewed_at: string | null;
  /** YYYY-MM-DD: the day that the visitor would like, not an appointment. */
  readonly booking_day: string | null;
  readonly booking_slot: BookingSlot | null;
  readonly booked_at: string | null;
  /** Day and half-day that the present booking replaces. */
  readonly former_booking: string | null;
  readonly intent: 'buy' | null;
  readonly intent_at: string | null;
  /** When the visitor last had the quote mailed once more. */
  readonly copied_at: string | null;
  /**
   * JSON of what the estimate came to, and what was said for it on the result; null where nothing is estimated, and of
   * leads from before it was stored: `api/leads/estimates.ts`.
   */
  readonly estimate: string | null;
  /** Since when it is a customer's: no retention period erases it then. */
  readonly kept_at: string | null;
  /** When its visitor took back what they had agreed to besides, such as offers; null also where there was nothing. */
  readonly consent_withdrawn_at: string | null;
}
