import { chmod, open, stat } from 'node:fs/promises';
import { codeOf } from './faults.ts';

/** Nobody but the server reads leads: SQLite gives the files beside this one the same mode. */
const PRIVATE_FILE = 0o600;

/** Which file it is on its disk, whatever it is called; undefined where there is none. */
export async function idOfFile(file: string): Promise<string | undefined> {
  try {
    const { dev, ino } = await stat(file);
    return `${dev} ${ino}`;
  } catch {
    return undefined;
  }
}

/** Makes the file when it is missing, and takes from others the right to read it. */
export async function makePrivate(file: string): Promise<void> {
  const handle = await open(file, 'a', PRIVATE_FILE);
  await handle.close();
  await chmod(file, PRIVATE_FILE);
}

class FileGoneError extends Error {
  override readonly name = 'FileGoneError';
  readonly code = 'SQLITE_FILE_GONE';
}

/**
 * What is written into a file that was deleted or replaced under an open connection is found by nobody again, and SQLite
 * does not say so.
 * @returns throws unless the file of that name is still the one that is there now
 */
export async function watchFile(file: string): Promise<() => Promise<void>> {
  const opened = await idOfFile(file);
  return async () => {
    if ((await idOfFile(file)) === opened) return;
    throw new FileGoneError(
      `${file} was moved, deleted or replaced while the server runs: put it back, or a backup in its place, and start again`,
    );
  };
}

/** An error at opening, with what to do where the file itself is the reason. */
export function explainDamage(error: unknown, file: string): unknown {
  const isDamaged = /^SQLITE_(NOTADB|CORRUPT)$/.test(codeOf(error));
  if (!isDamaged) return error;
  return new Error(
    `${file} is damaged and is left as it is. Put the last backup in its place with "quotes restore <backup> --yes", which ` +
      'moves the damaged file aside together with the -wal and -shm beside it, and start again. Without that command move ' +
      'all three yourself first: an old -wal beside another file spoils it. "sqlite3 <damaged file> .recover" may find ' +
      'leads that are newer than the backup',
    { cause: error },
  );
}
