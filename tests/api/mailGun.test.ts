import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/common/time.ts';
import { describeApi } from './support/engines.ts';
import { requestOf } from './support/requests.ts';
import { solarRequest } from './support/solarRequest.ts';
import { newKey, SALES, startApp, type TestApp } from './support/startApp.ts';

// Whoever can make us write to strangers, with a line of their own, has a mail gun with our name on it.

const ACTIONS = '/functions/v1/quote-actions';
const DEFAULTS = { MAIL_LIMIT_NETWORK: '', MAIL_LIMIT_TOTAL: '', TRUST_PROXY: '127.0.0.0/8' };

describeApi('no mail gun', (engine) => {
  let time = Date.parse('2026-11-20T10:00:00Z');
  let strangers = 0;
  const using = async (env: Readonly<Record<string, string>>, test: (app: TestApp) => Promise<void>) => {
    time = Date.parse('2026-11-20T10:00:00Z');
    const app = await startApp({ engine, anyPdf: true, env: { ...DEFAULTS, ...env }, now: () => new Date(time) });
    try {
      await test(app);
    } finally {
      await app.close();
    }
  };

  const send = async (app: TestApp, from: string, request: object) => {
    const { status, body } = await app.post(request, { key: newKey(), headers: { 'X-Forwarded-For': from } });
    expect(status).toBe(201);
    return body;
  };
  const newStranger = () => `stranger-${(strangers += 1)}@example.com`;
  const ask = async (app: TestApp, from: string, email = newStranger()) => {
    const customerInfo = { email, address: `${strangers} Test Street` };
    return { ...(await send(app, from, solarRequest({ customerInfo }))), email };
  };
  /** How many of so many strangers at once were to get a mail. Theirs has no PDF: drawing is not what is counted. */
  const mailed = async (app: TestApp, from: string, count: number) => {
    const write = () => send(app, from, requestOf('contact', { 'quoteData.email': newStranger() }));
    const answers = await Promise.all(Array.from({ length: count }, write));
    return answers.filter(({ customerMail }) => customerMail === 'queued').length;
  };

  it('one address reaches twenty strangers an hour, and sales hear of every lead', () =>
    using({}, async (app) => {
      expect(await mailed(app, '203.0.113.7', 40)).toBe(20);
      // Neighbours are the same sender, another network is not.
      expect(await mailed(app, '203.0.113.99', 1)).toBe(0);
      expect(await mailed(app, '203.0.114.7', 1)).toBe(1);
      await app.mailServer.waitFor(42, ({ to }) => to.includes(SALES));
      const rows = (await app.outbox()).filter(({ status }) => status === 'suppressed');
      expect(new Set(rows.map(({ last_error }) => last_error))).toEqual(
        new Set(['Held back: too many mails by network']),
      );
      expect(await app.services.metrics.expose()).toContain('mails_suppressed_total{limit="network"} 21');
    }));

  it('a patient one reaches no more than its share of a day and of a week', () =>
    using({ MAIL_LIMIT_NETWORK: '2/1h,5/1d,10/7d' }, async (app) => {
      const byHour = async (hours: number) => {
        const counts = [];
        for (let hour = 0; hour < hours; hour += 1) {
          counts.push(await mailed(app, '203.0.113.7', 3));
          time += HOUR_MS + 1;
        }
        return counts;
      };
      expect(await byHour(4)).toEqual([2, 2, 1, 0]);
      time += DAY_MS;
      expect(await byHour(3)).toEqual([2, 2, 1]);
      time += DAY_MS;
      expect(await byHour(1)).toEqual([0]);
    }));

  it('neighbours in one IPv6 network share', () =>
    using({ MAIL_LIMIT_NETWORK: '2/1h' }, async (app) => {
      expect(await mailed(app, '2001:db8:1:1::1', 1)).toBe(1);
      expect(await mailed(app, '2001:db8:1:1:ffff::2', 2)).toBe(1);
      expect(await mailed(app, '2001:db8:1:2::1', 1)).toBe(1);
    }));

  it('“Email Quote”, find-my-quote and a booked survey are no way around it, from any address', () =>
    using({ MAIL_LIMIT_NETWORK: '1/1h' }, async (app) => {
      expect(await mailed(app, '203.0.113.7', 1)).toBe(1);
      const { token, reference, email } = await ask(app, '203.0.113.7');
      const headers = { 'X-Forwarded-For': '203.0.113.8' };
      const copy = await app.post({ token, action: 'email' }, { path: ACTIONS, headers });
      expect(copy.body.customerMail).toBe('suppressed');
      const booked = await app.post(
        { token, action: 'book', kind: 'survey', day: '2026-12-01', slot: 'morning' },
        { path: ACTIONS, headers },
      );
      expect(booked.body.customerMail).toBe('suppressed');
      const found = await app.get('/enquiry/quote-link', {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Forwarded-For': '198.51.100.1' },
        body: new URLSearchParams({ reference: reference ?? '', email }).toString(),
      });
      expect(found.status).toBe(303);
      const held = async () => (await app.outbox()).filter(({ status }) => status === 'suppressed').length;
      await expect.poll(held).toBe(4);
      expect(app.mailServer.mails.filter(({ to }) => to.includes(email))).toEqual([]);
    }));

  it('whoever has had a mail of ours is no stranger', () =>
    using({ MAIL_LIMIT_NETWORK: '1/1h' }, async (app) => {
      const first = await ask(app, '203.0.113.7', 'customer@example.com');
      const again = await ask(app, '203.0.113.7', 'customer@example.com');
      const elsewhere = await ask(app, '198.51.100.1', 'customer@example.com');
      expect([first, again, elsewhere].map(({ customerMail }) => customerMail)).toEqual(['queued', 'queued', 'queued']);
    }));

  it('one mailbox gets three an hour, however it is spelt', () =>
    using({}, async (app) => {
      const spelt = [
        'janedoe@gmail.com',
        'jane.doe@gmail.com',
        'jane.doe+1@googlemail.com',
        'j.a.n.e.doe@googlemail.com',
      ];
      const answers = [];
      for (const email of spelt) answers.push((await ask(app, '203.0.113.7', email)).customerMail);
      expect(answers).toEqual(['queued', 'queued', 'queued', 'suppressed']);
    }));

  it('all together have a ceiling, with an alarm; leads and sales mails go on', () =>
    using({ MAIL_LIMIT_TOTAL: '5/1h' }, async (app) => {
      const answers = [];
      for (let network = 0; network < 8; network += 1) answers.push(await mailed(app, `10.9.${network}.1`, 1));
      expect(answers).toEqual([1, 1, 1, 1, 1, 0, 0, 0]);
      await app.mailServer.waitFor(8, ({ to }) => to.includes(SALES));
      expect(app.mailServer.mails.filter(({ to }) => !to.includes(SALES)).length).toBeLessThanOrEqual(5);
      expect(await app.services.metrics.expose()).toContain('mails_suppressed_total{limit="total"} 3');
      expect(app.logged().match(/"limit":"total","msg":"mails to visitors are held back"/g)).toHaveLength(1);
      expect((await app.get('/readyz?verbose')).text).toContain('mails to visitors are held back (limit: total)');
      time += HOUR_MS + 1;
      expect(await mailed(app, '203.0.113.7', 1)).toBe(1);
      expect((await app.get('/readyz?verbose')).text).not.toContain('held back');
    }));

  it('networks are counted and never known', () =>
    using({}, async (app) => {
      await ask(app, '203.0.113.7');
      const [row] = (await app.outbox()).filter(({ event }) => event === 'customer-mail');
      expect(row?.network_key).toMatch(/^[0-9a-f]{32}$/);
      const tables = [await app.outbox(), await app.db('network_salts').select('*'), await app.leads()];
      expect(JSON.stringify(tables) + app.logged() + (await app.services.metrics.expose())).not.toContain('203.0.113');
      const salts = async () =>
        (await app.db('network_salts').select('salt')).map(({ salt }: { salt: string }) => salt);
      const before = await salts();
      time += 21 * DAY_MS;
      await ask(app, '203.0.113.7');
      const after = await salts();
      expect(after.filter((salt) => before.includes(salt))).toEqual([]);
      expect((await app.outbox()).find(({ id }) => id === row?.id)?.network_key).toBeNull();
    }));

  it('RATE_LIMIT=off lifts it', () =>
    using({ RATE_LIMIT: 'off' }, async (app) => {
      expect(await mailed(app, '203.0.113.7', 21)).toBe(21);
    }));
});
