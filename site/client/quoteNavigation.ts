import { QUICK_SERVICES } from '#contract/quick/limits.ts';
import { destinationOf } from '#contract/quick/routing.ts';
import { parseQuery, writeNavigationState, type Prefill } from '../../widgets/runtime/prefill.ts';
import { trackEvent } from '../../widgets/runtime/track.ts';
import { carryTouches } from './touches.ts';

// What the runtime of the widgets has to know about our pages.
const OWN_PAGE = { isOwnOrigin: true };
const SOLAR_QUOTE = '/solar-quote';
const GENERAL_QUOTE = '/get-a-quote';
const PATH = /^\/[a-z-]*$/;

interface Destination {
  readonly to: string;
  readonly state: Prefill;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

// Any script of the page may send an event of this name.
function readDestination(event: Event): Destination | undefined {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  if (!isRecord(detail) || typeof detail['to'] !== 'string' || !PATH.test(detail['to'])) return undefined;
  const { to, state } = detail;
  const entries = isRecord(state) ? Object.entries(state) : [];
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { to, state: Object.fromEntries(texts) };
}

/** Takes a visitor of the quick quote to the right form: the answers are handed over once, and none is in an address. */
export function answerNavigation(page: Document): void {
  page.addEventListener('quote-navigate', (event) => {
    const destination = readDestination(event);
    if (!destination) return;
    event.preventDefault();
    writeNavigationState(OWN_PAGE, destination.to, destination.state);
    location.assign(carryTouches(destination.to));
  });
}

/**
 * The general quote page prices five services. Links to it may name any: what it cannot price is asked for on the
 * page that can, with everything else that the link says. HomeCare is one of the five, and a page of its own too.
 */
export function forwardService({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Destination | undefined {
  if (pathname !== GENERAL_QUOTE) return undefined;
  const asked = parseQuery(search);
  const service = QUICK_SERVICES.find((name) => name === asked['service']);
  if (!service || service === 'HomeCare') return undefined;
  const customerType = asked['customerType'] === 'business' ? 'business' : 'home';
  const { to, state } = destinationOf({ service, customerType, postcode: '' });
  if (to === GENERAL_QUOTE) return undefined;
  const carried = Object.keys(state).flatMap((name) => (asked[name] ? [[name, asked[name]] as const] : []));
  return { to, state: Object.fromEntries(carried) };
}

/** Goes on to the page that `forwardService` names; Back does not lead here again. */
export function followForwarding(): void {
  const destination = forwardService(location);
  if (!destination) return;
  writeNavigationState(OWN_PAGE, destination.to, destination.state);
  location.replace(carryTouches(destination.to));
}

const solarLink = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('a[data-solar-quote]') : null;

const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

function scrollToTop(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}

/** Solar calls to action are counted (with consent); on the funnel's own page they lead up to it. */
export function watchSolarCalls(page: Document): void {
  page.addEventListener('click', (event) => {
    if (!solarLink(event.target)) return;
    if (location.pathname !== SOLAR_QUOTE) {
      trackEvent(OWN_PAGE, 'solar_quote_click');
      return;
    }
    if (opensElsewhere(event)) return;
    event.preventDefault();
    scrollToTop();
  });
}
