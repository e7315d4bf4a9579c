/** Who is told, and after how many working minutes without a claim. */
export const REMINDERS = { rota: 15, manager: 60 } as const;
export type ReminderKind = keyof typeof REMINDERS;
export const REMINDER_KINDS = Object.keys(REMINDERS) as readonly ReminderKind[];

/** A row of `desk_leads`: a lead that sales were mailed about. Times are ISO 8601. */
export interface DeskLeadRow {
  readonly lead_id: string;
  /** When its clock began to count opening hours. */
  readonly arrived_at: string;
}

/** A row of `desk_reminders`. Those that are not told yet go with the claim. */
export interface ReminderRow {
  readonly lead_id: string;
  readonly kind: ReminderKind;
  readonly due_at: string;
  readonly told_at: string | null;
}

/** A row of `lead_claims`. */
export interface ClaimRow {
  readonly lead_id: string;
  /** Of the press that won. */
  readonly id: string;
  /** As typed. */
  readonly claimed_by: string;
  readonly claimed_at: string;
}

/** What can come of a lead; `note` says nothing of that. */
export const OUTCOME_KINDS = ['reached', 'no-answer', 'booked', 'won', 'lost', 'note'] as const;
export type OutcomeKind = (typeof OUTCOME_KINDS)[number];

/** A row of `lead_outcomes`: written once, never changed. */
export interface OutcomeRow {
  readonly id: string;
  readonly lead_id: string;
  readonly at: string;
  readonly noted_by: string;
  readonly kind: OutcomeKind;
  /** YYYY-MM-DD, of what is booked. */
  readonly day: string | null;
  /** Of what is won. */
  readonly pence: number | null;
  /** Why it is lost: one of a closed list. */
  readonly reason: string | null;
  /** As typed; "" without. */
  readonly note: string;
}
