import { ANSWERS_FIELD } from '#contract/common/wire.ts';
import { onFirstSign, onFirstTouch } from './firstTouch.ts';
import type { Host } from './host.ts';
import { readPrefill } from './prefill.ts';

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

// Answers that were kept, or that a saved quote hands over, a quote, a place in the form: the rest of the funnel shows them.
function isNew(host: Host): boolean {
  try {
    const kept = localStorage.length + sessionStorage.length;
    return kept === 0 && history.state === null && !readPrefill(host)[ANSWERS_FIELD];
  } catch {
    return true;
  }
}

/**
 * The same for what comes after the first step. A page of ours is opened by many who leave again: what nobody has begun is
 * not fetched before somebody is there.
 * @returns function that cancels
 */
export function whenWanted(host: Host, run: () => void): () => void {
  const wait = () => whenQuiet(host.element, run);
  if (!host.isOwnOrigin || !isNew(host)) return wait();
  let stop = onFirstSign(() => {
    stop = wait();
  });
  return () => stop();
}
