import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseRetryAfter, send, TOTAL_TIMEOUT_MS, type Message } from './send.ts';

const message: Message = {
  url: 'https://quotes.example/functions/v1/quote-handler',
  body: { type: 'solar' },
  partner: 'pk_a',
  key: 'k-1',
};
const calls = vi.fn<typeof fetch>();

const answer = (status: number, body: unknown = {}, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });

/** Sends, with all pauses skipped; answers in this order, the last one for ever. */
async function sendAgainst(...answers: (Response | Error)[]) {
  let count = 0;
  calls.mockImplementation(async () => {
    const next = answers[Math.min(count, answers.length - 1)];
    count += 1;
    if (next instanceof Error || !next) throw next ?? new Error('expected an answer');
    return next.clone();
  });
  const reply = send(message);
  await vi.runAllTimersAsync();
  return reply;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', calls);
  // Node 20 has none.
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  calls.mockReset();
});

describe('a request', () => {
  test('is JSON with the partner key and the idempotency key, and sends no cookies', async () => {
    await sendAgainst(answer(201));
    const [url, init] = calls.mock.calls[0] ?? [];
    expect(url).toBe(message.url);
    expect(init).toMatchObject({
      method: 'POST',
      body: '{"type":"solar"}',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer pk_a', 'Idempotency-Key': 'k-1' },
    });
  });

  test('has an empty bearer without a partner', async () => {
    calls.mockResolvedValue(answer(201));
    await send({ url: message.url, body: {}, partner: '' });
    expect(calls.mock.calls[0]?.[1]?.headers).toEqual({ 'Content-Type': 'application/json', Authorization: 'Bearer ' });
  });
});

describe('answers', () => {
  test.each([200, 201, 400, 403, 405, 409, 413, 415, 422])('%i is final', async (status) => {
    expect(await sendAgainst(answer(status, { id: 'a' }))).toEqual({ kind: 'answer', status, body: { id: 'a' } });
    expect(calls).toHaveBeenCalledOnce();
  });

  test.each([401, 404, 408, 425, 429, 500, 502, 503, 504])('%i is tried again with the same key', async (status) => {
    expect(await sendAgainst(answer(status), answer(201, { id: 'a' }))).toMatchObject({ kind: 'answer', status: 201 });
    const keys = calls.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
    expect(keys).toEqual(['k-1', 'k-1']);
  });

  test('an answer that is no JSON is an answer without a body', async () => {
    calls.mockResolvedValue(new Response('<html>', { status: 422 }));
    expect(await send(message)).toEqual({ kind: 'answer', status: 422, body: undefined });
  });

  test('an answer that breaks off is tried again', async () => {
    const broken = answer(201);
    vi.spyOn(broken, 'json').mockRejectedValue(new TypeError('network error'));
    vi.spyOn(broken, 'clone').mockReturnValue(broken);
    expect(await sendAgainst(broken, answer(200, { id: 'a' }))).toMatchObject({ status: 200 });
  });
});

describe('giving up', () => {
  test.each([
    [429, 'busy'],
    [503, 'busy'],
    [500, 'server'],
    [408, 'server'],
    [404, 'refused'],
  ])('%i all the time ends as %s within 15 seconds', async (status, code) => {
    const start = Date.now();
    expect(await sendAgainst(answer(status))).toEqual({ kind: 'failed', code });
    expect(Date.now() - start).toBeLessThanOrEqual(TOTAL_TIMEOUT_MS);
    expect(calls.mock.calls.length).toBeGreaterThan(2);
  });

  test.each([
    [true, 'unreachable'],
    [false, 'offline'],
  ])('no connection all the time, the browser being online: %s, ends as %s', async (onLine, code) => {
    vi.stubGlobal('navigator', { onLine });
    expect(await sendAgainst(new TypeError('Failed to fetch'))).toEqual({ kind: 'failed', code });
  });

  test('Retry-After is waited for', async () => {
    const start = Date.now();
    await sendAgainst(answer(503, {}, { 'Retry-After': '6' }), answer(201));
    expect(Date.now() - start).toBeGreaterThanOrEqual(6_000);
  });

  test('a Retry-After beyond the deadline is not waited for', async () => {
    expect(await sendAgainst(answer(503, {}, { 'Retry-After': '60' }))).toEqual({ kind: 'failed', code: 'busy' });
    expect(calls).toHaveBeenCalledOnce();
  });

  test('a server that never answers ends as timeout', async () => {
    vi.useRealTimers();
    calls.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    expect(await send(message, Date.now() + 50)).toEqual({ kind: 'failed', code: 'timeout' });
  });
});

test('Retry-After: seconds, a date, nothing, nonsense', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  expect(parseRetryAfter('3', now)).toBe(3_000);
  expect(parseRetryAfter('Fri, 20 Nov 2026 12:00:05 GMT', now)).toBe(5_000);
  expect(parseRetryAfter('Fri, 20 Nov 2026 11:00:00 GMT', now)).toBe(0);
  expect(parseRetryAfter(null, now)).toBeUndefined();
  expect(parseRetryAfter('soon', now)).toBeUndefined();
});
