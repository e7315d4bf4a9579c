import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../api/db/client.ts';
import { migrate } from '../../../api/db/migrate.ts';
import { startCluster } from '../../support/postgres/cluster.ts';

/** Where tests make databases of their own. */
export interface TestPostgres {
  /** Of a database to connect to while others are made. */
  readonly url: string;
  /** Name of a database with all tables and no rows; names of the others begin with it. */
  readonly template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgres: TestPostgres;
  }
}

/** The address of another database on the same server. */
export function siblingUrl(url: string, name: string): string {
  const sibling = new URL(url);
  sibling.pathname = `/${name}`;
  return sibling.href;
}

async function makeTemplate(url: string, template: string): Promise<void> {
  const server = await openDatabase({ dataDir: '', databaseUrls: [url] });
  await server.knex.raw('create database ??', [template]);
  await server.close();
  const database = await openDatabase({ dataDir: '', databaseUrls: [siblingUrl(url, template)] });
  await migrate(database, new Date());
  await database.close();
}

/**
 * One PostgreSQL for all API tests: that of TEST_DATABASE_URL or DATABASE_URL, else one that is made for this run. Its
 * tables are made once, in a template that the databases of the tests are copied from.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];
  const cluster = given ? undefined : await startCluster();
  const url = given ?? cluster?.url('postgres') ?? '';
  const template = `quotes_test_${process.pid}`;
  await makeTemplate(url, template);
  project.provide('postgres', { url, template });
  return async () => {
    if (cluster) return cluster.remove();
    const server = await openDatabase({ dataDir: '', databaseUrls: [url] });
    await server.knex.raw('drop database ?? with (force)', [template]);
    return server.close();
  };
}
