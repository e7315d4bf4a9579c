import { cleanup } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HELD_BACK_MS, QUICKEST_PERSON_MS } from '#contract/common/wire.ts';
import { eventually, now, renderInTag, testHost } from '../../tests/support/element/renderWithHost.tsx';
import { watchFirstTouch } from '../runtime/firstTouch.ts';
import type { Host } from '../runtime/host.ts';
import { useDraft } from './useDraft.ts';
import { printOf, useSubmission, type LeadToSend } from './useSubmission.ts';

const calls = vi.fn<typeof fetch>();
const reply = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
const keys = (): (string | null)[] =>
  calls.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));

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
});

const lead = (identity: unknown): LeadToSend => ({ quoteData: { quote: identity }, identity, leadRoute: '' });

function start(changes: Partial<Host> = {}) {
  const host = testHost(changes);
  const onInvalid = vi.fn<(errors: unknown) => void>();
  const onFailed = vi.fn<(code: string) => void>();
  const { result } = renderInTag(
    host,
    () => useSubmission({ type: 'solar', funnel: 'solar', attribution: {}, onInvalid, onFailed }),
    undefined,
  );
  return { submission: () => result.current, host, onInvalid, onFailed };
}

describe('a quick person with autofill', () => {
  it('is held back until the server takes the lead for that of a person, and a little longer', async () => {
    // The clock of the test: that of a busy machine goes on while nothing does.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }).setTimerTickMode('nextTimerAsync');
    const element = document.createElement('div');
    const stop = watchFirstTouch(element);
    element.dispatchEvent(new PointerEvent('pointerdown'));
    const { submission } = start({ element });
    calls.mockResolvedValueOnce(reply(201, { id: 'a' }));
    await eventually(() => submission().send(lead({ size: 4 })));
    stop();
    const body = calls.mock.calls[0]?.[1]?.body;
    const sent: { elapsedMs: number } = JSON.parse(typeof body === 'string' ? body : '');
    expect(HELD_BACK_MS).toBeGreaterThan(QUICKEST_PERSON_MS);
    expect(sent.elapsedMs).toBeGreaterThanOrEqual(HELD_BACK_MS - 1);
    expect(sent.elapsedMs).toBeLessThan(QUICKEST_PERSON_MS * 2);
  });
});

describe('the key of a submission', () => {
  it('is the same for the same answers, and for the second post of the result', async () => {
    const { submission } = start();
    calls.mockResolvedValueOnce(reply(400, { error: 'no' }));
    await eventually(() => submission().send(lead({ size: 4 })));
    calls.mockResolvedValueOnce(reply(201, { id: 'a' }));
    await eventually(() => submission().send(lead({ size: 4 })));
    calls.mockResolvedValueOnce(reply(200, { id: 'a' }));
    await eventually(() => submission().sendAgain());
    expect(keys()).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
    expect(calls.mock.calls[2]?.[1]?.body).toBe(calls.mock.calls[1]?.[1]?.body);
  });

  it('is a new one for other answers', async () => {
    const { submission } = start();
    calls.mockImplementation(() => Promise.resolve(reply(201, { id: 'a' })));
    await eventually(() => submission().send(lead({ size: 4 })));
    await eventually(() => submission().send(lead({ size: 5 })));
    expect(new Set(keys()).size).toBe(2);
  });

  it('is the one that the server took after a conflict', async () => {
    const { submission } = start();
    calls.mockResolvedValueOnce(reply(409, {}));
    calls.mockResolvedValueOnce(reply(201, { id: 'a' }));
    calls.mockResolvedValueOnce(reply(200, { id: 'a' }));
    await eventually(() => submission().send(lead({ size: 4 })));
    await eventually(() => submission().sendAgain());
    const [refused, stored, again] = keys();
    expect(stored).not.toBe(refused);
    expect(again).toBe(stored);
  });
});

describe('the key of a submission whose answer never came', () => {
  // Of this file alone: two pages of one browser run tests at once, and share what is kept.
  const KEY = 'sent_quote_data';
  const KEEPING = document.createElement('solar-quote');
  KEEPING.setAttribute('keep', 'session');
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    // Stored by the server, and then the page is gone.
    calls.mockImplementation(() => new Promise(() => undefined));
  });

  /** Draft and submission of one view of a page, as a funnel joins them. */
  function view(host: Host) {
    const { result, unmount } = renderInTag(
      host,
      () => {
        const kept = { storageKey: KEY, valuesOfRecord: () => undefined };
        const ignored = { restore: () => undefined, bringBack: () => undefined };
        const draft = useDraft({ funnel: 'solar', ...kept, ...ignored });
        const told = { onInvalid: () => undefined, onFailed: () => undefined };
        const form = { type: 'solar', funnel: 'solar', attribution: {} };
        const submission = useSubmission({ ...form, ...told, keeper: () => draft });
        return { draft, submission };
      },
      undefined,
    );
    return { draft: () => result.current.draft, submission: () => result.current.submission, unmount };
  }

  async function sendAndLeave(host: Host, values: object, { isKept = true } = {}): Promise<void> {
    const { draft, submission, unmount } = view(host);
    const posts = calls.mock.calls.length;
    now(() => isKept && draft().keep(values, 3));
    if (isKept && host.isOwnOrigin)
      await expect.poll(() => localStorage.getItem(KEY)).toContain(JSON.stringify(values));
    now(() => void submission().send(lead(values)));
    await expect.poll(() => calls.mock.calls.length).toBe(posts + 1);
    unmount();
  }

  it('is kept with the draft: the same answers on another view of the page are the same lead', async () => {
    const own = testHost({ isOwnOrigin: true });
    await sendAndLeave(own, { size: 4 });
    await sendAndLeave(own, { size: 4 });
    await sendAndLeave(own, { size: 5 });
    const [first, again, other] = keys();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('is the one that was taken after a conflict, although its answer was lost', async () => {
    const own = testHost({ isOwnOrigin: true });
    calls.mockResolvedValueOnce(reply(409, {}));
    const { draft, submission, unmount } = view(own);
    now(() => draft().keep({ size: 4 }, 3));
    await expect.poll(() => localStorage.getItem(KEY)).toContain('"size":4');
    now(() => void submission().send(lead({ size: 4 })));
    await expect.poll(() => calls.mock.calls.length).toBe(2);
    unmount();
    await sendAndLeave(own, { size: 4 });
    const [refused, taken, again] = keys();
    expect(taken).not.toBe(refused);
    expect(again).toBe(taken);
  });

  it('brings along what was typed in the moment before', async () => {
    const { draft, submission } = view(testHost({ isOwnOrigin: true }));
    now(() => draft().keep({ size: 4 }, 3));
    now(() => void submission().send(lead({ size: 4 })));
    await expect.poll(() => calls.mock.calls.length).toBe(1);
    const { drafts } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    expect(drafts.solar).toMatchObject({ values: { size: 4 }, step: 3, sending: { key: keys()[0] } });
  });

  it('goes with the draft, when the answers are deleted or the answer comes at last', async () => {
    const own = testHost({ isOwnOrigin: true });
    await sendAndLeave(own, { size: 4 });
    const { draft } = view(own);
    now(() => draft().discard());
    await sendAndLeave(own, { size: 4 });
    expect(new Set(keys()).size).toBe(2);
    now(() => draft().complete({ quote: 1 }));
    expect(localStorage.getItem(KEY)).not.toContain(keys()[1]);
  });

  it('tells no answer, and lies where the draft does: for the tab where a partner’s page says so', async () => {
    const values = { email: 'jane@example.com' };
    await sendAndLeave(testHost({ isOwnOrigin: false, element: KEEPING }), values, { isKept: false });
    const stored = sessionStorage.getItem('quote-keep:solar-quote');
    expect(JSON.parse(stored ?? 'null')).toEqual({
      drafts: { solar: { sending: { print: printOf(values), key: keys()[0] } } },
    });
    expect([stored, localStorage.length]).toEqual([expect.not.stringContaining('jane'), 0]);
  });

  it('lies nowhere on other pages of partners', async () => {
    await sendAndLeave(testHost({ isOwnOrigin: false }), { size: 4 });
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });
});

describe('a submission', () => {
  it('is busy until it is answered, and goes out once however often it is asked for', async () => {
    const { submission } = start();
    let answer = (_response: Response): void => undefined;
    calls.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    let first: Promise<unknown> = Promise.resolve();
    now(() => {
      first = submission().send(lead({ size: 4 }));
    });
    expect(submission().isBusy).toBe(true);
    expect(await submission().send(lead({ size: 4 }))).toBeUndefined();
    await expect.poll(() => calls.mock.calls.length).toBe(1);
    answer(reply(201, { id: 'a', reference: 'SQ-123456' }));
    expect(await first).toEqual({ id: 'a', reference: 'SQ-123456' });
    await expect.poll(() => submission().isBusy).toBe(false);
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('is usable again when the page comes back from the back-forward cache', () => {
    const { submission } = start();
    calls.mockImplementationOnce(() => new Promise(() => undefined));
    now(() => void submission().send(lead({ size: 4 })));
    expect(submission().isBusy).toBe(true);
    now(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(submission().isBusy).toBe(false);
  });

  it('names the fields that the server found wrong', async () => {
    const { submission, host, onInvalid, onFailed } = start();
    const errors = [{ path: 'quoteData.customerInfo.email', message: 'Enter another address' }];
    calls.mockResolvedValueOnce(reply(422, { errors }));
    expect(await eventually(() => submission().send(lead({})))).toBeUndefined();
    expect(onInvalid).toHaveBeenCalledWith([{ name: 'email', message: 'Enter another address' }]);
    expect(onFailed).not.toHaveBeenCalled();
    expect(host.told).toEqual([
      ['quote-submitting', { type: 'solar' }],
      ['quote-failed', { code: 'invalid' }],
    ]);
  });

  it('says why it failed, to the visitor and to the page', async () => {
    const { submission, host, onFailed } = start();
    calls.mockResolvedValueOnce(reply(403, { error: 'not from here' }));
    await eventually(() => submission().send(lead({})));
    expect(onFailed).toHaveBeenCalledWith('refused');
    expect(host.told.at(-1)).toEqual(['quote-failed', { code: 'refused' }]);
    expect(submission().isBusy).toBe(false);
  });

  it('is not sent while the page prevents it, and can be tried again', async () => {
    const emit = vi.fn<Host['emit']>().mockReturnValueOnce(false).mockReturnValue(true);
    const { submission, onFailed, host } = start();
    Object.assign(host, { emit });
    calls.mockResolvedValueOnce(reply(201, { id: 'a' }));
    expect(await eventually(() => submission().send(lead({})))).toBeUndefined();
    expect([calls.mock.calls.length, submission().isBusy, onFailed.mock.calls.length]).toEqual([0, false, 0]);
    expect(await eventually(() => submission().send(lead({})))).toEqual({ id: 'a' });
    expect(emit.mock.calls).toEqual(Array.from({ length: 2 }, () => ['quote-submitting', { type: 'solar' }]));
  });

  it('has nothing to send again before it was sent', async () => {
    const { submission } = start();
    expect(await submission().sendAgain()).toBeUndefined();
    expect(calls).not.toHaveBeenCalled();
  });
});

describe('the reference of a partner', () => {
  const referenceSent = async (attribute: string) => {
    const element = document.createElement('div');
    element.setAttribute('reference', attribute);
    const { submission } = start({ element });
    calls.mockResolvedValueOnce(reply(201, { id: 'a' }));
    expect(await eventually(() => submission().send(lead({})))).toEqual({ id: 'a' });
    const body = calls.mock.calls[0]?.[1]?.body;
    const sent: { attribution: object } = JSON.parse(typeof body === 'string' ? body : '');
    return sent.attribution;
  };

  it('goes along with the lead', async () => {
    expect(await referenceSent(' ACME/12 ')).toMatchObject({ partnerReference: 'ACME/12' });
  });

  it.each(['x'.repeat(81), 'two\nlines', 'jane@example.com'])(
    'that is none, %j, gives a warning and costs no lead',
    async (attribute) => {
      expect(await referenceSent(attribute)).not.toHaveProperty('partnerReference');
      expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('expected at most 80 letters'));
    },
  );
});

describe('the print of answers', () => {
  it('does not depend on their order, and on everything else', () => {
    expect(printOf({ a: 1, b: { c: 2, d: [1, 2] } })).toBe(printOf({ b: { d: [1, 2], c: 2 }, a: 1 }));
    const others = [{ a: 1 }, { a: 2 }, { a: '1' }, { b: 1 }, { a: [1, 2] }, { a: [2, 1] }, {}, { a: 'Ü' }, { a: 'U' }];
    expect(new Set(others.map(printOf)).size).toBe(others.length);
  });
});
