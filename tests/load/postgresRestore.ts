import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../api/db/client.ts';
import { siblingUrl } from '../api/support/postgresSetup.ts';
import { startQuotes } from '../api/support/runQuotes.ts';
import { startServer, type RunningServer } from '../support/startServer.ts';
import type { Acknowledged } from '../support/tally.ts';
import { post, sendUntil } from './killNine.ts';

// Runs what `quotes backup` prints for PostgreSQL, as it is printed: a dump while quotes pour in, and a restore that has to hold
// every lead that was acknowledged before the dump. Needs pg_dump of the server's version or newer, and an empty database:
// TEST_DATABASE_URL=postgres://… npx tsx tests/load/postgresRestore.ts

const SENDERS = 4;
const LEAST_ACKNOWLEDGED = 20;
const COMMAND = /^ {2}(\(umask 077; pg_dump|createdb|pg_restore) .*$/gm;

const address = process.env['TEST_DATABASE_URL'];
if (!address) throw new Error('TEST_DATABASE_URL: expected an empty database');

const shell = (command: string): void => void execFileSync('sh', ['-c', command], { stdio: 'inherit' });

async function leadsOf(url: string): Promise<Set<string>> {
  const database = await openDatabase({ dataDir: '', databaseUrls: [url] });
  const ids: string[] = await database.knex('leads').pluck('id');
  await database.close();
  return new Set(ids);
}

// Whoever builds the API for a test has NODE_ENV=production from then on.
const env = { NODE_ENV: 'test', DATABASE_URL: address, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' };

/** @returns the leads that were acknowledged before the dump began, and the commands of the restore */
async function dumpUnderLoad({ siteUrl, dataDir }: RunningServer): Promise<{ before: string[]; restore: string[] }> {
  const acknowledged: Acknowledged[] = [];
  let isOver = false;
  const senders = Array.from({ length: SENDERS }, () => sendUntil(() => isOver, siteUrl, acknowledged));
  try {
    while (acknowledged.length < LEAST_ACKNOWLEDGED) await sleep(50);
    const { stderr } = await startQuotes({ ...env, DATA_DIR: dataDir }, 'backup');
    const [dump, ...restore] = stderr.match(COMMAND) ?? [];
    if (dump === undefined || restore.length !== 2) throw new Error(`quotes backup said: ${stderr}`);
    const before = acknowledged.map(({ id }) => id);
    shell(dump);
    return { before, restore };
  } finally {
    isOver = true;
    await Promise.all(senders);
  }
}

const server = await startServer({ fromSource: true, env });
try {
  const { before, restore } = await dumpUnderLoad(server);
  await server.stop();
  for (const command of restore) shell(command);
  const restored = siblingUrl(address, 'quotes_restored');
  const ids = await leadsOf(restored);
  const next = await startServer({ fromSource: true, env: { ...env, DATABASE_URL: restored } });
  const isTaken = (await post(next.siteUrl, 'a-lead-after-the-restore', 'next@example.com')) !== undefined;
  await next.remove();
  const lost = before.filter((id) => !ids.has(id)).length;
  console.log(JSON.stringify({ acknowledged: before.length, restored: ids.size, lost, isTaken }));
  process.exitCode = lost > 0 || !isTaken ? 1 : 0;
} finally {
  await server.remove();
}
