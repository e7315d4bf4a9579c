import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ANSWERS_FIELD } from '#contract/common/wire.ts';
import { prerenderHost } from './host.ts';
import { endNavigationState } from './prefill.ts';
import { whenQuiet, whenWanted } from './whenQuiet.ts';

let tag: HTMLElement;
const run = vi.fn();
const start = () => whenQuiet(tag, run);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestIdleCallback', (call: () => void) => setTimeout(call, 10));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  tag = document.createElement('div');
  run.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('what a visitor does not need yet', () => {
  test('waits until the page has loaded and rests', () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    start();
    vi.advanceTimersByTime(3000);
    expect(run).not.toHaveBeenCalled();
    state.mockReturnValue('complete');
    dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(100);
    expect(run).toHaveBeenCalledOnce();
  });

  test('does not wait for a page that never ends loading', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    start();
    vi.advanceTimersByTime(5000);
    expect(run).toHaveBeenCalledOnce();
  });

  test.each(['pointerdown', 'keydown', 'focusin', 'input'])('comes at once after %s, and only once', (name) => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    start();
    tag.dispatchEvent(new Event(name));
    tag.dispatchEvent(new Event(name));
    dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(9000);
    expect(run).toHaveBeenCalledOnce();
  });

  test('never comes to a tag that has left', () => {
    start()();
    tag.dispatchEvent(new Event('pointerdown'));
    dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(9000);
    expect(run).not.toHaveBeenCalled();
  });
});

describe('the first visit of a page of ours', () => {
  const visit = (isOwnOrigin = true) => whenWanted({ ...prerenderHost, element: tag, isOwnOrigin }, run);
  let state: unknown;

  beforeEach(() => {
    state = history.state;
    history.replaceState(null, '');
    localStorage.clear();
    sessionStorage.clear();
    document.body.append(tag);
  });
  afterEach(() => {
    history.replaceState(state, '');
    // What an address hands over is kept for the life of the page, which other files share.
    endNavigationState(prerenderHost);
    localStorage.clear();
    sessionStorage.clear();
    tag.remove();
  });

  test('fetches nothing while nobody is there, and leaves nothing behind', () => {
    const cancel = visit();
    vi.advanceTimersByTime(60_000);
    cancel();
    dispatchEvent(new Event('pointermove'));
    vi.advanceTimersByTime(60_000);
    expect(run).not.toHaveBeenCalled();
  });

  test.each(['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'])(
    'waits for a quiet moment after %s',
    (name) => {
      const cancel = visit();
      document.body.dispatchEvent(new Event(name));
      expect(run).not.toHaveBeenCalled();
      vi.advanceTimersByTime(100);
      expect(run).toHaveBeenCalledOnce();
      cancel();
    },
  );

  test('comes at once when its first sign is a touch of the tag', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    visit();
    tag.dispatchEvent(new Event('pointerdown'));
    expect(run).toHaveBeenCalledOnce();
  });

  test('fetches on a partner’s page, where a tag has waited for a touch, when that is quiet', () => {
    visit(false);
    vi.advanceTimersByTime(100);
    expect(run).toHaveBeenCalledOnce();
  });

  test('is given up after a sign as well', () => {
    const cancel = visit();
    dispatchEvent(new Event('scroll'));
    cancel();
    vi.advanceTimersByTime(60_000);
    expect(run).not.toHaveBeenCalled();
  });

  test.each([
    ['answers or a quote are kept', () => localStorage.setItem('kept', '{}')],
    ['another page has handed something over', () => sessionStorage.setItem('handed', '{}')],
    [
      'a saved quote hands over its answers',
      () => history.replaceState(null, '', `#${ANSWERS_FIELD}=%7B%22a%22%3A1%7D`),
    ],
    ['the history of the tab knows a step', () => history.replaceState({ quoteStep: {} }, '')],
  ])('is none where %s: then a quiet page is enough', (_what, keep) => {
    keep();
    visit();
    vi.advanceTimersByTime(100);
    expect(run).toHaveBeenCalledOnce();
  });
});
