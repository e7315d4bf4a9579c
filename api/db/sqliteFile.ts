import { chmod, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { PRIVATE } from './dataFolder.ts';
import { codeOf } from './faults.ts';

/** Which file it is on its disk, whatever it is called; undefined where there is none. */
export async function idOfFile(file: string): Promise<string | undefined> {
  try {
    const { dev, ino } = await stat(file);
    return `${dev} ${ino}`;
  } catch {
    return undefined;
  }
}

/**
 * Makes the file when it is missing, and takes from others the right to read it. SQLite gives the files beside it the
 * same mode.
 */
export async function makePrivate(file: string): Promise<void> {
  const handle = await open(file, 'a', PRIVATE);
  await handle.close();
  await chmod(file, PRIVATE);
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

const noteOf = (file: string): string => `${file}-closed`;

/** Which file it is and how it was left: whatever writes to it or takes its place changes this. */
async function stateOf(file: string): Promise<string> {
  const { dev, ino, size, mtimeNs } = await stat(file, { bigint: true });
  return [dev, ino, size, mtimeNs].join(' ');
}

/** Notes beside a file that its server looked through it and closed it in order. */
export async function noteClosed(file: string): Promise<void> {
  // Without the note the next start looks through the file, which is no more than a wait.
  await writeFile(noteOf(file), await stateOf(file), { mode: PRIVATE }).catch(() => undefined);
}

/** Whether the file is still as it was when that was noted. The note is gone then: a crash leaves none. */
export async function takeClosedNote(file: string): Promise<boolean> {
  try {
    const noted = await readFile(noteOf(file), 'utf8');
    await rm(noteOf(file));
    return noted === (await stateOf(file));
  } catch {
    return false;
  }
}

/** Whether an error says that the file itself is the reason. */
export const isDamage = (error: unknown): boolean => /^SQLITE_(NOTADB|CORRUPT)$/.test(codeOf(error));

/** An error at opening, with what to do where the file itself is the reason. */
export function explainDamage(error: unknown, file: string): unknown {
  if (!isDamage(error)) return error;
  return new Error(
    `${file} is damaged and is left as it is. Put the last backup in its place with "quotes restore <backup> --yes", which ` +
      'moves the damaged file aside together with the -wal and -shm beside it, and start again. Without that command move ' +
      'all three yourself first: an old -wal beside another file spoils it. "sqlite3 <damaged file> .recover" may find ' +
      'leads that are newer than the backup',
    { cause: error },
  );
}
