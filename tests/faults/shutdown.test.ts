import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { post, sendUntil } from '../load/killNine.ts';
import { readLeads, readOutbox } from '../support/leads.ts';
import { startServer, type ProcessEnd } from '../support/startServer.ts';
import { tally, type Acknowledged, type Tally } from '../support/tally.ts';

/** By hand: SHUTDOWN_ROUNDS=10. */
const ROUNDS = Number(process.env['SHUTDOWN_ROUNDS'] ?? 0);
/** Enough to see each break. */
const LOADED_ROUNDS = ROUNDS || 1;
const KEPT_ROUNDS = ROUNDS || 2;

/** Sends leads to a server until it has ended. */
async function stopUnderLoad(): Promise<Tally & { readonly exitCode: ProcessEnd; readonly seconds: number }> {
  const server = await startServer({ fromSource: true, env: { RATE_LIMIT: 'off', LOG_LEVEL: 'warn' } });
  try {
    const acknowledged: Acknowledged[] = [];
    let isOver = false;
    const senders = Array.from({ length: 8 }, () => sendUntil(() => isOver, server.siteUrl, acknowledged));
    await sleep(1000);
    const startedAt = performance.now();
    const exitCode = await server.stop();
    const seconds = (performance.now() - startedAt) / 1000;
    isOver = true;
    await Promise.all(senders);
    const [leads, outbox] = [await readLeads(server.dataDir), await readOutbox(server.dataDir)];
    // Mails are files here, and none may be read half-written; what is still owed leaves with the next start.
    const sent = new Map(outbox.flatMap((row) => (row.status === 'pending' ? [] : [[row.message_id, 1]])));
    return { ...tally({ acknowledged, leads, outbox, arrivals: sent }), exitCode, seconds };
  } finally {
    await server.remove();
  }
}

it(
  'SIGTERM under load: what was acknowledged is stored with its mails, and the process ends by itself',
  { timeout: 60_000 * LOADED_ROUNDS },
  async () => {
    for (let round = 0; round < LOADED_ROUNDS; round += 1) {
      const report = await stopUnderLoad();
      console.log('SIGTERM under load:', JSON.stringify(report));
      expect(report).toMatchObject({ exitCode: 0, lost: 0, doubled: 0, withoutMails: 0 });
      expect(report.seconds).toBeLessThan(10);
      expect(report.acknowledged).toBeGreaterThan(0);
    }
  },
);

/** Asks again and again on one kept connection, until the door is shut. @returns how it ended, and after how many answers */
async function askUntilShut(url: string): Promise<{ readonly code: string; readonly answers: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const askOnce = (): Promise<void> =>
    new Promise((resolve, reject) => {
      request(`${url}/livez`, { agent }, (answer) => {
        answer.resume().once('end', resolve).once('error', reject);
      })
        .once('error', reject)
        .end();
    });
  for (let answers = 0; ; answers += 1) {
    try {
      await askOnce();
    } catch (error) {
      agent.destroy();
      return { code: String(Reflect.get(Object(error), 'code')), answers };
    }
  }
}

it('SIGTERM is heard from the moment on at which somebody may connect', async () => {
  for (let round = 0; round < KEPT_ROUNDS; round += 1) {
    const server = await startServer({ fromSource: true, onceOpen: true, env: { LOG_LEVEL: 'warn' } });
    try {
      expect(await server.stop()).toBe(0);
    } finally {
      await server.remove();
    }
  }
});

it('SIGTERM resets nobody who keeps a connection and asks again and again', async () => {
  const ends: string[] = [];
  for (let round = 0; round < KEPT_ROUNDS; round += 1) {
    const server = await startServer({ fromSource: true, env: { RATE_LIMIT: 'off', LOG_LEVEL: 'warn' } });
    try {
      const clients = Array.from({ length: 8 }, () => askUntilShut(server.siteUrl));
      await sleep(300);
      expect(await server.stop()).toBe(0);
      const ended = await Promise.all(clients);
      for (const { answers } of ended) expect(answers).toBeGreaterThan(0);
      ends.push(...ended.map(({ code }) => code));
    } finally {
      await server.remove();
    }
  }
  // The door is shut: a balancer asks another process, and nothing was on its way.
  expect(new Set(ends)).toEqual(new Set(['ECONNREFUSED']));
});

it('with DRAIN_SECONDS the door stays open for so long after SIGTERM, while /readyz sends balancers away', async () => {
  const server = await startServer({ fromSource: true, env: { DRAIN_SECONDS: '5', LOG_LEVEL: 'warn' } });
  try {
    const startedAt = performance.now();
    const end = server.stop();
    // Each on a connection of its own, as whoever has not asked yet comes.
    const readiness = () => fetch(`${server.siteUrl}/readyz`, { headers: { Connection: 'close' } });
    await expect.poll(async () => (await readiness()).status, { interval: 20 }).toBe(503);
    expect(await post(server.siteUrl, randomUUID(), 'late@example.com')).toBeDefined();
    expect(await end).toBe(0);
    expect(performance.now() - startedAt).toBeGreaterThan(5000);
    expect(await readLeads(server.dataDir)).toHaveLength(1);
  } finally {
    await server.remove();
  }
});
