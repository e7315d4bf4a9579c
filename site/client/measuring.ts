import type * as Analytics from './analytics.ts';
import { CONSENT_EVENT, readConsent } from './consent.ts';

/** Measures while all cookies are accepted: the code for it, too, is asked for only then. */
export function watchMeasuring(page: Document): void {
  let loaded: Promise<typeof Analytics> | undefined;
  const follow = (): void => {
    const isAllowed = readConsent() === 'all';
    if (isAllowed) loaded ??= import('./analytics.ts');
    loaded
      ?.then(({ startAnalytics, stopAnalytics }) => (isAllowed ? startAnalytics() : stopAnalytics()))
      .catch((error: unknown) => console.error(error));
  };
  page.addEventListener(CONSENT_EVENT, follow);
  // Another window has asked.
  addEventListener('storage', follow);
  follow();
}
