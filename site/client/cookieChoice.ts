import { readConsent, wasClosed } from './consent.ts';

// Site specification, section 9.
const BANNER_DELAY_MS = 1500;

const load = () => import('./cookieBanner.ts');

const report = (error: unknown): void => console.error(error);

/** Asks about cookies where no answer is stored, a moment after the page has come, and whenever the footer is asked. */
export function offerCookieChoice(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-cookie-settings]') : null;
    if (button) load().then(({ showCookieBanner }) => showCookieBanner(button), report);
  });
  if (readConsent() !== undefined || wasClosed()) return;
  setTimeout(() => {
    load().then(({ showCookieBanner }) => {
      // Another window may have answered, or the footer may have asked, in the meantime.
      if (readConsent() === undefined && !wasClosed()) showCookieBanner();
    }, report);
  }, BANNER_DELAY_MS);
}
