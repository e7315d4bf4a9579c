import type { Knex } from 'knex';

export const ENGINES = ['sqlite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

/** What the engines do differently. Everything else is written once, in SQL that all of them know. */
export interface Dialect {
  readonly engine: Engine;
  /** Rows that a worker is about to claim: nobody else may pick them meanwhile. */
  readonly lockForClaim: (rows: Knex.QueryBuilder) => Knex.QueryBuilder;
  /**
   * Waits for every transaction that holds one of the keys, and holds them until this one ends. Where a count decides
   * what may be stored, two transactions that count at the same moment would both be right.
   */
  readonly takeTurns: (trx: Knex.Transaction, keys: readonly string[]) => Promise<void>;
  /** Whether an error is the fault of a single row (a constraint), not of the storage. */
  readonly isRowFault: (error: unknown) => boolean;
  /** One process at most works with the database, so what is claimed at its start was claimed by a dead one. */
  readonly isSingleProcess: boolean;
}

/** Instead of knex's own log, which goes to the console and quotes statements with their values. */
export const SILENT = {
  warn: () => undefined,
  error: () => undefined,
  deprecate: () => undefined,
  debug: () => undefined,
};
