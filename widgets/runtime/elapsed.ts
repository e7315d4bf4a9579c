import type { Host } from './host.ts';

const FIRST_TOUCHES = ['pointerdown', 'keydown', 'focusin', 'input'] as const;
const touchedAt = new WeakMap<HTMLElement, number>();

/** Notes when a visitor first touches the tag. @returns function that ends it */
export function watchFirstTouch(element: HTMLElement): () => void {
  const stop = (): void => {
    for (const name of FIRST_TOUCHES) element.removeEventListener(name, touch, true);
  };
  const touch = (): void => {
    touchedAt.set(element, performance.now());
    stop();
  };
  if (touchedAt.has(element)) return stop;
  for (const name of FIRST_TOUCHES) element.addEventListener(name, touch, true);
  return stop;
}

/** Whole milliseconds since the tag was first touched; undefined when it never was. */
export function elapsedMs(host: Host): number | undefined {
  const start = host.element && touchedAt.get(host.element);
  return start === undefined ? undefined : Math.round(performance.now() - start);
}
