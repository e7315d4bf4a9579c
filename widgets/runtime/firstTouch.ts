import type { Host } from './host.ts';

const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'input'];
const MOVES = ['pointermove', 'scroll'];

/** Hears events before anybody below does. @returns function that ends it */
export function listen(place: EventTarget, names: readonly string[], hear: (event: Event) => void): () => void {
  for (const name of names) place.addEventListener(name, hear, true);
  return () => {
    for (const name of names) place.removeEventListener(name, hear, true);
  };
}

/**
 * Runs once, when a visitor first touches a tag, or does anything on the page around it.
 * @param place the tag; `window` for the page
 * @returns function that ends it
 */
export function onFirstTouch(place: EventTarget & { readonly autofocus?: boolean }, run: () => void): () => void {
  const stop = listen(place, place === window ? [...TOUCHES, ...MOVES] : TOUCHES, ({ type }) => {
    // Put there by `autofocus`, not by a visitor, who presses a key next.
    if (place.autofocus && type === 'focusin') return;
    stop();
    run();
  });
  return stop;
}

const touchedAt = new WeakMap<HTMLElement, number>();

/** Notes when a visitor first touches the tag. @returns function that ends it */
export function watchFirstTouch(element: HTMLElement): () => void {
  if (touchedAt.has(element)) return () => undefined;
  return onFirstTouch(element, () => touchedAt.set(element, performance.now()));
}

/** Whole milliseconds since the tag was first touched; undefined when it never was. */
export function elapsedMs(host: Host): number | undefined {
  const start = host.element && touchedAt.get(host.element);
  return start === undefined ? undefined : Math.round(performance.now() - start);
}
