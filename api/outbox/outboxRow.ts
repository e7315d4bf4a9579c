export interface MailKind {
  /** Goes to an address that somebody has typed: a share of mails an hour, and given up when it is refused for good. */
  readonly isToVisitor: boolean;
  /** Has a share of its own: a quote that was mailed three times must not swallow what an appointment needs. */
  readonly isAppointment?: boolean;
  /** Goes to the partner whose page the lead came from: a share of its own too, and given up as mails to visitors are. */
  readonly isToPartner?: boolean;
  /** No mail: tells another system. It is given up after as many tries as a mail to a visitor. */
  readonly isWebhook?: boolean;
}

/**
 * Everything that leaves because of a lead. For a new mail: its name here (it is stored in rows, so it stays), its composer in
 * the table of services.ts, and the presenter whose `mails` name it.
 */
export const MAIL_KINDS = {
  'sales-mail': { isToVisitor: false },
  // Instead of the mail to sales.
  'privacy-mail': { isToVisitor: false },
  'customer-mail': { isToVisitor: true },
  'booking-mail': { isToVisitor: false },
  'intent-mail': { isToVisitor: false },
  'newsletter-mail': { isToVisitor: true },
  'appointment-sales-mail': { isToVisitor: false },
  'appointment-mail': { isToVisitor: true, isAppointment: true },
  // Of no single lead: its row hangs on the newest lead of the list.
  'suspects-mail': { isToVisitor: false },
  // Of the sales desk: a lead that nobody has taken, and the morning's list, which hangs on the newest lead.
  'desk-rota-mail': { isToVisitor: false },
  'desk-manager-mail': { isToVisitor: false },
  'desk-digest-mail': { isToVisitor: false },
  // To the address that a partner is told at, without anything of the visitor.
  'partner-mail': { isToVisitor: false, isToPartner: true },
  // One row for each address; its `detail` is the place of the address in the list of the settings, from 1.
  'lead-webhook': { isToVisitor: false, isWebhook: true },
  // To an advertiser's system, with recorded consent alone; its `detail` names the channel.
  'lead-conversion': { isToVisitor: false, isWebhook: true },
} as const satisfies Record<string, MailKind>;
export type MailEvent = keyof typeof MAIL_KINDS;

const eventsOf = (fits: (kind: MailKind) => boolean): readonly MailEvent[] =>
  // The keys are those of the table above; the compiler forgets that.
  (Object.keys(MAIL_KINDS) as MailEvent[]).filter((event) => fits(MAIL_KINDS[event]));
/** Mails that a lead is lost without. */
export const SALES_EVENTS = eventsOf(
  ({ isToVisitor, isToPartner, isWebhook }) => !isToVisitor && !isToPartner && !isWebhook,
);
export const VISITOR_EVENTS = eventsOf(({ isToVisitor }) => isToVisitor);
export const PARTNER_EVENT = 'partner-mail';
export const WEBHOOK_EVENT = 'lead-webhook';
export const CONVERSION_EVENT = 'lead-conversion';
/** Other systems, whom no mail tells. */
export const POSTED_EVENTS = [WEBHOOK_EVENT, CONVERSION_EVENT] as const;
export type PostedEvent = (typeof POSTED_EVENTS)[number];
export const isPosted = (event: MailEvent): event is PostedEvent => POSTED_EVENTS.some((posted) => posted === event);

/** What the answer says of the mail to the visitor. */
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
  /** Stands for the network that asked for it, as long as that counts; see `networkKeys`. */
  readonly network_key: string | null;
  readonly claim: string | null;
  readonly created_at: string;
  readonly sent_at: string | null;
  /** What the mail is about, where the lead alone does not say it: JSON or a day, without personal data. */
  readonly detail: string | null;
  /** Hashes of the recipients that have the mail already, separated by spaces, while others refused it; else null. */
  readonly accepted: string | null;
}
