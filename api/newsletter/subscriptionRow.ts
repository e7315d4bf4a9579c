/** `pending`: asked by mail and not answered yet. Only a confirmed address may get the newsletter. */
export type SubscriptionStatus = 'pending' | 'confirmed' | 'unsubscribed';

/** A row of `subscriptions`. Times are ISO 8601. */
export interface SubscriptionRow {
  readonly id: string;
  /** The address in lower case: one mailbox, one row. */
  readonly email_key: string;
  readonly email: string;
  readonly status: SubscriptionStatus;
  /** The sign-up that the confirmation belongs to: its body tells page, partner and the text that was shown. */
  readonly lead_id: string;
  readonly confirm_token: string;
  /** Until when the link in the mail confirms. */
  readonly confirm_by: string;
  /** Opens the way out, for ever. */
  readonly unsubscribe_token: string;
  readonly created_at: string;
  readonly confirmed_at: string | null;
  readonly unsubscribed_at: string | null;
}
