import type { Page } from 'playwright';
import type { AnyTag } from '../../support/tags.ts';
import { SURVEY_PLACE } from './buildSurvey.ts';

/** What a page has noted of itself, in ms since its navigation began. */
export interface Observed {
  /** First frame that shows a field of the form which a visitor could use: visible and enabled. */
  readonly fieldShown: number | undefined;
  /** The tag's own word that its first step can be used; SurveyJS has none. */
  readonly ready: number | undefined;
  /** The same moment in ms since 1970: by this clock Chromium says when it asked for a file. */
  readonly readyDate: number | undefined;
  readonly firstPaint: number | undefined;
  /** Largest contentful paint so far. */
  readonly largestPaint: number | undefined;
  /** Paints of what stands in the host page itself, by name. */
  readonly paints: Readonly<Record<string, number>>;
  readonly shift: number;
}

/** The form that is watched. */
export interface Form {
  /** Selector of the tag, or of the element that a form without a shadow root is in. */
  readonly place: string;
  /** It says by `quote-ready` when it can be used. */
  readonly speaks: boolean;
}

export const formOf = (tag: AnyTag): Form => ({ place: tag, speaks: true });

/** The form of SurveyJS, which has no word for it: it can be used when it is there. */
export const SURVEY: Form = { place: `#${SURVEY_PLACE}`, speaks: false };

type Notes = Omit<Observed, 'firstPaint'>;
declare global {
  interface Window {
    benchNotes?: { -readonly [Note in keyof Notes]: Notes[Note] } & { paints: Record<string, number> };
  }
}

interface ElementTiming extends PerformanceEntry {
  readonly identifier: string;
  readonly renderTime: number;
}
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

// Runs in the page before anything else, so it can use nothing of this module but types.
function observe(place: string | undefined): void {
  const notes: NonNullable<Window['benchNotes']> = {
    fieldShown: undefined,
    ready: undefined,
    readyDate: undefined,
    largestPaint: undefined,
    paints: {},
    shift: 0,
  };
  window.benchNotes = notes;
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('element', (entry) => {
    const { identifier, renderTime } = entry as ElementTiming;
    notes.paints[identifier] = renderTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    notes.largestPaint = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) notes.shift += value;
  });
  if (place === undefined) return;
  document.addEventListener('quote-ready', ({ target }) => {
    if (!(target instanceof Element && target.matches(place))) return;
    notes.ready ??= performance.now();
    notes.readyDate ??= Date.now();
  });

  const isUsable = (field: Element, tag: Element) =>
    field.matches(':enabled') &&
    !field.closest('[inert]') &&
    !tag.closest('[inert]') &&
    field.checkVisibility({ visibilityProperty: true }) &&
    field.getBoundingClientRect().height > 0;
  const hasField = () => {
    const tag = document.querySelector(place);
    const fields = (tag?.shadowRoot ?? tag)?.querySelectorAll('input,select,textarea') ?? [];
    return tag !== null && [...fields].some((field) => isUsable(field, tag));
  };
  // A message that is sent in the frame arrives when the frame has been painted.
  const afterPaint = (done: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', done);
    port1.start();
    port2.postMessage(undefined);
  };
  const look = () => {
    if (!hasField()) requestAnimationFrame(look);
    else
      afterPaint(() => {
        notes.fieldShown = performance.now();
      });
  };
  requestAnimationFrame(look);
}

// The compiler that runs this file wraps functions in a helper of this name, which a page does not have.
const HELPER = 'globalThis.__name ??= (named) => named;';

/** @param form none: only the page itself is watched */
export async function installProbe(page: Page, form?: Form): Promise<void> {
  await page.addInitScript(HELPER);
  await page.addInitScript(observe, form?.place);
}

/** Waits until a visitor can use the form: it is shown, and says so where it has a word for it. */
export async function untilUsable(page: Page, { speaks }: Form, timeout?: number): Promise<void> {
  await page.waitForFunction(
    (hasWord) => {
      const { fieldShown, ready } = window.benchNotes ?? {};
      return fieldShown !== undefined && (!hasWord || ready !== undefined);
    },
    speaks,
    timeout === undefined ? {} : { timeout },
  );
}

export const readProbe = (page: Page): Promise<Observed> =>
  page.evaluate(() => {
    if (!window.benchNotes) throw new Error('the page is not watched');
    const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
    return { ...window.benchNotes, firstPaint: firstPaint?.startTime };
  });

function known(time: number | undefined): number {
  if (time === undefined) throw new Error('a page did not show what was waited for');
  return time;
}

/** When a field was on the screen. @throws when none was */
export const shownAt = ({ fieldShown, firstPaint }: Observed): number => Math.max(known(fieldShown), known(firstPaint));

/** Shown, and at work: where a form cannot say so itself, being shown has to do. @throws when no field was shown */
export const usableAt = (observed: Observed): number => Math.max(shownAt(observed), observed.ready ?? 0);

/** When the largest thing of the page had been painted. @throws when nothing was */
export const largestPaintedAt = ({ largestPaint }: Observed): number => known(largestPaint);

/** When something of the host page itself was painted. @throws when it was not */
export const paintedAt = ({ paints }: Observed, name: string): number => known(paints[name]);
