import { tmpdir } from 'node:os';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setUpHealth } from './health.ts';
import { closeServer, createHttpServer, listen } from './httpServer.ts';

const FRESH_MS = 1000;

describe('/readyz?verbose', () => {
  let looks = 0;
  let server: ReturnType<typeof createHttpServer>;
  let url: string;
  beforeEach(async () => {
    looks = 0;
    const app = express();
    setUpHealth(app, {
      config: { dataDir: tmpdir() },
      readiness: { isStopping: false },
      canWrite: () => Promise.resolve('ok'),
      outbox: {
        backlog: () => {
          looks += 1;
          return Promise.resolve([]);
        },
      },
      mailServer: { outage: () => 'refused' },
      clockWarning: () => Promise.resolve(undefined),
      suppression: { recent: () => [] },
    });
    server = createHttpServer(app);
    url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/readyz?verbose`;
  });
  afterEach(() => closeServer(server));

  const ask = async (headers: Readonly<Record<string, string>> = {}): Promise<unknown> => {
    const response = await fetch(url, { headers });
    const text = await response.text();
    expect(response.status, `${[...response.headers].join('; ')}: ${text}`).toBe(200);
    return JSON.parse(text);
  };

  it('looks into the outbox once a second at most, however often it is asked', async () => {
    const startedAt = performance.now();
    for (let asked = 0; asked < 30; asked += 1) await ask();
    expect(looks).toBeLessThanOrEqual(1 + Math.floor((performance.now() - startedAt) / FRESH_MS));
  });

  it('tells details to callers on this machine, and to nobody who comes through a proxy', async () => {
    expect(await ask()).toMatchObject({
      status: 'ready',
      warnings: expect.arrayContaining(['mail: no mail leaves (refused)']),
    });
    for (const header of ['X-Forwarded-For', 'Forwarded', 'Via', 'X-Real-IP'])
      expect(await ask({ [header]: '203.0.113.7' })).toEqual({ status: 'ready' });
    expect(looks).toBe(1);
  });
});
