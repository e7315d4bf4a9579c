import { rename } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeApi } from '../api/support/engines.ts';
import { sleep } from '../api/support/mailServer.ts';
import { solarRequest } from '../api/support/solarRequest.ts';
import { newKey, startApp, type TestApp } from '../api/support/startApp.ts';

const MINUTE_MS = 60_000;
/** A probe's answer serves this long. */
const FRESH_MS = 1100;

describeApi('an outage', (engine) => {
  let app: TestApp;
  let time = Date.parse('2026-11-20T10:00:00Z');
  beforeEach(async () => {
    time = Date.parse('2026-11-20T10:00:00Z');
    app = await startApp({ engine, anyPdf: true, now: () => new Date(time), env: { RATE_LIMIT: 'off' } });
  });
  afterEach(() => app.close());

  const metrics = async () => (await app.services.metrics.expose()).split('\n');
  const post = () => app.post(solarRequest(), { key: newKey() });
  const ready = async () => {
    const { status, text } = await app.get('/readyz?verbose');
    return { code: status, ...(JSON.parse(text) as { status: string; warnings: string[] }) };
  };
  // A try that is under way has been counted and is not over: what it sets as the next time goes by the clock at its end.
  const leastTries = async () =>
    Math.min(...(await app.outbox()).map(({ attempts, claim }) => (claim === null ? attempts : attempts - 1)));
  const tried = async (least: number) => {
    await expect.poll(leastTries).toBeGreaterThanOrEqual(least);
  };

  describe('of the mail server', () => {
    it('is seen in the age of the oldest mail, however often it was tried', async () => {
      app.mailServer.mood = 'refusing-for-now';
      await post();
      await tried(1);
      time += 30 * MINUTE_MS;
      // Just tried: what counted from the next try would be near 0 now.
      await tried(2);
      expect(await metrics()).toContain('outbox_oldest_due_seconds{event="sales-mail"} 1800');
      app.mailServer.mood = 'accepting';
      time += MINUTE_MS;
      await app.mailServer.waitFor(2);
      await expect.poll(metrics).toContain('outbox_oldest_due_seconds{event="sales-mail"} 0');
    });

    it('is seen in how many mails of which kind wait, and in why', async () => {
      app.mailServer.mood = 'refusing-recipients';
      await post();
      await post();
      await expect.poll(metrics).toContain('outbox_mails{event="customer-mail",status="failed"} 2');
      const told = await metrics();
      expect(told).toContain('outbox_mails{event="sales-mail",status="pending"} 2');
      expect(told).toContain('outbox_mails{event="privacy-mail",status="pending"} 0');
      expect(told).toContain('mail_failures_total{event="customer-mail",reason="5xx",outcome="failed"} 2');
      expect(
        told.some((line) => line.startsWith('mail_failures_total{event="sales-mail",reason="5xx",outcome="retry"}')),
      ).toBe(true);
      expect(app.logged()).toMatch(/"reason":"5xx","outcome":"failed","msg":"mail not sent"/);
      expect((await ready()).warnings).toEqual(['mail: 2 were given up']);
    });

    it('makes nobody unready, and is warned of', async () => {
      expect(await ready()).toEqual({ code: 200, status: 'ready', warnings: [] });
      await app.mailServer.close();
      await app.services.mailServer.check();
      expect(app.logged()).toMatch(/"level":50.*"reason":"refused","msg":"mail server not usable"/);
      expect((await post()).status).toBe(201);
      await tried(1);
      time += 11 * MINUTE_MS;
      await sleep(FRESH_MS);
      expect(await ready()).toEqual({
        code: 200,
        status: 'ready',
        warnings: ['mail: no mail leaves (refused)', 'mail: the oldest mail to sales has waited for 660 s'],
      });
      expect((await app.get('/readyz')).body).toEqual({ status: 'ready' });
    });

    it('is over with the first mail that leaves', async () => {
      await app.services.mailServer.check();
      expect(app.logged()).toContain('"msg":"mail server answers"');
      app.mailServer.mood = 'hanging';
      app.services.mailServer.hasFailed('timeout');
      expect((await ready()).warnings).toEqual(['mail: no mail leaves (timeout)']);
      app.mailServer.mood = 'accepting';
      await post();
      await app.mailServer.waitFor(2);
      await expect.poll(async () => (await ready()).warnings).toEqual([]);
    });
  });

  it('of the storage: not ready, while it is alive', async () => {
    await app.db.schema.renameTable('write_probes', 'away');
    expect(await ready()).toMatchObject({ code: 503, status: 'not-writable' });
    expect((await app.get('/livez')).status).toBe(200);
    await app.db.schema.renameTable('away', 'write_probes');
    await sleep(FRESH_MS);
    expect((await ready()).code).toBe(200);
    expect(await app.db('write_probes').select('*')).toEqual([]);
  });
});

describe('the file of SQLite', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startApp({ engine: 'sqlite', anyPdf: true });
  });
  afterEach(() => app.close());

  const ready = async () => {
    const { status, body } = await app.get('/readyz');
    return [status, body.status];
  };

  it('on a full disk: not ready, and ready again once there is room', async () => {
    const pages: { page_count: number }[] = await app.db.raw('pragma page_count');
    await app.db.raw(`pragma max_page_count = ${pages[0]?.page_count ?? 0}`);
    expect(await ready()).toEqual([503, 'not-writable']);
    await app.db.raw('pragma max_page_count = 1000000');
    await sleep(FRESH_MS);
    expect(await ready()).toEqual([200, 'ready']);
  });

  it('that has disappeared: not ready', async () => {
    const file = path.join(app.dataDir, 'leads.sqlite');
    await rename(file, `${file}.away`);
    expect(await ready()).toEqual([503, 'file-gone']);
    await rename(`${file}.away`, file);
    await sleep(FRESH_MS);
    expect(await ready()).toEqual([200, 'ready']);
  });
});
