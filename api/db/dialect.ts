import type { Knex } from 'knex';

export const ENGINES = ['sqlite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

/** What the engines do differently. Everything else is written once, in SQL that all of them know. */
export interface Dialect {
  readonly engine: Engine;
  /** Rows that a worker is about to claim: nobody else may pick them meanwhile. */
  readonly lockForClaim: (rows: Knex.QueryBuilder) => Knex.QueryBuilder;
}

// SQLite has one writer at a time, so an UPDATE over a subselect is a claim by itself; it knows no row locks.
export const sqliteDialect: Dialect = { engine: 'sqlite', lockForClaim: (rows) => rows };
