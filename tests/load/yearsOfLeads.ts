import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { QUOTE_HANDLER_PATH } from '../../api/contract/common/wire.ts';
import { QUOTED, requestOf } from '../api/support/requests.ts';
import { startServer, type RunningServer } from '../support/startServer.ts';
import { growLeads } from './growLeads.ts';
import { shareOf } from './leadBurst.ts';

// How quick a server is whose SQLite file holds years of leads: npm run build && npx tsx tests/load/yearsOfLeads.ts 200000

const run = promisify(execFile);
const leads = Number(process.argv[2] ?? 200_000);
const SEED = 60;
const SEED_MAILS_S = 20;
/** The daily look for old leads begins a minute after the start. */
const RETENTION_SEEN_S = 120;
const BETWEEN_POSTS_MS = 200;

const dataDir = await mkdtemp(path.join(tmpdir(), 'quotes-years-'));
const env = {
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
  SALES_DESK: 'on',
  SALES_ROTA: 'rota@example.com',
  SALES_MANAGER: 'manager@example.com',
};

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await work();
  console.log(`${what}: ${((performance.now() - startedAt) / 1000).toFixed(2)} s`);
  return result;
}

async function quotes(...args: readonly string[]): Promise<string> {
  const settings = { ...process.env, ...env, DATABASE_URL: '', DATA_DIR: dataDir };
  const { stdout } = await run(process.execPath, ['dist/api/commands/quotes.js', ...args], { env: settings });
  return stdout;
}

let posted = 0;
/** Of each form with a quote in turn, whose documents differ in size. @returns milliseconds until the lead was acknowledged. @throws when it was not */
async function post({ siteUrl }: RunningServer): Promise<number> {
  posted += 1;
  const funnel = QUOTED[posted % QUOTED.length] ?? 'solar';
  const startedAt = performance.now();
  const response = await fetch(siteUrl + QUOTE_HANDLER_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `years-${posted}` },
    body: JSON.stringify(requestOf(funnel)).replaceAll(/[\w.+-]+@[\w.-]+/g, `visitor-${posted}@example.com`),
  });
  if (response.status !== 201) throw new Error(`a lead was answered with ${response.status}`);
  await response.arrayBuffer();
  return performance.now() - startedAt;
}

async function postFor(seconds: number, server: RunningServer, meanwhile: string): Promise<void> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    times.push(await post(server));
    await sleep(BETWEEN_POSTS_MS);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): string => `${shareOf(sorted, share).toFixed(0)} ms`;
  console.log(`a post, ${meanwhile}: half within ${at(0.5)}, 95 % within ${at(0.95)}, all within ${at(1)}`);
}

try {
  const seeded = await startServer({ dataDir, env });
  for (let index = 0; index < SEED; index += 1) await post(seeded);
  await sleep(SEED_MAILS_S * 1000);
  await seeded.stop();
  await growLeads(dataDir, leads);
  const { size } = await stat(path.join(dataDir, 'leads.sqlite'));
  console.log(`${leads} leads of three years, ${(size / 1e9).toFixed(2)} GB`);

  const first = await timed('start that reads the whole file', () => startServer({ dataDir, env }));
  await first.stop();
  const server = await timed('start after an orderly end', () => startServer({ dataDir, env }));
  const link = /http\S+/.exec(await quotes('desk', 'link'))?.[0] ?? '';
  const desk = server.siteUrl + new URL(link).pathname;
  await fetch(desk);
  await timed('the list of the desk', async () => (await fetch(desk)).text());
  await postFor(20, server, 'beside nothing');
  await postFor(RETENTION_SEEN_S, server, 'while old leads are looked for and erased');
  await timed('quotes leads list', () => quotes('leads', 'list'));
  await timed('quotes leads report', () => quotes('leads', 'report'));
  await timed('quotes doctor', () => quotes('doctor'));
  await timed('quotes backup', () => quotes('backup', path.join(dataDir, 'backup.sqlite')));
  await server.stop();
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
