import type { Page } from 'playwright';

/** What a page has noted of itself, in ms since its navigation began. */
export interface Observed {
  /** First frame that shows a field of the form. */
  readonly fieldShown: number | undefined;
  /** The tag's own word that its first step can be used; SurveyJS has none. */
  readonly ready: number | undefined;
  readonly firstPaint: number | undefined;
  /** Paints of what stands in the host page itself, by name. */
  readonly paints: Readonly<Record<string, number>>;
  readonly shift: number;
  /** When the last of the files arrived, by address. */
  readonly arrivals: Readonly<Record<string, number>>;
}

declare global {
  interface Window {
    benchNotes?: {
      fieldShown: number | undefined;
      ready: number | undefined;
      paints: Record<string, number>;
      shift: number;
    };
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
function observe(): void {
  const notes: NonNullable<Window['benchNotes']> = { fieldShown: undefined, ready: undefined, paints: {}, shift: 0 };
  window.benchNotes = notes;
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('element', (entry) => {
    const { identifier, renderTime } = entry as ElementTiming;
    notes.paints[identifier] = renderTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) notes.shift += value;
  });
  document.addEventListener('quote-ready', () => {
    notes.ready ??= performance.now();
  });

  const isShown = (field: Element) => field.checkVisibility() && field.getBoundingClientRect().height > 0;
  const hasField = () => {
    const tag = document.querySelector('solar-quote');
    const form = tag ? tag.shadowRoot : document.querySelector('#survey');
    return [...(form?.querySelectorAll('input,select,textarea') ?? [])].some(isShown);
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

export async function installProbe(page: Page): Promise<void> {
  await page.addInitScript(HELPER);
  await page.addInitScript(observe);
}

export const readProbe = (page: Page): Promise<Observed> =>
  page.evaluate(() => {
    const notes = window.benchNotes ?? { fieldShown: undefined, ready: undefined, paints: {}, shift: 0 };
    const entries = performance.getEntriesByType('resource');
    return {
      ...notes,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      arrivals: Object.fromEntries(
        entries.map((entry) => [entry.name, (entry as PerformanceResourceTiming).responseEnd]),
      ),
    };
  });
