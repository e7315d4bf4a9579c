import { openDatabase } from '../../../api/db/client.ts';
import { startCluster } from '../../support/postgres/cluster.ts';

/** Where the servers of one engine keep their leads. */
export interface Stores {
  /** The variables of an empty store; that of a server before it may be gone. */
  readonly empty: () => Promise<Readonly<Record<string, string>>>;
  /** What works for it and is no child of this process. */
  readonly processes: readonly number[];
  readonly close: () => Promise<void>;
}

/** Each server has a data folder of its own, and the file in it. */
export const sqliteStores: Stores = {
  empty: () => Promise.resolve({}),
  processes: [],
  close: () => Promise.resolve(),
};

// As an operator runs it: a lead is on the disk before its answer.
const DURABLE = { fsync: 'on', full_page_writes: 'on' };

/** A PostgreSQL server of its own, with a database for each server under load. */
export async function startPostgresStores(): Promise<Stores> {
  const cluster = await startCluster(DURABLE);
  let count = 0;
  const run = async (statement: string, database: string): Promise<void> => {
    const { knex, close } = await openDatabase({ dataDir: '', databaseUrls: [cluster.url('postgres')] });
    await knex.raw(statement, [database]);
    await close();
  };
  return {
    empty: async () => {
      if (count > 0) await run('drop database ?? with (force)', `bench_${count}`);
      count += 1;
      await run('create database ??', `bench_${count}`);
      return { DATABASE_URL: cluster.url(`bench_${count}`) };
    },
    processes: [await cluster.pid()],
    close: cluster.remove,
  };
}
