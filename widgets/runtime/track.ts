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

function analyticsOf(host: Page): Analytics | undefined {
  // On a partner's page the partner measures, by the quote-* events.
  if (!host.isOwnOrigin || typeof window.gtag !== 'function') return undefined;
  try {
    return localStorage.getItem(CONSENT_KEY) === CONSENT_TO_ALL ? window.gtag : undefined;
  } catch {
    return undefined;
  }
}

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
