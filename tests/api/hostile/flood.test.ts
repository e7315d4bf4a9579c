import { expect, it } from 'vitest';
import { describeApi } from '../support/engines.ts';
import { solarRequest } from '../support/solarRequest.ts';
import { newKey, startApp, type AppOptions, type TestApp } from '../support/startApp.ts';

describeApi('hostile: floods', (engine) => {
  const using = async (env: Readonly<Record<string, string>>, test: (app: TestApp) => Promise<void>) => {
    const options: AppOptions = { engine, env };
    const app = await startApp(options);
    try {
      await test(app);
    } finally {
      await app.close();
    }
  };
  const FORWARDED = 'X-Forwarded-For';

  it('more than the limit: 429 with the seconds to wait, no lead', () =>
    using({ RATE_LIMIT: '5/60s' }, async (app) => {
      const answers = [];
      for (let count = 0; count < 8; count += 1) answers.push(await app.post(solarRequest(), { key: newKey() }));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
      const seconds = Number(answers[7]?.headers.get('Retry-After'));
      expect(seconds).toBeGreaterThanOrEqual(1);
      expect(seconds).toBeLessThanOrEqual(60);
      expect(answers[7]?.body.code).toBe('too-many-requests');
      expect(await app.leads()).toHaveLength(5);
    }));

  it('each form has its own share: what cannot be read stops no quote', () =>
    using({ RATE_LIMIT: '3/60s' }, async (app) => {
      for (let count = 0; count < 5; count += 1) await app.post('{');
      expect((await app.post('{')).status).toBe(429);
      expect((await app.post({ type: `solar${Math.random()}` })).status).toBe(429);
      expect((await app.post(solarRequest(), { key: newKey() })).status).toBe(201);
      const action = { path: '/functions/v1/quote-actions' };
      expect((await app.post({}, action)).status).toBe(422);
    }));

  it('one that arrives unasked is told to the operator, once', () =>
    using({}, async (app) => {
      for (const _ of [1, 2]) await app.get('/livez', { headers: { [FORWARDED]: '198.51.100.7' } });
      expect(app.logged().match(/X-Forwarded-For arrives/g)).toHaveLength(1);
      expect(app.logged()).not.toContain('198.51.100.7');
    }));

  it('a made-up X-Forwarded-For is no way around it', () =>
    using({ RATE_LIMIT: '3/60s' }, async (app) => {
      const statuses = [];
      for (let count = 0; count < 5; count += 1) {
        const headers = {
          [FORWARDED]: `203.0.113.${count}`,
          Forwarded: `for=203.0.113.${count}`,
          'X-Real-IP': `203.0.113.${count}`,
        };
        statuses.push((await app.post(solarRequest(), { key: newKey(), headers })).status);
      }
      expect(statuses).toEqual([201, 201, 201, 429, 429]);
    }));

  it('behind a trusted proxy each address is counted by itself', () =>
    using({ RATE_LIMIT: '2/60s', TRUST_PROXY: '127.0.0.0/8' }, async (app) => {
      const from = async (address: string) =>
        (await app.post(solarRequest(), { key: newKey(), headers: { [FORWARDED]: address } })).status;
      expect([await from('203.0.113.1'), await from('203.0.113.1'), await from('203.0.113.1')]).toEqual([
        201, 201, 429,
      ]);
      expect(await from('203.0.113.2')).toBe(201);
      // What the client wrote stands left of what the proxy added.
      expect(await from('198.51.100.9, 203.0.113.1')).toBe(429);
    }));

  it('neighbours in one IPv6 network share', () =>
    using({ RATE_LIMIT: '2/60s', TRUST_PROXY: '127.0.0.0/8' }, async (app) => {
      const statuses = [];
      for (const host of ['1', '2', '3']) {
        const headers = { [FORWARDED]: `2001:db8:1:1::${host}` };
        statuses.push((await app.post(solarRequest(), { key: newKey(), headers })).status);
      }
      expect(statuses).toEqual([201, 201, 429]);
    }));

  it('saved quotes and partner checks are limited too', () =>
    using({ RATE_LIMIT: '2/60s' }, async (app) => {
      for (const address of [`/quote/${'x'.repeat(32)}`, '/functions/v1/partner?key=x']) {
        await app.get(address);
        await app.get(address);
        expect((await app.get(address)).status).toBe(429);
      }
    }));

  it('a burst beyond the queue is told to come back, and nothing acknowledged is lost', () =>
    using({}, async (app) => {
      // A filled honeypot: stored as any other, and no mail makes the queue shorter or longer.
      const lead = solarRequest({ envelope: { leadRoute: 'filled' } });
      const posts = Array.from({ length: 300 }, () => app.post(lead, { key: newKey() }));
      const answers = await Promise.all(posts);
      const stored = new Set((await app.leads()).map(({ id }) => id));
      for (const { status, body } of answers) {
        expect([201, 503]).toContain(status);
        if (status === 201) expect(stored.has(body.id ?? '')).toBe(true);
      }
    }));
});
