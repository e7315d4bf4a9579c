import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi } from '../support/engines.ts';
import { rawRequest } from '../support/rawRequest.ts';
import { solarRequest } from '../support/solarRequest.ts';
import { startApp, type TestApp } from '../support/startApp.ts';

const POST = 'POST /functions/v1/quote-handler HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const LIMITS = {
  headersTimeoutMs: 700,
  requestTimeoutMs: 1200,
  checkEveryMs: 100,
  idleTimeoutMs: 900,
  keepAliveMs: 5000,
};
// On every answer, of whatever part of the server.
const GUARDS = ['Content-Security-Policy', 'X-Content-Type-Options', 'X-Frame-Options', 'Referrer-Policy'];

describeApi('hostile: HTTP', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine, limits: LIMITS });
  });
  afterAll(async () => {
    // Still there after all of it, and nothing was stored by accident.
    expect((await app.get('/livez')).status).toBe(200);
    expect(await app.leads()).toEqual([]);
    await app.close();
  });

  const send = (bytes: string, patienceMs?: number) =>
    rawRequest({ port: app.port, bytes, ...(patienceMs && { patienceMs }) });

  it.each([
    ['two lengths', `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
    [
      'length and chunks',
      `${POST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n`,
    ],
    ['chunks that are none', `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['a chunk size that is none', `${POST}Transfer-Encoding: chunked\r\n\r\n0x2\r\n{}\r\n0\r\n\r\n`],
    ['a length that is none', `${POST}Content-Length: +2\r\n\r\n{}`],
    ['a negative length', `${POST}Content-Length: -2\r\n\r\n{}`],
    ['a space before the colon', `${POST}Content-Length : 2\r\n\r\n{}`],
    ['a folded header', `${POST}X: a\r\n b\r\nContent-Length: 2\r\n\r\n{}`],
    ['no HTTP', 'hello\r\n\r\n'],
    ['a TLS hello', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003'],
    ['a control character in a header', `GET / HTTP/1.1\r\nHost: x\r\nX: a\u0000b\r\n\r\n`],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`],
    ['an address without end', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  ])('%s: refused and hung up on', async (_name, bytes) => {
    const { status, isClosed, text } = await send(bytes);
    expect([400, 431]).toContain(status);
    expect(isClosed).toBe(true);
    expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(text).not.toMatch(/node|express|at /i);
    for (const name of GUARDS) expect(text).toContain(`\r\n${name}: `);
  });

  it.each([
    ['no host', 'GET /livez HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two hosts', 'GET /livez HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
    ['an unknown expectation', `${POST}Expect: more\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`, 422],
  ])('%s: answered with the security headers', async (_name, bytes, expected) => {
    const { status, text } = await send(bytes);
    expect(status).toBe(expected);
    for (const name of GUARDS) expect(text).toContain(`\r\n${name}: `);
  });

  // Out of time it would be a 408.
  it.each([
    ['PUT /functions/v1/quote-handler', 405],
    ['PATCH /', 405],
    ['GET /livez', 200],
    ['DELETE /functions/v1/none', 404],
  ])('%s with a body that has no end is not read to the end', async (line, expected) => {
    const { isClosed, status } = await send(`${line} HTTP/1.1\r\nHost: x\r\nContent-Length: 2000000000\r\n\r\nx`);
    expect([status, isClosed]).toEqual([expected, true]);
  });

  it('headers that come a byte at a time run out of time', async () => {
    const { status, isClosed } = await send('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    expect([status, isClosed]).toEqual([408, true]);
  });

  it('half a body runs out of time', async () => {
    const { status, isClosed } = await send(`${POST}Content-Length: 500\r\n\r\n{"type":"solar"`);
    expect([status, isClosed]).toEqual([0, true]);
  });

  it('a sender that hangs up half-way harms nobody', async () => {
    await send(`${POST}Content-Length: 5000\r\n\r\n{"type"`, 50);
    expect((await app.get('/livez')).status).toBe(200);
  });

  it.each(['http://evil.example/', 'http://127.0.0.1/livez', 'ftp://x/'])(
    'the whole address %s is refused',
    async (address) => {
      const { status, text } = await send(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(status).toBe(400);
      expect(text).not.toContain('evil');
    },
  );

  it('CONNECT opens no tunnel', async () => {
    const { status, isClosed } = await send('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n');
    expect(status).not.toBe(200);
    expect(isClosed).toBe(true);
  });

  it.each(['websocket', 'h2c'])('an upgrade to %s does not happen', async (protocol) => {
    const upgrade = `Connection: Upgrade, close\r\nUpgrade: ${protocol}\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n`;
    const { status } = await send(`GET /livez HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`);
    expect(status).not.toBe(101);
    expect(status).toBeGreaterThan(0);
  });

  it('requests in a row on one connection are answered in order', async () => {
    const one = 'GET /livez HTTP/1.1\r\nHost: x\r\n\r\n';
    const last = 'GET /none HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const { text } = await send(one + one + last);
    expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '200', '404']);
  });

  it('a quote in a body that belongs to no post is no lead', async () => {
    const body = JSON.stringify(solarRequest());
    const { status } = await send(
      `GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    expect(status).toBe(200);
  });

  it('TRACE echoes nothing', async () => {
    const { status, text } = await send('TRACE / HTTP/1.1\r\nHost: x\r\nX-Echo: sentinel\r\nConnection: close\r\n\r\n');
    expect(status).toBe(405);
    expect(text).not.toContain('sentinel');
  });
});
