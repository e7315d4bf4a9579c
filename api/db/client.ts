import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import createKnex from 'knex';
import type { Knex } from 'knex';
import * as z from 'zod/mini';

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
const sqliteDialect: Dialect = {
  engine: 'sqlite',
  lockForClaim: (rows) => rows,
  isRowFault: (error) => codeOf(error) === 'SQLITE_CONSTRAINT',
  isSingleProcess: true,
};

/** The storage of this process: one place to swap driver and engine. */
export interface Database {
  readonly knex: Knex;
  readonly dialect: Dialect;
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  readonly dataDir: string;
}

const BUSY_TIMEOUT_MS = 5000;
const ACQUIRE_TIMEOUT_MS = 10_000;
const FULL = 2;
const PRIVATE_FOLDER = 0o700;

const journalRows = z.array(z.object({ journal_mode: z.literal('wal') }));
const synchronousRows = z.array(z.object({ synchronous: z.literal(FULL) }));

// knex's own messages go to the console and quote statements with their values.
const silent = { warn: () => undefined, error: () => undefined, deprecate: () => undefined, debug: () => undefined };

// A lead is acknowledged once it is on disk. A file system that refuses these two would break that promise in silence.
async function assertDurable(db: Knex): Promise<void> {
  const journal = journalRows.safeParse(await db.raw('pragma journal_mode'));
  const synchronous = synchronousRows.safeParse(await db.raw('pragma synchronous'));
  if (!journal.success || !synchronous.success) {
    throw new Error('SQLite accepted neither journal_mode=WAL nor synchronous=FULL: put DATA_DIR on a local disk');
  }
}

interface RawConnection {
  run(sql: string, done: (error: Error | null) => void): void;
  exec(sql: string, done: (error: Error | null) => void): void;
}

const PRAGMAS = [
  `pragma busy_timeout = ${BUSY_TIMEOUT_MS}`,
  'pragma journal_mode = wal',
  'pragma synchronous = full',
  'pragma foreign_keys = on',
].join(';');

/** Opens the SQLite file of a data folder, which is made when it is missing. */
export async function openDatabase({ dataDir }: DatabaseOptions): Promise<Database> {
  await mkdir(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  const db = createKnex({
    client: 'sqlite3',
    connection: { filename: path.join(dataDir, 'leads.sqlite') },
    useNullAsDefault: true,
    pool: {
      min: 1,
      // One writer connection; a second one would only wait for the first.
      max: 1,
      afterCreate: (connection: RawConnection, done: (error: Error | null) => void) => connection.exec(PRAGMAS, done),
    },
    acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
    log: silent,
  });
  await assertDurable(db);
  return { knex: db, dialect: sqliteDialect, close: () => db.destroy() };
}
