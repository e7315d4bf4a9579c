import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeApi } from '../support/engines.ts';
import { solarRequest } from '../support/solarRequest.ts';
import { newKey, startApp, type TestApp } from '../support/startApp.ts';

const HANDLER = '/functions/v1/quote-handler';

describeApi('hostile: content type, method, path', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
  });
  afterAll(() => app.close());

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json; charset=utf-16',
    'application/jsonp',
    'text/json',
    'application/json, text/plain',
    '',
  ])('a post of the type %j: 415', async (type) => {
    const { status, body } = await app.post(solarRequest(), { headers: { 'Content-Type': type } });
    expect([status, body.code]).toEqual([415, 'wrong-content-type']);
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'a post of the type %j is read',
    async (type) => {
      const { status } = await app.post(solarRequest(), { key: newKey(), headers: { 'Content-Type': type } });
      expect(status).toBe(201);
    },
  );

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])(
    '%s of the quote-handler: 405 with what is allowed',
    async (method) => {
      for (const address of [HANDLER, '/functions/v1/quote-actions']) {
        const answer = await app.get(address, { method });
        expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
      }
    },
  );

  it('X-HTTP-Method-Override changes nothing', async () => {
    const answer = await app.get(HANDLER, { headers: { 'X-HTTP-Method-Override': 'POST' } });
    expect(answer.status).toBe(405);
  });

  it.each([
    '/functions/v1/quote-handler/x',
    '/functions/v1/../v1/quote-handler/..',
    '/functions',
    '/functions/v2/quote-handler',
    '/functions/v1/quote-handler%00',
    '/functions/v1/%2e%2e/quote-handler',
  ])('nothing answers a post to %s', async (address) => {
    const { status } = await app.post(solarRequest(), { path: address });
    expect([404, 405]).toContain(status);
  });

  it.each(['/%', '/%E0%A4%A', '/quote/%FF', '/\u0000', '/a?b=%zz'])('%j does no harm', async (address) => {
    const { status, text } = await app.get(encodeURI(address).replaceAll('%25', '%'));
    expect([400, 404]).toContain(status);
    expect(text).not.toMatch(/node_modules|\.ts:\d/);
  });

  describe('every answer of the API', () => {
    it.each([
      ['201', () => app.post(solarRequest(), { key: newKey() })],
      ['422', () => app.post({})],
      ['400', () => app.post('{')],
      ['403', () => app.post({}, { headers: { Origin: 'https://evil.example' } })],
      ['405', () => app.get(HANDLER)],
      ['413', () => app.post('x'.repeat(70_000))],
      ['415', () => app.post('x', { headers: { 'Content-Type': 'text/plain' } })],
      ['404', () => app.get('/functions/v1/none')],
    ])('%s has the security headers and no cache', async (status, request) => {
      const { headers, ...answer } = await request();
      expect(String(answer.status)).toBe(status);
      expect(headers.get('Content-Security-Policy')).toContain('default-src');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Strict-Transport-Security')).not.toBeNull();
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/);
      expect(headers.get('Set-Cookie')).toBeNull();
      expect(headers.get('X-Powered-By')).toBeNull();
    });
  });

  it('makes no link from the Host of a request', async () => {
    const headers = { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http', Forwarded: 'host=evil.example' };
    const { body } = await app.post(solarRequest(), { key: newKey(), headers });
    expect(JSON.stringify(body)).not.toContain('evil');
  });
});
