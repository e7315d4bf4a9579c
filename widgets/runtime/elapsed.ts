import { onFirstTouch } from './firstTouch.ts';
import type { Host } from './host.ts';

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
