import type { Knex } from 'knex';

export const ENGINES = ['sqlite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

/** What the engines do differently. Everything else is written once, in SQL that all of them know. */
export interface Dialect {
  readonly engine: Engine;
  /** Rows that a worker is about to claim: nobody else may pick them meanwhile. */
  readonly lockForClaim: (rows: Knex.QueryBuilder) => Knex.QueryBuilder;
  /** Whether an error is the fault of a single row (a constraint), not of the storage. */
  readonly isRowFault: (error: unknown) => boolean;
  /** One process at most works with the database, so what is claimed at its start was claimed by a dead one. */
  readonly isSingleProcess: boolean;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

// SQLite has one writer at a time, so an UPDATE over a subselect is a claim by itself; it knows no row locks.
export const sqliteDialect: Dialect = {
  engine: 'sqlite',
  lockForClaim: (rows) => rows,
  isRowFault: (error) => codeOf(error) === 'SQLITE_CONSTRAINT',
  isSingleProcess: true,
};
