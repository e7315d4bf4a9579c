import { trackEvent } from '../../widgets/runtime/track.ts';
import { OWN_PAGE } from './ownPage.ts';

const FUNNEL_PATH = '/solar-quote';

const solarLink = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('a[data-solar-quote]') : null;

const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

function scrollToTop(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
}

/** Solar calls to action are counted (with consent); on the funnel's own page they lead up to it. */
export function watchSolarCalls(page: Document): void {
  page.addEventListener('click', (event) => {
    if (!solarLink(event.target)) return;
    if (location.pathname !== FUNNEL_PATH) {
      trackEvent(OWN_PAGE, 'solar_quote_click');
      return;
    }
    if (opensElsewhere(event)) return;
    event.preventDefault();
    scrollToTop();
  });
}
