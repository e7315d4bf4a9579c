import { onFirstTouch } from './firstTouch.ts';

/** A page that never ends loading, or never rests, does not keep a visitor waiting longer than this. */
const AT_THE_LATEST_MS = 5000;
const IDLE_WITHIN_MS = 2000;

/** Calls back when the browser rests. @returns function that cancels */
function whenIdle(run: () => void): () => void {
  // Safari has no idle callback that is switched on: by the tables of caniuse.com up to 27.3, November 2026. Without this a tag
  // would throw there, and never fetch its later steps.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_WITHIN_MS });
  return () => cancelIdleCallback(handle);
}

/**
 * Runs once: when the page around the tag has loaded and rests, or at once when the visitor touches the tag. What a
 * visitor does not need yet must not compete with the page's own pictures.
 * @returns function that cancels
 */
export function whenQuiet(element: HTMLElement | undefined, run: () => void): () => void {
  let cancelIdle = (): void => undefined;
  let stopWatching = (): void => undefined;
  const stop = (): void => {
    cancelIdle();
    clearTimeout(latest);
    removeEventListener('load', waitForIdle);
    stopWatching();
  };
  const start = (): void => {
    stop();
    run();
  };
  const waitForIdle = (): void => {
    cancelIdle = whenIdle(start);
  };
  const latest = setTimeout(start, AT_THE_LATEST_MS);
  if (element) stopWatching = onFirstTouch(element, start);
  if (document.readyState === 'complete') waitForIdle();
  else addEventListener('load', waitForIdle, { once: true });
  return stop;
}
