import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { whenQuiet } from './whenQuiet.ts';

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

  test('a focus that is there by itself is no touch of a visitor, a key is', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    tag.autofocus = true;
    start();
    tag.dispatchEvent(new Event('focusin'));
    expect(run).not.toHaveBeenCalled();
    tag.dispatchEvent(new Event('keydown'));
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
