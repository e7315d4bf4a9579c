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

/** Without a move for so long, a glide is over, or was dropped. */
const STILL_MS = 250;
/** Pixels by which what comes in around it may move the page, once; whoever scrolls moves it by more. */
const ADJUSTED_PX = 50;

/** Drawn since a jump: by then the page has come to where the browser really went. */
const FRAMES = 4;
/** What a visitor does who wants the page elsewhere. A scroll bar that is pressed says `pointerdown`, too (Chromium 156). */
const VISITOR_ACTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** @returns aborted by the first act of the visitor's; whoever is done before aborts it, and nobody listens any more */
function untilVisitorActs(): AbortController {
  // Not by `listen` of firstTouch.ts: handed to this chunk, it makes the first step on every page 30 bytes longer.
  const over = new AbortController();
  for (const act of VISITOR_ACTS)
    window.addEventListener(act, () => over.abort(), { capture: true, signal: over.signal });
  return over;
}

/**
 * Jumps, and again where the browser went further. It glides beside the page's own work, and adds what it had glided
 * without the page to the place of a jump: on a busy machine three results in ten stayed up to 488 px below the top of the
 * window (six busy loops beside three browsers, Chromium 156, November 2026). Whoever moves the page meanwhile is left alone.
 * @param isPresent whether nothing else has been brought into view since
 */
function jump(aim: Element, scroll: (behavior: ScrollBehavior) => void, isPresent: () => boolean): void {
  const go = (): number => {
    scroll('instant');
    return aim.getBoundingClientRect().top;
  };
  const over = untilVisitorActs();
  let [expected, frames] = [go(), 0];
  const keepPlace = (): void => {
    if (!isPresent()) over.abort();
    if (over.signal.aborted) return;
    if (Math.abs(aim.getBoundingClientRect().top - expected) > 1) expected = go();
    frames += 1;
    if (frames === FRAMES) over.abort();
    else requestAnimationFrame(keepPlace);
  };
  requestAnimationFrame(keepPlace);
}

const pageHeight = (): number => document.documentElement.scrollHeight;

/** The way of something into view, by the page's scrolls. */
class Glide {
  private readonly aim: Element;
  private readonly isAbove: boolean;
  private before: number;
  private place = window.scrollY;
  private readonly visitor = untilVisitorActs();
  private last = this.place;
  private height = pageHeight();
  private frames = 0;
  /** By whoever scrolled after an act of the visitor's, or the other way. */
  private isTaken = false;
  private movedAt = performance.now();

  constructor(aim: Element) {
    this.aim = aim;
    this.before = aim.getBoundingClientRect().top;
    this.isAbove = this.before < 0;
    window.addEventListener('scroll', this.onScroll, true);
  }

  private readonly onScroll = (): void => {
    const by = window.scrollY - this.last;
    const height = pageHeight();
    if (height !== this.height || this.last > height - window.innerHeight) {
      // Where the page becomes longer or shorter, the browser keeps what is read in its place, or the end of the page at the
      // end of the window (WebKitGTK 2.50 some time after it has become shorter, November 2026): nobody has moved anything.
      [this.place, this.before] = [window.scrollY, this.aim.getBoundingClientRect().top];
    } else if (by !== 0 && this.visitor.signal.aborted) this.isTaken = true;
    else if (this.isAbove ? by < 0 : by > 0) this.frames += 1;
    else if (by !== 0 && this.frames > 0) this.isTaken = true;
    [this.last, this.height, this.movedAt] = [window.scrollY, height, performance.now()];
  };

  /** Milliseconds until it counts as over. */
  get leftMs(): number {
    return this.movedAt + STILL_MS - performance.now();
  }

  /** @returns whether it ended out of sight, and nobody wanted it there */
  end(): boolean {
    window.removeEventListener('scroll', this.onScroll, true);
    const hasActed = this.visitor.signal.aborted;
    this.visitor.abort();
    const { top, bottom } = this.aim.getBoundingClientRect();
    // A script of the page's that went past it knows why.
    const isShort = this.isAbove ? top < 0 : bottom > window.innerHeight;
    if (!isShort || this.isTaken) return false;
    // Many small scrolls are a glide; a large one is somebody's.
    if (this.frames > 1) return !hasActed;
    return Math.max(Math.abs(top - this.before), Math.abs(window.scrollY - this.place)) < ADJUSTED_PX;
  }
}

let underWay: Glide | undefined;

/**
 * Brings something into view, gliding where motion is welcome. A browser may drop a glide, before its first frame or after
 * its second: on a busy machine (a load of ten, Chromium 156, November 2026) one result in thirty to a hundred stayed
 * 1,200 px out of sight, with its price. What stays out of the window so comes at once.
 * @param scroll to where `aim` is seen, with the behaviour that it is given
 */
export function bringIntoView(aim: Element, scroll: (behavior: ScrollBehavior) => void): void {
  const behavior = behaviorNow();
  // A page is on its way to one place: that to another one ends here, and is not made up for.
  underWay?.end();
  const glide = behavior === 'smooth' ? new Glide(aim) : undefined;
  underWay = glide;
  scroll(behavior);
  if (!glide) return;
  const isPresent = (): boolean => glide === underWay;
  const endWhenStill = (): void => {
    if (!isPresent()) return;
    const { leftMs } = glide;
    if (leftMs > 0) setTimeout(endWhenStill, leftMs);
    else if (glide.end()) jump(aim, scroll, isPresent);
  };
  endWhenStill();
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
