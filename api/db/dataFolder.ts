import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import createKnex from 'knex';
import { SILENT } from './dialect.ts';
import { codeOf } from './faults.ts';

/** Leads are in it: for the user that the server runs as, and nobody else. */
export const PRIVATE_FOLDER = 0o700;
/** The same for a file. */
export const PRIVATE = 0o600;

const UNWRITABLE = /^(EACCES|EPERM|EROFS|SQLITE_(CANTOPEN|PERM|READONLY))$/;

/** An error at opening something in a data folder, with what to do where the folder cannot be written. */
export function explainUnwritable(error: unknown, dataDir: string): unknown {
  const code = codeOf(error);
  if (!UNWRITABLE.test(code)) return error;
  return new Error(
    `${dataDir} or a file in it cannot be written (${code}). Give both to the user that the server runs as, on a disk ` +
      'that is not mounted read-only, or name another DATA_DIR',
    { cause: error },
  );
}

/**
 * Keeps a data folder for this process until it ends, however it ends: the lock is the system's, on a file that stays
 * and means nothing. Commands that only read or mend beside a running server need none.
 * @returns what lets go of it
 * @throws when another server has it
 */
export async function holdDataFolder(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  const lock = createKnex({
    client: 'sqlite3',
    connection: { filename: path.join(dataDir, 'server.lock') },
    useNullAsDefault: true,
    // The one connection is the lock: it must neither be closed for want of work nor be a second one.
    pool: { min: 1, max: 1 },
    log: SILENT,
  });
  try {
    await lock.raw('begin exclusive');
  } catch (error) {
    await lock.destroy();
    if (codeOf(error) !== 'SQLITE_BUSY') throw explainUnwritable(error, dataDir);
    const advice = 'Stop it first, give this one another DATA_DIR, or let both share PostgreSQL by DATABASE_URL';
    throw new Error(`another server is using ${dataDir}, and a SQLite file is for one process. ${advice}`, {
      cause: error,
    });
  }
  return () => lock.destroy();
}
