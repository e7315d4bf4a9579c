import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeApi } from './support/engines.ts';
import { solarRequest } from './support/solarRequest.ts';
import { startApp, type TestApp } from './support/startApp.ts';

const CHECK = '/functions/v1/partner';
const MINUTES = 60_000;

describeApi('pages whose origin nobody has registered', (engine) => {
  let app: TestApp;
  let now = 0;
  beforeEach(async () => {
    now = Date.parse('2026-11-20T10:00:00Z');
    app = await startApp({ engine, anyPdf: true, now: () => new Date(now) });
    const row = { id: 'p1', name: 'One', key: 'pk_one', origins: '["https://one.example"]' };
    await app.db('partners').insert({ ...row, status: 'active', created_at: new Date(now).toISOString() });
    await app.services.partners.refresh();
  });
  afterEach(() => app.close());

  const check = (origin: string, key = '?key=pk_one') => app.get(`${CHECK}${key}`, { headers: { Origin: origin } });
  const warnings = (): { origin: string; at: string }[] =>
    app
      .logged()
      .split('\n')
      .filter((line) => line.includes('origin not registered'))
      .map((line) => JSON.parse(line));

  it.each(['https://www.one.example', 'http://one.example', 'https://staging.one.example', 'null'])(
    '%s may ask and reads that it is not registered',
    async (origin) => {
      const { status, body, headers } = await check(origin);
      expect([status, body]).toEqual([200, { status: 'active', origin: 'unregistered' }]);
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
      expect(headers.get('Vary')).toContain('Origin');
      expect(headers.get('Cache-Control')).toBe('no-store');
    },
  );

  it('a registered one is told so, with and without a key, and need not ask again for five minutes', async () => {
    for (const key of ['?key=pk_one', '']) {
      const { body, headers } = await check('https://one.example', key);
      expect(body).toMatchObject({ origin: 'registered' });
      expect(headers.get('Access-Control-Allow-Origin')).toBe('https://one.example');
      expect(headers.get('Cache-Control')).toBe('private, max-age=300');
    }
    expect(warnings()).toEqual([]);
  });

  it('is told to the operator: one line an origin, every visit in the counter', async () => {
    for (let visit = 0; visit < 3; visit += 1) await check('https://www.one.example');
    await app.post(solarRequest(), { headers: { Origin: 'https://www.one.example' } });
    expect(warnings()).toMatchObject([{ level: 40, origin: 'https://www.one.example', at: 'check' }]);
    const metrics = await app.services.metrics.expose();
    expect(metrics).toContain('unregistered_origins_total{at="check"} 3');
    expect(metrics).toContain('unregistered_origins_total{at="request"} 1');
    expect(metrics).not.toContain('one.example');
    now += 10 * MINUTES;
    await check('https://www.one.example');
    expect(warnings()).toHaveLength(2);
  });

  it('what is no origin is not repeated in the log, and a flood of origins is a few lines', async () => {
    await check('https://jane.doe@example.com/');
    await check(`https://${'a'.repeat(2000)}.example`);
    expect(warnings()).toMatchObject([{ origin: 'unreadable' }]);
    expect(app.logged()).not.toContain('jane.doe');
    for (let visit = 0; visit < 100; visit += 1) await check(`https://s${visit}.example`);
    expect(warnings()).toHaveLength(20);
    expect(await app.services.metrics.expose()).toContain('unregistered_origins_total{at="check"} 102');
  });

  it('nothing else answers them, nor the check in another way', async () => {
    const headers = { Origin: 'https://www.one.example', 'Content-Type': 'application/json' };
    for (const [path, method] of [
      [CHECK, 'POST'],
      [`${CHECK}/`, 'GET'],
      ['/functions/v1/quote-actions', 'POST'],
      ['/functions/v1/quote-handler', 'GET'],
    ] as const) {
      const { status, body } = await app.get(path, { method, headers });
      expect([path, status, body.code]).toEqual([path, 403, 'forbidden-origin']);
    }
    expect(await app.leads()).toEqual([]);
  });
});
