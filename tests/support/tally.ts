/** A lead that somebody was told is stored. */
export interface Acknowledged {
  readonly id: string;
  readonly email: string;
}

interface Found {
  readonly acknowledged: readonly Acknowledged[];
  readonly leads: readonly { readonly id: string; readonly email: string }[];
  readonly outbox: readonly { readonly message_id: string }[];
  /** How often each mail arrived, by Message-ID. */
  readonly arrivals: ReadonlyMap<string, number>;
}

/** Acknowledged = stored = delivered, in figures. Each lead has an address of its own. */
export interface Tally {
  readonly acknowledged: number;
  readonly stored: number;
  /** Acknowledged and not stored: must be 0. */
  readonly lost: number;
  /** Stored more than once, or told twice as two: must be 0. */
  readonly doubled: number;
  /** Mails whose rows are missing: must be 0. */
  readonly withoutMails: number;
  /** Mails that never arrived: must be 0 once there is nothing in the way. */
  readonly undelivered: number;
  /** Mails that arrived more than once, under the same Message-ID: what "at least once" costs. */
  readonly sentTwice: number;
}

/** Of sales and of the customer. */
const MAILS_A_LEAD = 2;

/** Counts what became of leads and of their mails. */
export function tally({ acknowledged, leads, outbox, arrivals }: Found): Tally {
  const stored = new Set(leads.map(({ id }) => id));
  const expected = new Set(acknowledged.map(({ id }) => id));
  // Two answers to one key must name one lead.
  const byEmail = new Map(acknowledged.map(({ email, id }) => [email, id]));
  const split = acknowledged.filter(({ email, id }) => byEmail.get(email) !== id);
  return {
    acknowledged: expected.size,
    stored: leads.length,
    lost: [...expected].filter((id) => !stored.has(id)).length,
    doubled: leads.length - new Set(leads.map(({ email }) => email)).size + split.length,
    withoutMails: leads.length * MAILS_A_LEAD - outbox.length,
    undelivered: outbox.filter(({ message_id: id }) => !arrivals.has(id)).length,
    sentTwice: outbox.filter(({ message_id: id }) => (arrivals.get(id) ?? 0) > 1).length,
  };
}
