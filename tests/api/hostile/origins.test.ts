import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeApi } from '../support/engines.ts';
import { solarRequest } from '../support/solarRequest.ts';
import { newKey, PUBLIC_URL, startApp, type TestApp } from '../support/startApp.ts';

const HANDLER = '/functions/v1/quote-handler';
const PARTNER = 'https://partner.example';

describeApi('hostile: origins', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine, env: { ALLOWED_ORIGINS: PARTNER } });
  });
  afterAll(() => app.close());

  it.each([PUBLIC_URL, PARTNER, 'http://localhost:3001', 'http://[::1]:3000'])(
    '%s may post and read',
    async (origin) => {
      const { status, headers } = await app.post(solarRequest(), { key: newKey(), headers: { Origin: origin } });
      expect(status).toBe(201);
      expect(headers.get('Access-Control-Allow-Origin')).toBe(origin);
      expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
      expect(headers.get('Vary')).toContain('Origin');
    },
  );

  it.each([
    'null',
    'https://evil.example',
    'http://partner.example',
    'https://partner.example:8443',
    'https://sub.partner.example',
    'https://partner.example.evil.example',
    'https://notpartner.example',
    'https://partner.example/',
    'https://PARTNER.example',
    'https://partner.example, https://evil.example',
    'file://',
    '*',
  ])('%s may not post: 403 that its page can read, no lead', async (origin) => {
    const before = (await app.leads()).length;
    const { status, headers, body } = await app.post(solarRequest(), { key: newKey(), headers: { Origin: origin } });
    expect([status, body.code]).toEqual([403, 'forbidden-origin']);
    expect(body.error).toMatch(/origin/i);
    // For anyone, and without credentials: what may be read is the refusal.
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect(headers.get('Vary')).toContain('Origin');
    expect((await app.leads()).length).toBe(before);
  });

  it.each(['/Functions/v1/quote-handler', '/functions/v1/Quote-Handler', `${HANDLER}/`])(
    'nor by the address %s',
    async (address) => {
      const options = { key: newKey(), headers: { Origin: 'https://evil.example' }, path: address };
      const { status } = await app.post(solarRequest(), options);
      expect([403, 404, 405]).toContain(status);
    },
  );

  it('a request without an origin passes: it comes from no page', async () => {
    const { status, headers } = await app.post(solarRequest(), { key: newKey() });
    expect(status).toBe(201);
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(headers.get('Vary')).toContain('Origin');
  });

  describe('the preflight', () => {
    const ask = (origin: string) =>
      app.get(HANDLER, {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
        },
      });

    it('of an allowed origin names what a tag sends', async () => {
      const { status, headers } = await ask(PARTNER);
      expect(status).toBe(204);
      expect(headers.get('Access-Control-Allow-Origin')).toBe(PARTNER);
      expect(headers.get('Access-Control-Allow-Methods')).toContain('POST');
      const allowed = headers.get('Access-Control-Allow-Headers') ?? '';
      for (const name of ['Authorization', 'Content-Type', 'Idempotency-Key']) expect(allowed).toContain(name);
    });

    it.each(['https://evil.example', 'null'])('of %s passes, so that its page can read why not', async (origin) => {
      const { status, headers } = await ask(origin);
      expect(status).toBe(204);
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
      expect(headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key');
    });
  });

  it.each([
    ['422', {}, {}],
    ['400', '{', {}],
    ['413', 'x'.repeat(70_000), {}],
    ['415', '{}', { 'Content-Type': 'text/plain' }],
  ])('an allowed page can read the %s too', async (status, body, headers) => {
    const answer = await app.post(body, { headers: { Origin: PARTNER, ...headers } });
    expect(String(answer.status)).toBe(status);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(PARTNER);
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
  });

  it('an allowed page can read 405 and 429', async () => {
    const headers = { Origin: PARTNER };
    expect((await app.get(HANDLER, { headers })).headers.get('Access-Control-Allow-Origin')).toBe(PARTNER);
    const strict = await startApp({ engine, env: { ALLOWED_ORIGINS: PARTNER, RATE_LIMIT: '1/10s' } });
    await strict.post({}, { headers });
    const refused = await strict.post({}, { headers });
    expect([refused.status, refused.headers.get('Access-Control-Allow-Origin')]).toEqual([429, PARTNER]);
    await strict.close();
  });

  it('local origins mean nothing in production', async () => {
    const live = await startApp({ engine, env: { NODE_ENV: 'production' } });
    expect((await live.post(solarRequest(), { headers: { Origin: 'http://localhost:3000' } })).status).toBe(403);
    await live.close();
  });
});
