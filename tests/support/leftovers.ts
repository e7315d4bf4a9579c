import type { Page } from '@playwright/test';

/** What scripts have started on a page and not ended: by name, such as "window resize", "MutationObserver" or "timer". */
export type Leftovers = readonly string[];

declare global {
  interface Window {
    leftovers?: () => string[];
    listenerNames?: Set<string>;
  }
}

/** Runs in the page, before its own scripts. */
function watchLeftovers(): void {
  const names = new Set<string>();
  const open: { readonly what: string; readonly parts: readonly unknown[] }[] = [];
  const add = (what: string, ...parts: unknown[]): void => {
    if (!open.some((one) => one.what === what && one.parts.every((part, index) => part === parts[index]))) {
      open.push({ what, parts });
    }
  };
  const remove = (what: string, ...parts: unknown[]): void => {
    for (let index = open.length - 1; index >= 0; index -= 1) {
      const one = open[index];
      if (one?.what === what && parts.every((part, place) => part === one.parts[place])) open.splice(index, 1);
    }
  };
  window.leftovers = () => open.map(({ what }) => what).toSorted();
  window.listenerNames = names;

  // What outlives a tag: the page itself, and lists of media queries.
  const ownerOf = (target: unknown): string | undefined => {
    if (target === window || target === undefined) return 'window';
    if (target === document) return 'document';
    if (target === document.body || target === document.documentElement) return 'body';
    return target instanceof MediaQueryList ? 'media query' : undefined;
  };
  type Listen = typeof EventTarget.prototype.addEventListener;
  const captures = (options: Parameters<Listen>[2]): boolean =>
    typeof options === 'object' ? options.capture === true : options === true;
  const { addEventListener: listen, removeEventListener: unlisten } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function patched(this: EventTarget, ...call: Parameters<Listen>) {
    const [name, listener, options] = call;
    names.add(name);
    const owner = ownerOf(this);
    if (owner) {
      const what = `${owner} ${name}`;
      const capture = captures(options);
      add(what, this, listener, capture);
      const forget = (): void => remove(what, this, listener, capture);
      if (typeof options === 'object' && options.once)
        listen.call(this ?? window, name, forget, { once: true, capture });
      if (typeof options === 'object') options.signal?.addEventListener('abort', forget);
    }
    return listen.apply(this, call);
  };
  EventTarget.prototype.removeEventListener = function patched(this: EventTarget, ...call: Parameters<Listen>) {
    const [name, listener, options] = call;
    const owner = ownerOf(this);
    if (owner) remove(`${owner} ${name}`, this, listener, captures(options));
    return unlisten.apply(this, call);
  };

  for (const name of ['MutationObserver', 'IntersectionObserver', 'ResizeObserver', 'PerformanceObserver'] as const) {
    const { prototype } = window[name];
    const wrap = (method: string, note: (observer: object, target: unknown) => void): void => {
      const original: unknown = Reflect.get(prototype, method);
      if (typeof original !== 'function') return;
      Reflect.set(prototype, method, function patched(this: object, ...call: unknown[]): unknown {
        note(this, call[0]);
        return Reflect.apply(original, this, call);
      });
    };
    wrap('observe', (observer, target) => add(name, observer, target));
    wrap('unobserve', (observer, target) => remove(name, observer, target));
    wrap('disconnect', (observer) => remove(name, observer));
  }

  const timers = [
    ['setTimeout', 'clearTimeout', true],
    ['setInterval', 'clearInterval', false],
    ['requestAnimationFrame', 'cancelAnimationFrame', true],
    ['requestIdleCallback', 'cancelIdleCallback', true],
  ] as const;
  for (const [start, stop, isOnce] of timers) {
    const [begin, end]: unknown[] = [Reflect.get(window, start), Reflect.get(window, stop)];
    if (typeof begin !== 'function' || typeof end !== 'function') continue;
    Reflect.set(window, start, (callback: (...values: unknown[]) => void, ...rest: unknown[]): unknown => {
      const id: unknown = Reflect.apply(begin, window, [
        (...values: unknown[]) => {
          if (isOnce) remove(start, id);
          callback(...values);
        },
        ...rest,
      ]);
      add(start, id);
      return id;
    });
    Reflect.set(window, stop, (id: unknown): unknown => {
      remove(start, id);
      return Reflect.apply(end, window, [id]);
    });
  }
}

/** Counts from now on; call it before the page is opened. */
export const countLeftovers = (page: Page): Promise<unknown> => page.addInitScript(watchLeftovers);

/** What is still going on in a page. */
export const leftoversOf = (page: Page): Promise<Leftovers> => page.evaluate(() => window.leftovers?.() ?? []);

/** Kinds of events that anything in the page has ever listened to. */
export const listenedTo = (page: Page): Promise<string[]> => page.evaluate(() => [...(window.listenerNames ?? [])]);
