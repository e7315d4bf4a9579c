import { Socket } from 'node:net';
import createKnex from 'knex';
import type { Knex } from 'knex';
import type { Client } from 'pg';
import { SILENT, type Dialect } from './dialect.ts';
import { codeOf, NO_PRIMARY, retryTransient } from './faults.ts';

// Integrity (class 23) and values that do not fit (22).
const ROW_FAULT = /^2[23].{3}$/;

// Of a hash in hexadecimal: two transactions seldom meet by chance, and the table stays small.
const BUCKET_LENGTH = 4;

const dialectOf = (knex: Knex): Dialect => ({
  engine: 'postgres',
  // By itself and once: as a part of a plan it may be run again, and would then lock more rows than were asked for.
  lockForClaim: (rows) =>
    knex.queryBuilder().withMaterialized('due', rows.forUpdate().skipLocked()).select('id').from('due'),
  takeTurns: async (trx, keys) => {
    // In one order for all: two transactions that each hold what the other waits for would be a deadlock.
    const buckets = [...new Set(keys.map((key) => key.slice(0, BUCKET_LENGTH)))].toSorted();
    if (buckets.length === 0) return;
    const rows = buckets.map((bucket) => ({ bucket }));
    // A row that is written is locked until the transaction ends, on every engine that speaks this dialect.
    await trx('turns').insert(rows).onConflict('bucket').merge();
  },
  isRowFault: (error) => ROW_FAULT.test(codeOf(error)),
  isSingleProcess: false,
});

const CONNECTIONS = 10;
const ACQUIRE_TIMEOUT_MS = 5000;
const CONNECT_TIMEOUT_MS = 2000;
// A host that vanishes without a word leaves connections on which nothing will ever move. Whoever may wait longer than this
// for a statement finds out by the probes of TCP, which a host that works answers.
const SILENCE_MS = 30_000;
const BIG_INTEGER = 20;

const settingsOf = (connectionString: string) => ({
  connectionString,
  application_name: 'quotes',
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: SILENCE_MS,
  // A process that hangs in the middle of a transaction must not keep its locks.
  idle_in_transaction_session_timeout: SILENCE_MS,
});

/** See `DatabaseOptions`. */
interface Patience {
  readonly isPatient?: boolean;
  readonly silenceMs?: number;
}

/** knex's driver of PostgreSQL, as far as hosts are chosen here. */
interface Driver {
  connectionSettings: object;
  acquireRawConnection: () => Promise<Client>;
}

async function isPrimary(connection: Client): Promise<boolean> {
  const { rows } = await connection.query<{ transaction_read_only: string }>('show transaction_read_only');
  return rows[0]?.transaction_read_only === 'off';
}

function prepare(connection: Client, { isPatient = false, silenceMs = SILENCE_MS }: Patience): Client {
  // Money and counts: as text, which is the default, they would be compared and added as text.
  connection.setTypeParser(BIG_INTEGER, Number);
  const { stream } = connection.connection;
  if (stream instanceof Socket && !isPatient) stream.setTimeout(silenceMs, () => stream.destroy());
  return connection;
}

/**
 * Of several hosts, each new connection takes the one that can be written to, beginning with the one that could last
 * time: after a failover that is another, and the driver knows one host only.
 */
function chooseHosts(driver: Driver, addresses: readonly string[], patience: Patience): void {
  const connect = driver.acquireRawConnection.bind(driver);
  let hosts = addresses;

  async function tryHost(host: string): Promise<Client | undefined> {
    // Read before `connect` waits for anything, so that two who connect at once do not mix up their hosts.
    driver.connectionSettings = settingsOf(host);
    const connection = await connect();
    if (hosts.length === 1 || (await isPrimary(connection))) return prepare(connection, patience);
    await connection.end();
    return undefined;
  }

  driver.acquireRawConnection = async () => {
    for (const host of hosts) {
      const connection = await tryHost(host).catch((error: unknown) => {
        if (hosts.length === 1) throw error;
        return undefined;
      });
      if (!connection) continue;
      hosts = [host, ...addresses.filter((address) => address !== host)];
      return connection;
    }
    throw new Error(NO_PRIMARY);
  };
}

/** Connects to PostgreSQL. @param addresses one for each host */
export async function openPostgres(addresses: readonly string[], patience: Patience = {}) {
  const knex = createKnex({
    client: 'pg',
    connection: {},
    pool: { min: 0, max: CONNECTIONS },
    acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
    log: SILENT,
  });
  // knex types its drivers as `any`.
  chooseHosts(knex.client as Driver, addresses, patience);
  await retryTransient(() => knex.raw('select 1')).catch(async (error: unknown) => {
    await knex.destroy();
    throw error;
  });
  return {
    knex,
    dialect: dialectOf(knex),
    transaction: <Result>(work: (trx: Knex.Transaction) => Promise<Result>) =>
      retryTransient(() => knex.transaction(work)),
    close: () => knex.destroy(),
  };
}
