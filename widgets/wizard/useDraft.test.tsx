import { cleanup } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { now, renderInTag, testHost } from '../../tests/support/element/renderWithHost.tsx';
import type { readRecord } from '../runtime/storage.ts';
import type { Draft } from './stored.ts';
import { useDraft } from './useDraft.ts';

const KEY = 'solar_quote_data';
const DAY_MS = 86_400_000;
const own = testHost({ isOwnOrigin: true });
const foreign = testHost({ isOwnOrigin: false });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function start(host: typeof own, key = KEY) {
  const restore = vi.fn<(draft: Draft) => void>();
  const bringBack = vi.fn<(draft: Draft) => void>();
  const valuesOfRecord = (record: unknown) => ({ from: record });
  const { result, unmount } = renderInTag(
    host,
    () => useDraft({ funnel: 'solar', storageKey: key, valuesOfRecord, restore, bringBack }),
    undefined,
  );
  return { keeper: () => result.current, restore, bringBack, unmount };
}

const stored = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const keep = (draft: object): void => localStorage.setItem(KEY, JSON.stringify({ drafts: { solar: draft } }));

describe('on our own pages', () => {
  it('keeps answers a moment after the last one', () => {
    const { keeper } = start(own);
    now(() => keeper().keep({ size: 5 }, 1));
    vi.advanceTimersByTime(399);
    now(() => keeper().keep({ size: 6 }, 2));
    vi.advanceTimersByTime(399);
    expect(stored()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(stored()).toEqual({ drafts: { solar: { values: { size: 6 }, step: 2, savedAt: expect.any(String) } } });
  });

  it('asks before it fills in what was kept', () => {
    keep({ values: { size: 6 }, step: 2, savedAt: new Date().toISOString() });
    const { keeper, restore, bringBack } = start(own);
    expect(restore).not.toHaveBeenCalled();
    expect(bringBack).not.toHaveBeenCalled();
    expect(keeper().offered).toEqual({ values: { size: 6 }, step: 2 });
    now(() => keeper().accept());
    expect(restore).toHaveBeenCalledWith({ values: { size: 6 }, step: 2 });
    expect(keeper().offered).toBeUndefined();
  });

  it('deletes when asked', () => {
    keep({ values: {}, step: 2, savedAt: new Date().toISOString() });
    const { keeper, restore } = start(own);
    now(() => keeper().discard());
    expect(stored()).toBeNull();
    expect(keeper().offered).toBeUndefined();
    expect(restore).not.toHaveBeenCalled();
  });

  it.each([
    [29, { values: {}, step: 2 }],
    [30, undefined],
  ])('what is %i days old is offered as %o', (days, offered) => {
    keep({ values: {}, step: 2, savedAt: new Date(Date.now() - days * DAY_MS).toISOString() });
    expect(start(own).keeper().offered).toEqual(offered);
  });

  it('replaces the draft by the quote that was sent, and offers its answers from the first step on', () => {
    const { keeper, unmount } = start(own);
    now(() => keeper().keep({ size: 6 }, 3));
    now(() => keeper().complete({ quote: { size: 6 } }));
    vi.advanceTimersByTime(1000);
    expect(stored()).toEqual({ quote: { size: 6 }, timestamp: expect.any(String) });
    unmount();
    expect(start(own).keeper().offered).toMatchObject({ step: 1, values: { from: { quote: { size: 6 } } } });
  });

  it.each([0, 399])(
    'keeps what was typed last when the tag goes, %i ms after it, and writes nothing later',
    (passed) => {
      const { keeper, unmount } = start(own);
      now(() => keeper().keep({ size: 6 }, 1));
      vi.advanceTimersByTime(passed);
      unmount();
      expect(stored()).toMatchObject({ drafts: { solar: { values: { size: 6 }, step: 1 } } });
      localStorage.clear();
      // Less than a frame at first, after which Preact would have ended it anyhow.
      vi.advanceTimersByTime(1);
      vi.advanceTimersByTime(1000);
      expect(stored()).toBeNull();
    },
  );
});

describe('on a partner’s page', () => {
  it('keeps answers in memory only, and gives them back without a question', () => {
    const key = 'memory-only';
    const { keeper, unmount } = start(foreign, key);
    now(() => keeper().keep({ size: 6 }, 2));
    vi.advanceTimersByTime(400);
    expect(localStorage.length).toBe(0);
    unmount();
    const again = start(foreign, key);
    expect(again.bringBack).toHaveBeenCalledWith({ values: { size: 6 }, step: 2 });
    expect(again.keeper().offered).toBeUndefined();
  });

  it('keeps what was typed last when its tag goes', () => {
    const key = 'gone';
    const { keeper, unmount } = start(foreign, key);
    now(() => keeper().keep({ size: 6 }, 2));
    unmount();
    expect(start(foreign, key).bringBack).toHaveBeenCalledWith({ values: { size: 6 }, step: 2 });
  });

  describe('that says keep="session"', () => {
    const element = document.createElement('solar-quote');
    element.setAttribute('keep', 'session');
    const keeping = testHost({ isOwnOrigin: false, element });
    const inSession = (): unknown => JSON.parse(sessionStorage.getItem('quote-keep:solar-quote') ?? 'null');
    const afterReload = async () => {
      // What a module holds in memory does not survive a reload: the same module once more, under another address.
      const address = new URL('../runtime/storage.ts?reloaded', import.meta.url).href;
      const reloaded = (await import(/* @vite-ignore */ address)) as { readonly readRecord: typeof readRecord };
      return reloaded.readRecord(keeping, KEY);
    };
    beforeEach(() => sessionStorage.clear());
    afterEach(() => vi.restoreAllMocks());

    it('keeps answers for a reload, in one place, until they are sent', async () => {
      const { keeper } = start(keeping);
      now(() => keeper().keep({ size: 6 }, 2));
      vi.advanceTimersByTime(400);
      const drafts = { solar: { values: { size: 6 }, step: 2, savedAt: expect.any(String) } };
      expect([inSession(), sessionStorage.length, localStorage.length]).toEqual([{ drafts }, 1, 0]);
      expect(await afterReload()).toEqual({ drafts });
      now(() => keeper().complete({ quote: { size: 6 } }));
      expect(sessionStorage.length).toBe(0);
    });

    it('goes on in silence where the browser refuses', () => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      for (const name of ['getItem', 'setItem', 'removeItem'] as const)
        vi.spyOn(Storage.prototype, name).mockImplementation(() => {
          throw new DOMException('no', 'SecurityError');
        });
      const { keeper, unmount } = start(keeping, 'refused');
      now(() => keeper().keep({ size: 6 }, 2));
      vi.advanceTimersByTime(400);
      unmount();
      const again = start(keeping, 'refused');
      expect(again.bringBack).toHaveBeenCalledWith({ values: { size: 6 }, step: 2 });
      now(() => again.keeper().complete({}));
      expect(warn).not.toHaveBeenCalled();
    });
  });
});
