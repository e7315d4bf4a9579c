import { availableParallelism } from 'node:os';
import { openDatabase } from '../../api/db/client.ts';
import { startCluster, type Cluster } from '../support/postgres/cluster.ts';
import { startServer } from '../support/startServer.ts';
import { cpuTimeOf } from './cpuTime.ts';
import { startMailSink } from './mailSink.ts';
import { createSender } from './sendLead.ts';

// What more processes before one PostgreSQL bring: npx tsx tests/load/processes.ts 8

interface ProcessesReport {
  readonly processes: number;
  readonly leadsASecond: number;
  /** Milliseconds of CPU time for one lead, all servers together. */
  readonly serversMs: number;
  readonly databaseMs: number;
  /** Of the CPU time of servers and database together, in per cent. */
  readonly databaseShare: number;
}

const COUNTS = [1, 2, 4];
const CONNECTIONS = 64;
const WARM_UP_LEADS = 400;
const DURABLE = { fsync: 'on', full_page_writes: 'on' };

async function makeDatabase(cluster: Cluster, name: string): Promise<string> {
  const { knex, close } = await openDatabase({ dataDir: '', databaseUrls: [cluster.url('postgres')] });
  await knex.raw('create database ??', [name]);
  await close();
  return cluster.url(name);
}

/** Sends over all connections, to the servers in turn, while `goesOn`. @returns how many leads were stored */
async function sendAll(senders: readonly ((key: string) => Promise<void>)[], goesOn: (sent: number) => boolean) {
  const name = crypto.randomUUID().slice(0, 8);
  let sent = 0;
  const sendOn = async (index: number): Promise<void> => {
    const send = senders[index % senders.length];
    while (send && goesOn(sent)) {
      sent += 1;
      await send(`${name}-${sent}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => sendOn(index)));
  return sent;
}

async function measure(processes: number, seconds: number, cluster: Cluster, smtpUrl: string) {
  const env = {
    DATABASE_URL: await makeDatabase(cluster, `processes_${processes}`),
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'quotes@quotes.test',
    SALES_EMAIL: 'sales@quotes.test',
  };
  const servers = await Promise.all(Array.from({ length: processes }, () => startServer({ fromSource: true, env })));
  try {
    const senders = servers.map(({ siteUrl }) => createSender(siteUrl, CONNECTIONS / processes));
    await sendAll(senders, (sent) => sent < WARM_UP_LEADS * processes);
    const database = await cluster.pid();
    const used = () => [servers.reduce((sum, { pid }) => sum + cpuTimeOf(pid), 0), cpuTimeOf(database)] as const;
    const [serversBefore, databaseBefore] = used();
    const startedAt = performance.now();
    const leads = await sendAll(senders, () => performance.now() - startedAt < seconds * 1000);
    const tookSeconds = (performance.now() - startedAt) / 1000;
    const [serversAfter, databaseAfter] = used();
    const [serversMs, databaseMs] = [serversAfter - serversBefore, databaseAfter - databaseBefore];
    return {
      processes,
      leadsASecond: Math.round(leads / tookSeconds),
      serversMs: Number((serversMs / leads).toFixed(2)),
      databaseMs: Number((databaseMs / leads).toFixed(2)),
      databaseShare: Math.round((databaseMs / (databaseMs + serversMs)) * 100),
    } satisfies ProcessesReport;
  } finally {
    await Promise.all(servers.map(({ remove }) => remove()));
  }
}

const DEFAULT_SECONDS = 8;

if (process.argv[1]?.endsWith('processes.ts')) {
  const cluster = await startCluster(DURABLE);
  const mails = await startMailSink();
  console.log(`${availableParallelism()} cores, shared by servers, database, sender and mail server`);
  for (const count of COUNTS) {
    console.log(await measure(count, Number(process.argv[2] ?? DEFAULT_SECONDS), cluster, mails.url));
  }
  mails.close();
  await cluster.remove();
  process.exit();
}
