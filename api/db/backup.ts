import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import createKnex from 'knex';
import type { Knex } from 'knex';
import { quantity } from '#contract/common/numbers.ts';
import { SILENT } from './dialect.ts';
import { appliedMigrations, MIGRATION_NAMES } from './migrate.ts';
import { makePrivate } from './sqliteFile.ts';

/** What is in a backup. `problems` is empty for one that can be put in place. */
export interface BackupCheck {
  readonly bytes: number;
  readonly leads: number;
  /** When the newest lead was received, ISO 8601; null for none. */
  readonly newestLead: string | null;
  readonly mails: number;
  readonly problems: readonly string[];
}

interface Counted {
  readonly rows: number;
  readonly newest: string | null;
}

const countOf = async (db: Knex, table: string): Promise<Counted> => {
  const [row]: Counted[] = await db(table).count({ rows: '*' }).max({ newest: 'created_at' });
  return row ?? { rows: 0, newest: null };
};

async function problemsOf(db: Knex): Promise<string[]> {
  const findings: { integrity_check: string }[] = await db.raw('pragma integrity_check(5)');
  const broken: unknown[] = await db.raw('pragma foreign_key_check');
  const applied = await appliedMigrations({ knex: db });
  const newer = applied.filter((name) => !MIGRATION_NAMES.includes(name));
  return [
    ...findings.map((finding) => finding.integrity_check).filter((words) => words !== 'ok'),
    ...(broken.length > 0 ? [`${quantity(broken.length, 'row hangs', 'rows hang')} on nothing`] : []),
    ...(applied.length === 0 ? ['it holds no tables of ours'] : []),
    ...(newer.length > 0 ? [`its tables are of a newer version (${newer.join(', ')})`] : []),
  ];
}

/** Looks through a backup; the file stays as it is. */
export async function checkBackup(file: string): Promise<BackupCheck> {
  const { size } = await stat(file);
  const db = createKnex({
    client: 'sqlite3',
    connection: { filename: path.resolve(file) },
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
    log: SILENT,
  });
  try {
    await db.raw('pragma query_only = on');
    const problems = await problemsOf(db);
    if (problems.length > 0) return { bytes: size, leads: 0, newestLead: null, mails: 0, problems };
    const [leads, mails] = [await countOf(db, 'leads'), await countOf(db, 'outbox')];
    return { bytes: size, leads: leads.rows, newestLead: leads.newest, mails: mails.rows, problems };
  } catch {
    return { bytes: size, leads: 0, newestLead: null, mails: 0, problems: ['it is no SQLite file, or damaged'] };
  } finally {
    await db.destroy();
  }
}

/** Waits until a file, or the names in a folder, are on the disk and not in memory alone. */
export async function syncToDisk(place: string): Promise<void> {
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const LOOK_MS = 1000;

/** Tells how a file grows while something else writes it. @returns what ends that, with a last look */
function watchSize(file: string, onBytes: (more: number) => void): () => Promise<void> {
  let seen = 0;
  const readSize = async (): Promise<void> => {
    // Somebody may take it away: the copy fails over that, and not the process.
    const { size } = await stat(file).catch(() => ({ size: 0 }));
    onBytes(Math.max(0, size - seen));
    seen = Math.max(seen, size);
  };
  const timer = setInterval(() => void readSize(), LOOK_MS);
  return async () => {
    clearInterval(timer);
    await readSize();
  };
}

/**
 * Copies the database of a running server into a new file: every lead that was acknowledged before it began is in it. The
 * file has its name once it is whole, on disk and looked through. @param onBytes told how much more has been copied
 */
export async function writeBackup(
  db: Knex,
  file: string,
  onBytes: (more: number) => void = () => undefined,
): Promise<BackupCheck> {
  const draft = `${file}.part`;
  await rm(draft, { force: true });
  try {
    // SQLite takes an empty file. One that it makes itself can be read by others, for as long as the copy takes.
    await makePrivate(draft);
    const endWatch = watchSize(draft, onBytes);
    try {
      await db.raw('vacuum into ?', [draft]);
    } finally {
      await endWatch();
    }
    await syncToDisk(draft);
    const check = await checkBackup(draft);
    if (check.problems.length > 0) return check;
    await rename(draft, file);
    await syncToDisk(path.dirname(file));
    return check;
  } finally {
    await rm(draft, { force: true });
  }
}
