import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prerenderHost, type Host } from './host.ts';
import { newSubmissionKey, postAction, postQuote, type QuotePost } from './postQuote.ts';

const calls = vi.fn<typeof fetch>();
const host: Host = { ...prerenderHost, apiBase: 'https://quotes.example' };
const post: QuotePost = {
  type: 'solar',
  quoteData: { quote: {} },
  key: newSubmissionKey(),
  attribution: { funnel: 'solar' },
  elapsedMs: 4_000,
  leadRoute: '',
};

const answers = (...list: readonly (readonly [status: number, body: unknown])[]): void => {
  for (const [status, body] of list) calls.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
};
const keys = (): (string | null)[] =>
  calls.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));

const sentBody = (init: RequestInit | undefined): unknown =>
  typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;

beforeEach(() => {
  vi.stubGlobal('fetch', calls);
  // Node 20 has none.
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  calls.mockReset();
});

describe('postQuote', () => {
  test('sends the envelope of the wire to the handler', async () => {
    answers([201, { id: 'a' }]);
    await postQuote(host, post);
    const [url, init] = calls.mock.calls[0] ?? [];
    expect(url).toBe('https://quotes.example/functions/v1/quote-handler');
    expect(sentBody(init)).toEqual({
      type: 'solar',
      quoteData: { quote: {} },
      attribution: { funnel: 'solar' },
      elapsedMs: 4_000,
      leadRoute: '',
    });
  });

  test('leaves out a time that nobody knows: 0 would look like a robot', async () => {
    answers([201, { id: 'a' }]);
    await postQuote(host, { ...post, elapsedMs: undefined });
    expect(sentBody(calls.mock.calls[0]?.[1])).not.toHaveProperty('elapsedMs');
  });

  test.each([
    [201, false],
    [200, true],
  ])('%i is stored, a repeat: %s', async (status, isRepeat) => {
    answers([status, { id: 'a', reference: 'SQ-123456' }]);
    const answer = { id: 'a', reference: 'SQ-123456' };
    expect(await postQuote(host, post)).toEqual({ kind: 'stored', answer, isRepeat });
  });

  test('a conflict is posted once more under a fresh key, and that key is told before', async () => {
    answers([409, { error: 'other content' }], [201, { id: 'b' }]);
    const newKeys: string[] = [];
    const outcome = await postQuote(host, post, (key) => newKeys.push(`${key} after ${calls.mock.calls.length}`));
    const [first, second] = keys();
    expect(first).toBe(post.key);
    expect(second).not.toBe(post.key);
    expect(newKeys).toEqual([`${second} after 1`]);
    expect(outcome).toMatchObject({ kind: 'stored' });
  });

  test('a second conflict is a refusal', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answers([409, {}], [409, {}]);
    expect(await postQuote(host, post)).toEqual({ kind: 'failed', code: 'refused' });
    expect(calls).toHaveBeenCalledTimes(2);
  });

  test('422 tells every field; what is no problem is left out', async () => {
    const problem = { path: 'quoteData.customerInfo.email', message: 'Enter your email address' };
    answers([422, { error: 'Check the fields', errors: [problem, { path: 7 }, null] }]);
    expect(await postQuote(host, post)).toEqual({ kind: 'invalid', problems: [problem] });
  });

  test.each([
    [500, { error: 'The database is locked.' }, 'server', 'The database is locked.'],
    [503, { error: 'Too many leads are waiting.' }, 'busy', 'Too many leads are waiting.'],
    [500, {}, 'server', 'Failed to submit quote'],
    [502, '<h1>Bad Gateway</h1>', 'server', 'Failed to submit quote'],
    [403, {}, 'refused', 'Failed to submit quote'],
  ])('status %i with %j is logged with the reason', async (status, body, code, logged) => {
    vi.useFakeTimers();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    calls.mockImplementation(() => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return Promise.resolve(new Response(text, { status }));
    });
    const outcome = postQuote(host, post);
    await vi.runAllTimersAsync();
    expect(await outcome).toEqual({ kind: 'failed', code });
    expect(warn.mock.calls).toEqual([[expect.stringContaining(logged)]]);
    vi.useRealTimers();
  });

  test('a server that cannot be reached is logged too', async () => {
    vi.useFakeTimers();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    calls.mockRejectedValue(new TypeError('Failed to fetch'));
    const outcome = postQuote(host, post);
    await vi.runAllTimersAsync();
    expect(await outcome).toEqual({ kind: 'failed', code: 'unreachable' });
    expect(warn.mock.calls).toEqual([['Quote widgets: Failed to submit quote']]);
    vi.useRealTimers();
  });

  test('a refusal is explained to the developer in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    answers([403, { error: 'This origin is not registered' }]);
    expect(await postQuote(host, post)).toEqual({ kind: 'failed', code: 'refused' });
    expect(warn.mock.calls.flat().join()).toContain('This origin is not registered');
  });

  test('an answer that is none of ours does not pass as stored', async () => {
    answers([200, { hello: 'from a captive portal' }]);
    expect(await postQuote(host, post)).toEqual({ kind: 'failed', code: 'server' });
  });
});

describe('postAction', () => {
  test('sends token and action', async () => {
    answers([200, { action: 'email', customerMail: 'queued' }]);
    expect(await postAction(host, 't'.repeat(20), { action: 'email' })).toEqual({
      kind: 'done',
      answer: { action: 'email', customerMail: 'queued' },
    });
    expect(calls.mock.calls[0]?.[0]).toBe('https://quotes.example/functions/v1/quote-actions');
    expect(calls.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ token: 't'.repeat(20), action: 'email' }));
  });

  test('an expired quote is a refusal', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answers([410, { error: 'expired' }]);
    expect(await postAction(host, 't'.repeat(20), { action: 'viewed' })).toEqual({ kind: 'failed', code: 'refused' });
  });
});

test('submission keys are version 4 UUIDs and never the same', () => {
  const made = Array.from({ length: 200 }, newSubmissionKey);
  for (const key of made) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(made).size).toBe(made.length);
});
