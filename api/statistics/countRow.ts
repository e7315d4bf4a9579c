/** A row of `step_counts`: how often something was done on a day. "" stands for none. */
export interface CountRow {
  /** YYYY-MM-DD in the United Kingdom. */
  readonly day: string;
  readonly tag: string;
  /** One of the contract's `COUNTS`. */
  readonly step: string;
  /** Id of a partner, not its key. */
  readonly partner_id: string;
  readonly campaign: string;
  readonly variant: string;
  readonly visits: number;
}

/** What tells one sum from another. */
export type CountKey = Omit<CountRow, 'visits'>;
