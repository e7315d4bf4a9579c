import { randomUUID } from 'node:crypto';
import type { Database } from './client.ts';
import { idOfFile } from './sqliteFile.ts';

/** Whether a lead could be stored now. `file-gone`: what is written goes into a file that nobody will find again. */
export type WriteState = 'ok' | 'file-gone' | 'not-writable' | 'slow';

const PATIENCE_MS = 2000;
/** Probes may come from several places at once: one answer serves all of this time. */
export const FRESH_MS = 1000;
// About what a lead takes with its mails: a disk that has room for less is full.
const FILLER = '.'.repeat(16_000);
const TABLE = 'write_probes';
const LEFT_OVER_MS = 3_600_000;

async function inTime(work: Promise<WriteState>): Promise<WriteState> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<WriteState>((resolve) => {
    timer = setTimeout(() => resolve('slow'), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Finds out by writing: a disk that is full, a file system that turned read-only and a standby all answer reads. The row
 * is taken away again, and no transaction holds both, because what is undone before the commit never meets the disk.
 * @param file of the database, as far as it is one
 */
export async function createWriteProbe({ knex }: Database, file?: string): Promise<() => Promise<WriteState>> {
  const openedId = file === undefined ? undefined : await idOfFile(file);
  let last: { readonly at: number; readonly state: Promise<WriteState> } | undefined;

  async function write(): Promise<WriteState> {
    if (file !== undefined && (await idOfFile(file)) !== openedId) return 'file-gone';
    const id = randomUUID();
    try {
      await knex(TABLE).insert({ id, at: new Date().toISOString(), filler: FILLER });
      const leftOver = new Date(Date.now() - LEFT_OVER_MS).toISOString();
      await knex(TABLE).where({ id }).orWhere('at', '<', leftOver).delete();
      return 'ok';
    } catch {
      return 'not-writable';
    }
  }

  return () => {
    const now = performance.now();
    if (!last || now - last.at > FRESH_MS) last = { at: now, state: inTime(write()) };
    return last.state;
  };
}
