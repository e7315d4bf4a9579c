import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../api/db/client.ts';
import type { LeadRow } from '../../api/leads/leadRow.ts';
import type { OutboxRow } from '../../api/outbox/outboxRow.ts';
import { startCluster, type Cluster } from '../support/postgres/cluster.ts';
import { startServer, type RunningServer } from '../support/startServer.ts';
import { tally, type Acknowledged, type Tally } from '../support/tally.ts';
import { post, sendUntil } from './killNine.ts';
import { startMailCounter } from './mailCounter.ts';

// Kills the primary under load and promotes its standby, again and again: npx tsx tests/load/failover.ts 20

/** Mails that wait for a claim of a connection that is gone are not waited for: `undelivered` is no failure here. */
export interface FailoverReport extends Tally {
  /** From the kill to the first lead that was acknowledged after it. */
  readonly secondsToWrites: number;
}

const SENDERS = 16;
const DATABASE = 'postgres';
const STANDBY = 'standby';
const LOAD_MS = 1500;
/** Until somebody, or something, notices and promotes. */
const NOTICED_MS = 500;
const GIVE_UP_MS = 60_000;
const LEAST_ACKNOWLEDGED = 20;

interface Pair {
  readonly primary: Cluster;
  readonly standby: Cluster;
}

/** A primary that acknowledges nothing which its standby does not have: without that a failover loses leads. */
async function startPair(): Promise<Pair> {
  const primary = await startCluster();
  const standby = await primary.addStandby(STANDBY);
  await primary.configure({ synchronous_standby_names: STANDBY });
  return { primary, standby };
}

/** Seconds until a lead is acknowledged again. */
async function secondsToWrites(url: string, killedAt: number, acknowledged: Acknowledged[]): Promise<number> {
  while (performance.now() - killedAt < GIVE_UP_MS) {
    const key = randomUUID();
    const answer = await post(url, key, `${key}@example.com`);
    if (answer) {
      acknowledged.push(answer);
      return (performance.now() - killedAt) / 1000;
    }
    await sleep(50);
  }
  return Number.POSITIVE_INFINITY;
}

async function readStored(url: string) {
  const database = await openDatabase({ dataDir: '', databaseUrls: [url] });
  const leads = await database.knex<LeadRow>('leads').select('id', 'email');
  const outbox = await database.knex<OutboxRow>('outbox').select('message_id');
  await database.close();
  return { leads, outbox };
}

async function killAndPromote({ primary, standby }: Pair, servers: readonly RunningServer[]) {
  const acknowledged: Acknowledged[] = [];
  let isOver = false;
  const senders = servers.flatMap(({ siteUrl }) =>
    Array.from({ length: SENDERS / servers.length }, () => sendUntil(() => isOver, siteUrl, acknowledged)),
  );
  await sleep(LOAD_MS);
  const deadline = performance.now() + GIVE_UP_MS;
  while (acknowledged.length < LEAST_ACKNOWLEDGED && performance.now() < deadline) await sleep(20);
  const killedAt = performance.now();
  await primary.kill();
  await sleep(NOTICED_MS);
  const waiting = servers.map(({ siteUrl }) => secondsToWrites(siteUrl, killedAt, acknowledged));
  await standby.promote();
  // Every server writes again, not only the first.
  const seconds = Math.max(...(await Promise.all(waiting)));
  isOver = true;
  await Promise.all(senders);
  return { acknowledged, seconds };
}

/** One failover with two API processes under load, a fifth of the posts sent twice at once. */
export async function failover(): Promise<FailoverReport> {
  const pair = await startPair();
  const mails = await startMailCounter();
  const env = {
    DATABASE_URL: `postgres://quotes@${pair.primary.host},${pair.standby.host}/${DATABASE}`,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    SMTP_URL: mails.url,
    MAIL_FROM: 'quotes@quotes.test',
    SALES_EMAIL: 'sales@quotes.test',
  };
  const servers = await Promise.all([1, 2].map(() => startServer({ fromSource: true, env })));
  try {
    const { acknowledged, seconds } = await killAndPromote(pair, servers);
    const stored = await readStored(pair.standby.url(DATABASE));
    return { ...tally({ acknowledged, ...stored, arrivals: mails.arrivals }), secondsToWrites: seconds };
  } finally {
    await Promise.all(servers.map(({ remove }) => remove()));
    await mails.close();
    await pair.standby.stop();
    await pair.primary.remove();
  }
}

const DEFAULT_ROUNDS = 20;
const PROMISED_SECONDS = 10;

if (process.argv[1]?.endsWith('failover.ts')) {
  const rounds = Number(process.argv[2] ?? DEFAULT_ROUNDS);
  let failures = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const report = await failover();
    console.log({ round, ...report });
    const { lost, doubled, withoutMails, secondsToWrites: seconds } = report;
    if (lost + doubled + withoutMails > 0 || seconds > PROMISED_SECONDS) failures += 1;
  }
  console.log(`${rounds} failovers, ${failures} failed`);
  process.exit(failures === 0 ? 0 : 1);
}
