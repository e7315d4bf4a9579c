import type * as Analytics from './analytics.ts';
import { CONSENT_EVENT, forgetCookies, readConsent, wasClosed } from './consent.ts';
import { watchMenus, watchSearch, watchScroll } from './header.ts';
import { answerNavigation, followForwarding, watchSolarCalls } from './quoteNavigation.ts';
import { watchTouches } from './touches.ts';

const report = (error: unknown): void => console.error(error);

// Site specification, section 9.
const BANNER_DELAY_MS = 1500;

const loadBanner = () => import('./cookieBanner.ts');

/** Asks about cookies where no answer is stored, a moment after the page has come, and whenever the footer is asked. */
function offerCookieChoice(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-cookie-settings]') : null;
    if (button) loadBanner().then(({ showCookieBanner }) => showCookieBanner(button), report);
  });
  if (readConsent() !== undefined || wasClosed()) return;
  setTimeout(() => {
    loadBanner().then(({ showCookieBanner }) => {
      // Another window may have answered, or the footer may have asked, in the meantime.
      if (readConsent() === undefined && !wasClosed()) showCookieBanner();
    }, report);
  }, BANNER_DELAY_MS);
}

/** Measures while all cookies are accepted: the code for it, too, is asked for only then. */
function watchMeasuring(page: Document): void {
  let loaded: Promise<typeof Analytics> | undefined;
  const follow = (): void => {
    const choice = readConsent();
    const isAllowed = choice === 'all';
    // Here, not in the code for measuring: a blocker may hold that back, and a page without consent never asks for it.
    if (choice === 'essential') forgetCookies();
    if (isAllowed) loaded ??= import('./analytics.ts');
    loaded?.then(({ startAnalytics, stopAnalytics }) => (isAllowed ? startAnalytics() : stopAnalytics())).catch(report);
  };
  page.addEventListener(CONSENT_EVENT, follow);
  // Another window has asked.
  addEventListener('storage', follow);
  follow();
}

/** A module of ./behaviours: what `<div data-behaviour="carousel">` gets from carousel.ts. */
interface Behaviour {
  /** Makes an element do more than its prerendered HTML does; without script the page has to read all the same. */
  readonly enhance: (element: HTMLElement) => void;
}

const modules = import.meta.glob<Behaviour>(['./behaviours/*.ts', '!./behaviours/*.test.ts']);

async function start(element: HTMLElement): Promise<void> {
  const name = element.dataset['behaviour'] ?? '';
  const load = modules[`./behaviours/${name}.ts`];
  if (!load) throw new Error(`site/client/behaviours has no "${name}".`);
  const { enhance } = await load();
  enhance(element);
}

/** Loads what the elements of the page ask for, each module once and only where it is asked for. */
function startBehaviours(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-behaviour]')) start(element).catch(report);
}

/**
 * A tool of the widgets in a text: its script comes when somebody reads that far, as an element, since it finds what belongs to it by
 * that.
 */
function startTools(page: Document): void {
  const watch = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        watch.unobserve(target);
        const src = `/widgets/v1/${target.dataset['tool']}.js`;
        // From now on it is late when it does not come.
        delete target.dataset['tool'];
        page.head.append(Object.assign(page.createElement('script'), { type: 'module', src }));
      }
    },
    { rootMargin: '600px' },
  );
  for (const element of page.querySelectorAll('[data-tool]')) watch.observe(element);
}

watchTouches(document);
followForwarding();
answerNavigation(document);
watchSolarCalls(document);
watchScroll(document);
watchMenus(document);
watchSearch(document);
offerCookieChoice(document);
watchMeasuring(document);
startBehaviours(document);
startTools(document);
