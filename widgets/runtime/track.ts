import { COUNTS_PATH, readyCount, SHOWN, stepCount, type CountsMessage } from '#contract/common/wire.ts';
import { elapsedMs, onFirstTouch } from './firstTouch.ts';
import type { Host } from './host.ts';

type Analytics = (command: 'event', name: string, params: object) => void;

declare global {
  interface Window {
    gtag?: Analytics;
  }
}

/** Key and value of the cookie banner: site specification, "Cookie consent choice". */
export const CONSENT_KEY = 'cookieConsent';
export const CONSENT_TO_ALL = 'all';

/** Key and value of the switch on our cookie page: whoever sets it is left out of the step counts. */
export const STATISTICS_KEY = 'statisticsChoice';
export const STATISTICS_OFF = 'off';

// The pages of the site count too, and have no tag to be a host of.
type Page = Pick<Host, 'isOwnOrigin'>;

/** Whether the visitor has agreed to all cookies; nobody is asked for that on a partner's page. */
export function consentsToAll({ isOwnOrigin }: Page): boolean {
  try {
    return isOwnOrigin && localStorage.getItem(CONSENT_KEY) === CONSENT_TO_ALL;
  } catch {
    return false;
  }
}

// On a partner's page the partner measures, by the quote-* events.
const analyticsOf = (host: Page): Analytics | undefined =>
  typeof window.gtag === 'function' && consentsToAll(host) ? window.gtag : undefined;

/** Sends an analytics event: only on our own pages, with consent to all cookies, where an analytics function exists. */
export function trackEvent(host: Page, name: string, params: object = {}): void {
  try {
    analyticsOf(host)?.('event', name, params);
  } catch (error) {
    console.warn('Quote widgets: analytics failed.', error);
  }
}

export interface Conversion {
  /** Pounds. */
  readonly value: number;
  /** The quote's reference. */
  readonly transactionId: string;
  readonly currency: 'GBP';
  /** `event_label`, where the specification gives one. */
  readonly label?: string;
}

/** Sends an ad conversion, under the same conditions as `trackEvent`. */
export function trackConversion(host: Host, conversion: Conversion): void {
  const { value, transactionId, currency, label } = conversion;
  const details = { value, currency, transaction_id: transactionId };
  trackEvent(host, 'conversion', label ? { ...details, event_label: label } : details);
}

/** A tag, and what it may ask of its page. */
interface Counted {
  readonly host: Host;
  readonly element: HTMLElement;
  /** Whether its first step was shown before its code had come. */
  readonly hadStep: boolean;
}

/** On a tag: nothing of it is counted. */
const REFUSED = 'no-statistics';

// Where storage cannot be read, the visitor may have switched the counts off: then nothing is counted.
function isSwitchedOff(): boolean {
  try {
    return localStorage.getItem(STATISTICS_KEY) === STATISTICS_OFF;
  } catch {
    return true;
  }
}

const isRefused = ({ element, host }: Counted): boolean =>
  element.hasAttribute(REFUSED) ||
  element.hasAttribute(`data-${REFUSED}`) ||
  Reflect.get(navigator, 'globalPrivacyControl') === true ||
  (host.isOwnOrigin && isSwitchedOff());

/**
 * Milliseconds from the request for the first step until the step and the code that shows it have arrived. A step that
 * came inside the tag's own script or in a partner's page counts from the request for that script. Undefined where code
 * had to draw the step, or our own page brought it. Read from the resource timing: no clock has to run before a touch.
 */
function readyMs({ host, element: { localName }, hadStep }: Counted): number | undefined {
  const ours = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(`${host.siteBase}/widgets/`));
  const find = (pattern: string): PerformanceEntry | undefined =>
    ours.find(({ name }) => new RegExp(`/${pattern}`).test(name));
  const script = find(String.raw`${localName}(?:-\w+)?\.js`) ?? find(String.raw`quote-widgets\.js`);
  const step = find(`fragments/.*/${localName}`) ?? (hadStep && !host.isOwnOrigin ? script : undefined);
  if (!step) return undefined;
  const end = ({ startTime, duration }: PerformanceEntry): number => startTime + duration;
  const withIt = ours.filter(({ startTime }) => startTime <= end(step));
  return Math.max(...withIt.map(end)) - step.startTime;
}

const campaignOf = ({ element }: Counted): string | undefined =>
  element.getAttribute('campaign') ??
  window.quoteTouches?.last.utm?.campaign ??
  new URLSearchParams(location.search).get('utm_campaign') ??
  undefined;

function send(counted: Counted, counts: readonly string[]): void {
  const { element, host } = counted;
  const message: CountsMessage = {
    tag: element.localName,
    partner: element.getAttribute('partner')?.trim() || undefined,
    campaign: campaignOf(counted),
    variant: element.getAttribute('variant') ?? undefined,
    counts,
  };
  // As text it needs no preflight, for which a page that is left has no time. Without cookies, unlike a beacon.
  const post = async (): Promise<Response> =>
    fetch(`${host.apiBase}${COUNTS_PATH}`, {
      method: 'POST',
      body: JSON.stringify(message),
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
    });
  post().catch(() => undefined);
}

// A tag that is moved about in its page is the same one.
const countsOf = new WeakMap<HTMLElement, Set<string>>();

/** What was done with a tag, as far as it is not sent yet. */
function createLedger(counted: Counted) {
  const { element } = counted;
  const sent = countsOf.get(element) ?? new Set<string>();
  countsOf.set(element, sent);
  let waiting: string[] = [];
  const count = (word: string): void => {
    if (sent.has(word)) return;
    sent.add(word);
    waiting.push(word);
  };
  const open = (): void => {
    const ms = sent.has('opened') ? undefined : readyMs(counted);
    count('opened');
    if (ms !== undefined) count(readyCount(ms));
  };
  const start = (): void => {
    open();
    count('started');
  };
  return {
    /** Two versions are compared by whom they were shown to, as well as by what came of it. */
    show: (): void => count(SHOWN),
    open,
    start,
    reach(word: string): void {
      start();
      count(word);
    },
    tell(): void {
      const counts = waiting;
      waiting = [];
      if (counts.length > 0 && !isRefused(counted)) send(counted, counts);
    },
  };
}

function laterStep(event: Event): number | undefined {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  if (typeof detail !== 'object' || detail === null) return undefined;
  const step: unknown = Reflect.get(detail, 'step');
  const of: unknown = Reflect.get(detail, 'of');
  // The last one is the answer to what was sent.
  return typeof step === 'number' && step > 1 && step !== of ? step : undefined;
}

/**
 * Counts what is done with a tag from its first touch on: each once, told when the form is sent or the page is left.
 * Nothing is stored in the browser, and no message says which visit it is of.
 * @returns function that ends it
 */
export function countSteps(counted: Counted): () => void {
  const { host, element } = counted;
  const { show, open, start, reach, tell } = createLedger(counted);
  // A partner's page has asked which version it shows, and was counted then.
  if (host.isOwnOrigin && element.hasAttribute('variant')) show();
  const sent = (): void => {
    reach('sent');
    tell();
  };
  const onStep = (event: Event): void => {
    const step = laterStep(event);
    if (step !== undefined) reach(stepCount(step));
  };
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') tell();
  };
  const listeners = [
    [element, 'input', start],
    [element, 'quote-step', onStep],
    [element, 'quote-submitted', sent],
    // The quick quote has no `quote-submitted`: it counts as sent when it leads on to the next page.
    [element, 'quote-navigate', sent],
    [document, 'visibilitychange', onHidden],
  ] as const;
  for (const [target, name, listener] of listeners) target.addEventListener(name, listener);
  // Where a touch has loaded this code, that touch is over and cannot be heard any more.
  const stopTouch = elapsedMs(host) === undefined ? onFirstTouch(element, open) : open();
  return () => {
    stopTouch?.();
    for (const [target, name, listener] of listeners) target.removeEventListener(name, listener);
    tell();
  };
}
