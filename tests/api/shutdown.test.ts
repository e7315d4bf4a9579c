import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { sendUntil, type Acknowledged } from '../load/killNine.ts';
import { readLeads } from '../support/leads.ts';
import { startServer } from '../support/startServer.ts';

/** Enough to see it break; ten by hand: SHUTDOWN_ROUNDS=10. */
const ROUNDS = Number(process.env['SHUTDOWN_ROUNDS'] ?? 2);

it(
  'SIGTERM under load: what was acknowledged is stored, and the process ends by itself',
  { timeout: 60_000 },
  async () => {
    const server = await startServer({ fromSource: true, env: { RATE_LIMIT: 'off', LOG_LEVEL: 'warn' } });
    try {
      const acknowledged: Acknowledged[] = [];
      let isOver = false;
      const senders = Array.from({ length: 8 }, () => sendUntil(() => isOver, server.siteUrl, acknowledged));
      await sleep(1000);
      const startedAt = Date.now();
      const exitCode = await server.stop();
      isOver = true;
      await Promise.all(senders);
      expect(exitCode).toBe(0);
      expect(Date.now() - startedAt).toBeLessThan(10_000);
      const stored = new Set((await readLeads(server.dataDir)).map(({ id }) => id));
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(acknowledged.filter(({ id }) => !stored.has(id))).toEqual([]);
    } finally {
      await server.remove();
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

it('SIGTERM resets nobody who keeps a connection and asks again and again', { timeout: 120_000 }, async () => {
  const ends: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
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
