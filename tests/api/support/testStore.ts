import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { openDatabase } from '../../../api/db/client.ts';
import type { Engine } from '../../../api/db/dialect.ts';
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
  await onServer('create database ?? template ??', [name, isBare ? 'template0' : template]);
  return {
    env: { DATABASE_URL: siblingUrl(url, name) },
    remove: () => onServer('drop database ?? with (force)', [name]),
  };
}
