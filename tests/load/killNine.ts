import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { solarRequest } from '../api/support/solarRequest.ts';
import { readLeads, readOutbox } from '../support/leads.ts';
import { startServer } from '../support/startServer.ts';
import { tally, type Acknowledged, type Tally } from '../support/tally.ts';
import { startMailCounter } from './mailCounter.ts';

// Kills the API again and again while quotes pour in, then counts: npx tsx tests/load/killNine.ts 5

export interface KillNineOptions {
  readonly kills: number;
  /** Of load before each kill, up to half as much again by chance: no kill meets the same moment as the last. */
  readonly loadMs: number;
}

const SENDERS = 16;
const SHARE_SENT_TWICE = 0.2;
const DRAINED_WITHIN_MS = 600_000;
// A busy machine starts slowly: a kill before anything was promised would prove nothing.
const LEAST_ACKNOWLEDGED = 8;
const LOAD_AT_MOST_MS = 30_000;

/** Posts a quote. @returns undefined when it was not acknowledged */
export async function post(url: string, key: string, email: string): Promise<Acknowledged | undefined> {
  try {
    const response = await fetch(`${url}/functions/v1/quote-handler`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(solarRequest({ customerInfo: { email } })),
    });
    const answer: unknown = await response.json();
    const isAnswer = typeof answer === 'object' && answer !== null && 'id' in answer;
    return response.ok && isAnswer ? { id: String(answer.id), email } : undefined;
  } catch {
    // Not acknowledged: nothing is promised.
    return undefined;
  }
}

/** Posts quotes, some of them twice at once, until it is over. */
export async function sendUntil(isOver: () => boolean, url: string, acknowledged: Acknowledged[]): Promise<void> {
  while (!isOver()) {
    const key = randomUUID();
    const email = `${key}@example.com`;
    const times = Math.random() < SHARE_SENT_TWICE ? [1, 2] : [1];
    const answers = await Promise.all(times.map(() => post(url, key, email)));
    acknowledged.push(...answers.filter((answer) => answer !== undefined));
  }
}

type Environment = Readonly<Record<string, string>>;

async function loadAndKill(dataDir: string, env: Environment, loadMs: number): Promise<Acknowledged[]> {
  const server = await startServer({ dataDir, env, fromSource: true });
  const acknowledged: Acknowledged[] = [];
  let isKilled = false;
  const senders = Array.from({ length: SENDERS }, () => sendUntil(() => isKilled, server.siteUrl, acknowledged));
  await sleep(loadMs * (1 + Math.random() / 2));
  const deadline = Date.now() + LOAD_AT_MOST_MS;
  while (acknowledged.length < LEAST_ACKNOWLEDGED && Date.now() < deadline) await sleep(20);
  await server.kill();
  isKilled = true;
  await Promise.all(senders);
  return acknowledged;
}

/** A last, peaceful run: sends what is left and stops as it should. */
async function drain(dataDir: string, env: Environment): Promise<void> {
  const server = await startServer({ dataDir, env, fromSource: true });
  const deadline = Date.now() + DRAINED_WITHIN_MS;
  while ((await readOutbox(dataDir)).some(({ status }) => status === 'pending')) {
    if (Date.now() > deadline) throw new Error('The outbox did not drain');
    await sleep(250);
  }
  const exitCode = await server.stop();
  if (exitCode !== 0) throw new Error(`The server stopped with ${exitCode}:\n${server.output()}`);
}

export async function killNine({ kills, loadMs }: KillNineOptions): Promise<Tally> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'quotes-kill-'));
  const mails = await startMailCounter();
  const env = {
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    SMTP_URL: mails.url,
    MAIL_FROM: 'quotes@quotes.test',
    SALES_EMAIL: 'sales@quotes.test',
  };
  try {
    const acknowledged: Acknowledged[] = [];
    for (let kill = 0; kill < kills; kill += 1) acknowledged.push(...(await loadAndKill(dataDir, env, loadMs)));
    await drain(dataDir, env);
    const [leads, outbox] = [await readLeads(dataDir), await readOutbox(dataDir)];
    return tally({ acknowledged, leads, outbox, arrivals: mails.arrivals });
  } finally {
    await mails.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const DEFAULT_KILLS = 5;
const LOAD_MS = 4000;

if (process.argv[1]?.endsWith('killNine.ts')) {
  const kills = Number(process.argv[2] ?? DEFAULT_KILLS);
  const report = await killNine({ kills, loadMs: LOAD_MS });
  console.log({ kills, ...report });
  const { lost, doubled, withoutMails, undelivered } = report;
  process.exit(lost + doubled + withoutMails + undelivered === 0 ? 0 : 1);
}
