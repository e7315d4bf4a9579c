import type { Host } from './host.ts';

const FIRST_TOUCHES = ['pointerdown', 'keydown', 'focusin', 'input'] as const;

/**
 * Runs once, when a visitor first touches the tag.
 * @param touches events that count
 * @returns function that ends it
 */
export function onFirstTouch(
  element: EventTarget & { readonly autofocus?: boolean },
  run: () => void,
  touches: readonly string[] = FIRST_TOUCHES,
): () => void {
  const stop = (): void => {
    for (const name of touches) element.removeEventListener(name, start, true);
  };
  const start = (event: Event): void => {
    // Put there by `autofocus`, not by a visitor, who presses a key next.
    if (element.autofocus && event.type === 'focusin') return;
    stop();
    run();
  };
  for (const name of touches) element.addEventListener(name, start, true);
  return stop;
}

/** Runs once, when somebody first does anything on the page around a tag. @returns function that ends it */
export const onFirstSign = (run: () => void): (() => void) =>
  onFirstTouch(window, run, [...FIRST_TOUCHES, 'pointermove', 'scroll']);

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
