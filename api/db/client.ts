import type { Knex } from 'knex';
import type { Dialect } from './dialect.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite, type FileCheck } from './sqlite.ts';

/** The storage of this process: one place to swap driver and engine. */
export interface Database {
  readonly knex: Knex;
  readonly dialect: Dialect;
  /**
   * Runs `work` in a transaction, and all of it anew where the engine asks for that or the connection was lost. What a
   * lost connection was committing may be stored: `work` finds out what is there before it adds to it.
   */
  readonly transaction: <Result>(work: (trx: Knex.Transaction) => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** Holds the SQLite file. */
  readonly dataDir: string;
  /** PostgreSQL instead: one address for each host. */
  readonly databaseUrls?: readonly string[] | undefined;
  /** Waits for a statement however long it takes: for migrations and commands, an index on a large table among them. */
  readonly isPatient?: boolean;
  /** When all of a SQLite file is read first. Default: always. */
  readonly fileCheck?: FileCheck;
  /** How long a server waits for PostgreSQL's next word. */
  readonly silenceMs?: number;
}

/** Opens the SQLite file of a data folder, which is made when it is missing, or connects to PostgreSQL. */
export const openDatabase = ({ dataDir, databaseUrls, ...options }: DatabaseOptions): Promise<Database> =>
  databaseUrls ? openPostgres(databaseUrls, options) : openSqlite(dataDir, options);
