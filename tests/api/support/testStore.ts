import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { openDatabase } from '../../../api/db/client.ts';
import type { Engine } from '../../../api/db/dialect.ts';
import { migrate } from '../../../api/db/migrate.ts';
import { siblingUrl } from './postgresSetup.ts';

/** An empty store of its own for a server under test. */
export interface TestStore {
  /** The variables by which the server finds it. */
  readonly env: Readonly<Record<string, string>>;
  readonly remove: () => Promise<void>;
}

async function onServer(statement: string, names: readonly string[]): Promise<void> {
  const server = await openDatabase({ dataDir: '', databaseUrls: [inject('postgres').url] });
  await server.knex.raw(statement, [...names]);
  await server.close();
}

interface StoreOptions {
  /** Left out, the tables are there already. */
  readonly isBare?: boolean;
}

/** SQLite's store is the data folder of the server; PostgreSQL's a database of its own. */
export async function makeStore(engine: Engine, { isBare = false }: StoreOptions = {}): Promise<TestStore> {
  if (engine === 'sqlite') return { env: {}, remove: () => Promise.resolve() };
  const { url, template } = inject('postgres');
  const name = `${template}_${randomUUID().slice(0, 8)}`;
  // As files: half the time of writing each page of them to the log.
  await onServer('create database ?? template ?? strategy file_copy', [name, isBare ? 'template0' : template]);
  return {
    env: { DATABASE_URL: siblingUrl(url, name) },
    remove: () => onServer('drop database ?? with (force)', [name]),
  };
}

const FILE = 'leads.sqlite';

async function makeTemplate(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quotes-template-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const database = await openDatabase({ dataDir: folder });
  await migrate(database, new Date());
  await database.close();
  return path.join(folder, FILE);
}

let template: Promise<string> | undefined;

/**
 * Puts a file with all tables and no rows into the empty data folder of a server that keeps its leads in SQLite: to make
 * them anew takes a third of a start, and each of them waits for the disk. What makes them: start.test.ts.
 */
export async function fillDataFolder(dataDir: string): Promise<void> {
  await copyFile(await (template ??= makeTemplate()), path.join(dataDir, FILE));
}
