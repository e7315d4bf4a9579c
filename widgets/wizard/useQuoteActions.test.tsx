import { cleanup } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { QuoteAnswer } from '#contract/common/wire.ts';
import { eventually, renderInTag, testHost } from '../../tests/support/element/renderWithHost.tsx';
import { useQuoteActions } from './ResultActions.tsx';

const calls = vi.fn<typeof fetch>();
const reply = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
const EMAIL = 'jane@example.com';

beforeEach(() => {
  vi.stubGlobal('fetch', calls);
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  calls.mockReset();
  Reflect.deleteProperty(navigator, 'share');
});

const stored: QuoteAnswer = {
  id: 'a',
  reference: 'SQ-123456',
  token: 't'.repeat(24),
  quoteUrl: 'https://quotes.example/quote/t',
  pdfUrl: 'https://quotes.example/quote/t.pdf',
};

function start(answer: QuoteAnswer = stored) {
  const host = testHost();
  const shown: string[] = [];
  const { result } = renderInTag(
    host,
    () =>
      useQuoteActions({
        answer,
        email: EMAIL,
        title: 'Your quote',
        shareText: 'A quote',
        showToast: ({ title }, tone = 'success') => shown.push(`${tone}: ${title}`),
        sheet: { current: null },
      }),
    undefined,
  );
  return { actions: () => result.current, host, shown };
}

const canShare = (share: (data: ShareData) => Promise<void>): void => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
};

describe('Email Quote', () => {
  it.each([
    [201, { action: 'email', customerMail: 'queued' }, 'success: Quote Sent'],
    [200, { action: 'email', customerMail: 'already-sent' }, 'success: Already sent'],
    [200, { action: 'email', customerMail: 'suppressed' }, 'success: Already sent'],
    [403, { error: 'no' }, 'danger: Email not sent'],
  ])('answered %i %j shows “%s”', async (status, body, text) => {
    const { actions, host, shown } = start();
    calls.mockResolvedValueOnce(reply(status, body));
    await eventually(() => actions().email());
    expect(shown).toEqual([text]);
    expect(host.told).toEqual([['quote-action', { action: 'email' }]]);
    expect(actions().isEmailing).toBe(false);
  });

  it.each(['queued', 'already-sent'])(
    'says where it went and asks no more, once the answer is %s',
    async (customerMail) => {
      const { actions, host } = start();
      expect(actions().sentTo).toBeUndefined();
      calls.mockResolvedValueOnce(reply(200, { action: 'email', customerMail }));
      await eventually(() => actions().email());
      expect(actions().sentTo).toBe(EMAIL);
      for (let press = 0; press < 7; press += 1) await eventually(() => actions().email());
      expect(calls).toHaveBeenCalledOnce();
      expect(host.told).toHaveLength(1);
    },
  );

  it.each([
    [200, { action: 'email', customerMail: 'suppressed' }],
    [500, {}],
  ])('can be asked again after %i %j', async (status, body) => {
    // The pauses between the tries pass at once.
    vi.useFakeTimers({ toFake: ['setTimeout'] }).setTimerTickMode('nextTimerAsync');
    const { actions } = start();
    calls.mockImplementation(() => Promise.resolve(reply(status, body)));
    await eventually(() => actions().email());
    expect(actions().sentTo).toBeUndefined();
    const asked = calls.mock.calls.length;
    await eventually(() => actions().email());
    expect(calls).toHaveBeenCalledTimes(2 * asked);
  });

  it('asks by the token of the quote and says no address', async () => {
    const { actions } = start();
    calls.mockResolvedValueOnce(reply(200, { action: 'email' }));
    await eventually(() => actions().email());
    const [url, init] = calls.mock.calls[0] ?? [];
    expect(url).toBe('https://quotes.example/functions/v1/quote-actions');
    expect(init?.body).toBe(JSON.stringify({ token: stored.token, action: 'email' }));
  });

  it('does nothing for an answer without a token', async () => {
    const { actions, host } = start({ id: 'a', reference: 'SQ-123456' });
    await eventually(() => actions().email());
    await eventually(() => actions().share());
    await eventually(() => actions().downloadPdf());
    expect(calls).not.toHaveBeenCalled();
    expect(host.told).toEqual([]);
  });
});

describe('Share', () => {
  it('hands over the link of the saved quote', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
    canShare(share);
    const { actions, shown } = start();
    await eventually(() => actions().share());
    expect(share).toHaveBeenCalledWith({ title: 'Your quote', text: 'A quote', url: stored.quoteUrl });
    expect([shown, actions().showsLink]).toEqual([[], false]);
  });

  it('takes a sheet that was closed for an answer', async () => {
    canShare(() => Promise.reject(new DOMException('closed', 'AbortError')));
    const { actions, shown } = start();
    await eventually(() => actions().share());
    expect([shown, actions().showsLink]).toEqual([[], false]);
  });

  it.each([
    ['is forbidden', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
    ['is missing', undefined],
  ])('offers the link where sharing %s', async (_why, share) => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    const { actions, shown } = start();
    await eventually(() => actions().share());
    expect(shown).toEqual(['danger: Sharing Not Available']);
    expect([actions().showsLink, actions().link]).toEqual([true, stored.quoteUrl]);
  });

  it('copies the link, or says that it could not', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    const { actions, shown } = start();
    await eventually(() => actions().copy());
    expect(write).toHaveBeenCalledWith(stored.quoteUrl);
    write.mockRejectedValueOnce(new Error('no'));
    vi.spyOn(document, 'execCommand').mockReturnValueOnce(false);
    await eventually(() => actions().copy());
    expect(shown).toEqual(['success: Link copied', 'danger: Link not copied']);
  });
});

it('every action is told to the page', () => {
  const { actions, host } = start();
  actions().call();
  actions().print();
  expect(host.told).toEqual([
    ['quote-action', { action: 'call' }],
    ['quote-action', { action: 'print' }],
  ]);
});
