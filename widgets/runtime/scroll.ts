import { afterRenderMs } from '../theme/timing.ts';
import type { Host } from './host.ts';

// `history.go` returns at once and arrives later, by an event that the visitor's own Back makes as well. Without a count of
// the moves that are under way, a funnel would take its own for the visitor's and go back one step too many; and a scroll
// that began before the arrival would end where it happened to be, with the step's heading out of sight.
// The first was seen in Chromium 156, November 2026: right after `go` the old entry still stood, and the event came 38 ms later.
// The second is so by the specification, which lets a browser put back the scroll of the entry that it comes to; a bare page in
// the same Chromium scrolled on.

/** Longer than a browser takes for a step in the history of its tab. One beyond either end never arrives. */
const LONGEST_MS = 500;

/** @param isOwn whether a tag asked for it; else it is the visitor's */
type OnArrival = (state: unknown, isOwn: boolean) => void;

// Of all tags of the page: they share one history.
const listeners = new Set<OnArrival>();
let moves = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void)[] = [];

function come(): void {
  clearTimeout(timer);
  moves = 0;
  const due = waiting;
  waiting = [];
  for (const act of due) act();
}

function onPopState({ state }: PopStateEvent): void {
  const isOwn = moves > 0;
  if (isOwn) moves -= 1;
  for (const listener of listeners) listener(state, isOwn);
  // Not before the browser is done with the entry: it scrolls after its event.
  if (isOwn && moves === 0) setTimeout(() => moves === 0 && come());
}

/** Goes back or forth in the history of the tab. */
export function move(distance: number): void {
  if (distance === 0) return;
  moves += 1;
  clearTimeout(timer);
  timer = setTimeout(come, LONGEST_MS);
  history.go(distance);
}

/** Does something once no move of ours is under way: an arrival ends every smooth scroll. */
export function whenSettled(act: () => void): void {
  if (moves > 0) waiting.push(act);
  else act();
}

/** @returns ends it */
export function listenToMoves(listener: OnArrival): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', onPopState);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', onPopState);
  };
}

// A form at the head of its page; below that, going to the top would take the step out of sight.
const isAtHead = ({ element }: Host): boolean =>
  !element || element.getBoundingClientRect().top + window.scrollY < window.innerHeight / 2;

/** Said with every scroll: without it the style sheet of the page decides, which may glide for everybody. */
const behaviorNow = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** By then a glide has left its place, or never will. */
const UNDER_WAY_MS = 250;
/** Pixels by which what comes in around it may move the page, once; whoever scrolls moves it by more. */
const ADJUSTED_PX = 50;

/** Drawn since a jump: by then the page has come to where the browser really went. */
const FRAMES = 4;
/** What ends the care for a jump. */
const VISITOR_ACTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Jumps, and again where the browser went further. It glides beside the page's own work, and adds what it had glided
 * without the page to the place of a jump: on a busy machine three results in ten stayed up to 488 px below the top of the
 * window (six busy loops beside three browsers, Chromium 156, November 2026). Whoever moves the page meanwhile is left alone.
 */
function jump(aim: Element, scroll: (behavior: ScrollBehavior) => void): void {
  const go = (): number => {
    scroll('instant');
    return aim.getBoundingClientRect().top;
  };
  // Not by `listen` of firstTouch.ts: handed to this chunk, it makes the first step on every page 30 bytes longer.
  const over = new AbortController();
  for (const act of VISITOR_ACTS)
    window.addEventListener(act, () => over.abort(), { capture: true, signal: over.signal });
  let [expected, frames] = [go(), 0];
  const look = (): void => {
    if (over.signal.aborted) return;
    if (Math.abs(aim.getBoundingClientRect().top - expected) > 1) expected = go();
    frames += 1;
    if (frames === FRAMES) over.abort();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Brings something into view, gliding where motion is welcome. A browser may drop a glide before its first frame: on a busy
 * machine (a load of ten, Chromium 156, November 2026) one result in thirty to a hundred stayed 1,200 px out of sight, with
 * its price. What is out of the window then, and has not been on its way, comes at once.
 * @param scroll to where `aim` is seen, with the behaviour that it is given
 */
export function bringIntoView(aim: Element, scroll: (behavior: ScrollBehavior) => void): void {
  const behavior = behaviorNow();
  const [before, place] = [aim.getBoundingClientRect().top, window.scrollY];
  scroll(behavior);
  if (behavior === 'instant') return;
  let [last, nearer] = [place, 0];
  const count = (): void => {
    // Not what comes to light now and was scrolled before.
    if ((window.scrollY - last) * before > 0) nearer += 1;
    last = window.scrollY;
  };
  window.addEventListener('scroll', count, true);
  setTimeout(() => {
    window.removeEventListener('scroll', count, true);
    const { top, bottom } = aim.getBoundingClientRect();
    const isOut = top < 0 || bottom > window.innerHeight;
    // A glide is many small scrolls, also where the visitor ended it: neither is taken back.
    const moved = Math.max(Math.abs(top - before), Math.abs(window.scrollY - place));
    if (isOut && nearer < 2 && moved < ADJUSTED_PX) jump(aim, scroll);
  }, UNDER_WAY_MS);
}

/** Shows one field or row in the middle of the window: clear of headers that stay, with what belongs to it. */
function revealAim(aim: HTMLElement): void {
  setTimeout(() => {
    aim.focus({ preventScroll: true });
    whenSettled(() => {
      const group = aim.closest('fieldset');
      const isLow = group !== null && group.getBoundingClientRect().height < window.innerHeight / 2;
      bringIntoView(aim, (behavior) => (isLow ? group : aim).scrollIntoView({ block: 'center', behavior }));
    });
  }, afterRenderMs);
}

function scrollTo(host: Host, heading: HTMLElement, behavior: ScrollBehavior): void {
  // In a dialog the page behind it stays where it is.
  if (heading.closest('[data-quote-layer]')) return heading.scrollIntoView({ block: 'start', behavior });
  if (host.isOwnOrigin && isAtHead(host)) window.scrollTo({ top: 0, behavior });
  else host.element?.scrollIntoView({ block: 'start', behavior });
}

/**
 * @param aim what the step is shown for, instead of its heading
 * Shows a step that has just replaced another one and gives its heading the focus. Our own pages go to their
 * top; on other pages, and further down on ours, the tag comes into view and the rest of the page stays where it is.
 */
export function revealStep(host: Host, heading: HTMLElement, aim?: HTMLElement): void {
  if (aim) return revealAim(aim);
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  // Focus first: it would cut a smooth scroll short.
  heading.focus({ preventScroll: true });
  whenSettled(() => bringIntoView(heading, (behavior) => scrollTo(host, heading, behavior)));
}

const isReload = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

/**
 * Shows what a reload has put in the place of a result: the browser goes back to where that was read, which is some
 * other part of the page now. Who came any other way stays where he is.
 */
export function revealAfterReload(element: HTMLElement): void {
  // Not at once where motion is welcome: our pages glide, also back to where they were read, and that glide would go on from
  // here. Every third reload ended out of sight of it (Chromium 156, November 2026). Another glide takes its place.
  if (isReload()) bringIntoView(element, (behavior) => element.scrollIntoView({ block: 'center', behavior }));
}
