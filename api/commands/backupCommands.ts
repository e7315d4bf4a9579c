import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { quantity } from '#contract/common/numbers.ts';
import { checkBackup, syncToDisk, writeBackup, type BackupCheck } from '../db/backup.ts';
import { holdDataFolder, PRIVATE, PRIVATE_FOLDER } from '../db/dataFolder.ts';
import { optionFor } from './options.ts';
import { createProgress, printNote, printLines, printJson } from './output.ts';
import { CommandError, databaseFileOf, settings, withDatabase, type Session } from './session.ts';

interface Options {
  readonly json?: boolean;
  readonly yes?: boolean;
}

const stampOf = (now: Date): string => now.toISOString().replace(/[-:.]/g, '');

const wordsOf = ({ leads, newestLead, mails, bytes }: BackupCheck): string =>
  `${quantity(leads, 'lead')} (the newest of ${newestLead ?? 'never'}), ${quantity(mails, 'mail')}, ${quantity(bytes, 'byte')}`;

/** What a restore undoes besides: the backup knows nothing of what was done since. */
const BEFORE_THE_START = [
  'Before you start the server:',
  '  erase again whoever was erased since the backup: quotes leads erase <reference or address> --yes',
  '  look at what the start will send, some of it a second time: quotes outbox list',
  '  withdraw again each consent that was withdrawn since the backup: quotes leads withdraw <reference or address> --yes',
];

/** A database beside that of the servers: what they had stays until somebody takes it away. */
const RESTORED = 'quotes_restored';

/** One word for a shell, whatever is in it. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Without the password, which a shell keeps in its history. */
function shown(address: string, database?: string): string {
  const url = new URL(address);
  url.password = '';
  if (database !== undefined) url.pathname = `/${database}`;
  return quoted(url.href);
}

// pg_dump knows PostgreSQL better than we ever shall, and belongs to its version.
function nameDump({ config }: Session, file: string): never {
  const address = config.databaseUrls?.[0] ?? '';
  throw new CommandError(
    [
      'PostgreSQL is backed up by its own tools, with the password in PGPASSWORD or ~/.pgpass. Beside running servers:',
      `  (umask 077; pg_dump --format=custom --no-owner --file=${quoted(file)} ${shown(address)})`,
      'To restore it, stop every server, put it into a new database and name that in DATABASE_URL:',
      `  createdb --maintenance-db=${shown(address)} ${RESTORED}`,
      `  pg_restore --exit-on-error --no-owner --dbname=${shown(address, RESTORED)} ${quoted(file)}`,
      ...BEFORE_THE_START,
    ].join('\n'),
  );
}

const backup = (given: string | undefined, { json }: Options): Promise<void> =>
  withDatabase(async (session) => {
    const { config, database, now } = session;
    const isSqlite = database.dialect.engine === 'sqlite';
    const name = `leads-${stampOf(now)}.${isSqlite ? 'sqlite' : 'dump'}`;
    const file = path.resolve(given ?? path.join(config.dataDir, 'backups', name));
    if (existsSync(file)) throw new CommandError(`${file} is there already: choose another name`);
    await mkdir(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
    if (!isSqlite) nameDump(session, file);
    printNote(`Copying to ${file} …`);
    const progress = createProgress('byte', 'copied');
    const check = await writeBackup(database.knex, file, progress.step);
    progress.end();
    if (check.problems.length > 0) throw new CommandError(`The copy failed its check: ${check.problems.join('; ')}`);
    if (json) printJson({ file, ...check });
    else printLines(`${file}: ${wordsOf(check)}. Keep it on another machine.`);
  });

async function putInPlace(file: string, dataDir: string, now: Date): Promise<string[]> {
  const place = databaseFileOf({ dataDir });
  const copy = `${place}.part`;
  await copyFile(file, copy);
  await chmod(copy, PRIVATE);
  // Before it gets its name: a power cut after "Restored" would else leave a file of that name with nothing in it.
  await syncToDisk(copy);
  const moved: string[] = [];
  for (const ending of ['', '-wal', '-shm']) {
    if (!existsSync(place + ending)) continue;
    const aside = `${place}.before-${stampOf(now)}${ending}`;
    await rename(place + ending, aside);
    moved.push(aside);
  }
  await rename(copy, place);
  await syncToDisk(dataDir);
  return moved;
}

async function restore(given: string, { json, yes }: Options): Promise<void> {
  const config = settings();
  if (config.databaseUrls) throw new CommandError('PostgreSQL is restored by pg_restore: quotes backup names the call');
  const file = path.resolve(given);
  if (!existsSync(file)) throw new CommandError(`There is no ${file}`);
  printNote(`Looking through ${file} …`);
  const check = await checkBackup(file);
  if (check.problems.length > 0) throw new CommandError(`${file} failed its check: ${check.problems.join('; ')}`);
  if (yes) {
    // Refused while a server has the folder.
    const release = await holdDataFolder(config.dataDir);
    // However it ends: while the lock is held this process does not end, and no server starts.
    try {
      const moved = await putInPlace(file, config.dataDir, new Date());
      for (const aside of moved) printNote(`The old file is kept as ${aside}`);
    } finally {
      await release();
    }
  }
  if (json) printJson({ file, ...check, restored: yes === true });
  else if (yes) printLines(`Restored: ${wordsOf(check)}.`);
  else
    printLines(
      `The backup is complete: ${wordsOf(check)}. To restore it to ${config.dataDir}, stop the server and add --yes.`,
    );
  if (yes) for (const line of BEFORE_THE_START) printNote(line);
}

/** `quotes backup` and `restore`. */
export function addBackup(program: Command): void {
  program
    .command('backup')
    .description('back up the database while the server runs, check the copy and count what is in it')
    .argument('[file]', 'file to write; default: a new one in DATA_DIR/backups')
    .addOption(optionFor.json())
    .action(backup);
  program
    .command('restore')
    .description('check a backup; with --yes restore it (stop the server first)')
    .argument('<file>', 'backup file')
    .addOption(optionFor.yes())
    .addOption(optionFor.json())
    .action(restore);
}
