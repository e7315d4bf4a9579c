import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { sendUntil, type Acknowledged } from '../load/killNine.ts';
import { readLeads } from '../support/leads.ts';
import { startServer } from '../support/startServer.ts';

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
