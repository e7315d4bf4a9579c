import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import createKnex from 'knex';
import type { Knex } from 'knex';
import * as z from 'zod/mini';
import { explainUnwritable, PRIVATE_FOLDER } from './dataFolder.ts';
import { SILENT, type Dialect } from './dialect.ts';
import { codeOf } from './faults.ts';
import { explainDamage, isDamage, makePrivate, noteClosed, takeClosedNote, watchFile } from './sqliteFile.ts';

// SQLite has one writer at a time, so an UPDATE over a subselect is a claim by itself; it knows no row locks.
const dialect: Dialect = {
  engine: 'sqlite',
  lockForClaim: (rows) => rows,
  // One connection writes, and no two transactions are under way at the same time.
  takeTurns: () => Promise.resolve(),
  isRowFault: (error) => codeOf(error) === 'SQLITE_CONSTRAINT',
  isSingleProcess: true,
};

const BUSY_TIMEOUT_MS = 5000;
const ACQUIRE_TIMEOUT_MS = 10_000;
const FULL = 2;

const journalRows = z.array(z.object({ journal_mode: z.literal('wal') }));
const synchronousRows = z.array(z.object({ synchronous: z.literal(FULL) }));

// A lead is acknowledged once it is on disk. A file system that refuses these two would break that promise in silence.
async function assertDurable(db: Knex): Promise<void> {
  const journal = journalRows.safeParse(await db.raw('pragma journal_mode'));
  const synchronous = synchronousRows.safeParse(await db.raw('pragma synchronous'));
  if (!journal.success || !synchronous.success) {
    const words = 'SQLite accepted neither journal_mode=WAL nor synchronous=FULL: put DATA_DIR on a local disk';
    throw Object.assign(new Error(words), { code: 'SQLITE_NOT_DURABLE' });
  }
}

interface RawConnection {
  exec(sql: string, done: (error: Error | null) => void): void;
}

const PRAGMAS = [
  `pragma busy_timeout = ${BUSY_TIMEOUT_MS}`,
  'pragma journal_mode = wal',
  'pragma synchronous = full',
  'pragma foreign_keys = on',
].join(';');

const openFile = (filename: string): Knex =>
  createKnex({
    client: 'sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    pool: {
      min: 1,
      // One writer connection; a second one would only wait for the first.
      max: 1,
      afterCreate: (connection: RawConnection, done: (error: Error | null) => void) => connection.exec(PRAGMAS, done),
    },
    acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
    log: SILENT,
  });

/** knex's driver of SQLite, as far as transactions begin. */
interface Driver {
  transaction: (...settings: readonly unknown[]) => {
    begin: (connection: unknown) => Promise<unknown>;
    readonly query: (connection: unknown, sql: string) => Promise<unknown>;
  };
}

/**
 * Makes transactions wait for the write lock before they read. One that has read is refused at once where another process
 * has written since, whatever the busy timeout: it would write by what is no longer so.
 */
function beginWriting(driver: Driver): void {
  const open = driver.transaction.bind(driver);
  driver.transaction = (...settings) => {
    const transaction = open(...settings);
    transaction.begin = (connection) => transaction.query(connection, 'begin immediate;');
    return transaction;
  };
}

const checkRows = z.array(z.object({ quick_check: z.literal('ok') }));

async function assertWhole(db: Knex): Promise<void> {
  if (checkRows.safeParse(await db.raw('pragma quick_check(1)')).success) return;
  throw Object.assign(new Error('SQLite finds damage'), { code: 'SQLITE_CORRUPT' });
}

/**
 * When all of a file is read before it is used, which takes 2 s for each gigabyte, and 16 where nothing of it is in
 * memory. `unless-closed`: not where the server before has looked through it and ended in order.
 */
export type FileCheck = 'always' | 'unless-closed' | 'never';

interface SqliteOptions {
  readonly fileCheck?: FileCheck;
}

/** Opens the SQLite file of a data folder, which is made when it is missing. @throws with what to do when it is damaged */
export async function openSqlite(dataDir: string, { fileCheck = 'always' }: SqliteOptions = {}) {
  await mkdir(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  const file = path.join(dataDir, 'leads.sqlite');
  await makePrivate(file).catch((error: unknown) => {
    throw explainUnwritable(error, dataDir);
  });
  const isNoting = fileCheck === 'unless-closed';
  const isKnownWhole = fileCheck === 'never' || (isNoting && (await takeClosedNote(file)));
  const knex = openFile(file);
  let isDamaged = false;
  knex.on('query-error', (error: unknown) => {
    if (isDamage(error)) isDamaged = true;
  });
  // knex types its drivers as `any`.
  beginWriting(knex.client as Driver);
  try {
    await assertDurable(knex);
    if (!isKnownWhole) await assertWhole(knex);
  } catch (error) {
    await knex.destroy();
    throw explainDamage(error, file);
  }
  const assertThere = await watchFile(file);
  return {
    knex,
    dialect,
    transaction: async <Result>(work: (trx: Knex.Transaction) => Promise<Result>) => {
      const result = await knex.transaction(work);
      // After the commit and before anybody is told of it: what was stored in a file that is gone is not stored.
      await assertThere();
      return result;
    },
    close: async () => {
      await knex.destroy();
      if (isNoting && !isDamaged) await noteClosed(file);
    },
  };
}
