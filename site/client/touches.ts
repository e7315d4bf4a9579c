import { CLICK_ID_KEYS, type Touch, type Touches } from '#contract/common/wire.ts';
import { touchOfPage, namedValues, takeTouches, touchFields } from '../../widgets/runtime/attribution.ts';
import { CONSENT_EVENT, hasConsentToAll, keepTouches, readKeptTouches } from './consent.ts';

// How a visitor has come to us goes along to the form: in the links of our pages, and with consent in session storage.

const CLICKS = { first: 'firstClick', last: 'lastClick' } as const;

const clicksIn = (query: string): Touch['clickIds'] => namedValues(new URLSearchParams(query), CLICK_ID_KEYS);
const withClicks = ({ clickIds: _none, ...touch }: Touch, clickIds: Touch['clickIds']): Touch =>
  clickIds ? { ...touch, clickIds } : touch;

/** Takes the touches out of the fragment; the rest stays: an anchor is scrolled to, answers are for the form. */
function takeHanded(): Touches | undefined {
  const { rest, touches } = takeTouches(location.hash.slice(1));
  if (!touches) return undefined;
  const isAnchor = rest !== '' && !rest.includes('=');
  const { pathname, search } = location;
  history.replaceState(history.state, '', pathname + search + (rest === '' || isAnchor ? '' : `#${rest}`));
  if (isAnchor) location.replace(`#${rest}`);
  return touches;
}

function readKept(): Touches | undefined {
  const { touches, rest } = takeTouches(readKeptTouches());
  const clicks = new URLSearchParams(rest);
  const clicked = (name: keyof Touches) => clicksIn(clicks.get(CLICKS[name]) ?? '');
  return (
    touches && {
      first: withClicks(touches.first, clicked('first')),
      last: withClicks(touches.last, clicked('last')),
    }
  );
}

function keep(touches: Touches): void {
  const clicks = ({ clickIds = {} }: Touch): string => new URLSearchParams(Object.entries(clickIds)).toString();
  const fields = {
    ...touchFields(touches),
    [CLICKS.first]: clicks(touches.first),
    [CLICKS.last]: clicks(touches.last),
  };
  keepTouches(new URLSearchParams(fields).toString());
}

/** The arrival on this page, where it is one: a page that a link of ours has led to adds nothing. */
function arrival(): Touch | undefined {
  const { utm, referrerOrigin, landingPath } = touchOfPage();
  return utm || referrerOrigin ? { utm, referrerOrigin, landingPath } : undefined;
}

function touchesNow(): Touches {
  const handed = takeHanded();
  if (handed) return handed;
  const [kept, latest] = [readKept(), arrival()];
  const last = latest ?? kept?.last ?? touchOfPage();
  return { first: kept?.first ?? last, last };
}

/** After an answer about cookies: with consent the touches are kept, with the click ids that led here. */
function followConsent(touches: Touches): Touches {
  const { first, last } = touches;
  const clickIds = clicksIn(location.search);
  const clicked = clickIds ? withClicks(last, clickIds) : last;
  const followed = hasConsentToAll()
    ? { first: first === last ? clicked : first, last: clicked }
    : { first: withClicks(first, undefined), last: withClicks(last, undefined) };
  keep(followed);
  return followed;
}

/** An address of ours with the touches in its fragment, as long as nothing may be kept. */
export function carryTouches(address: string): string {
  const touches = window.quoteTouches;
  if (!touches || hasConsentToAll()) return address;
  const [place = '', fragment = ''] = address.split('#');
  const fields = new URLSearchParams(touchFields(touches)).toString();
  return `${place}#${[fragment, fields].filter(Boolean).join('&')}`;
}

// Pages that belong to one visitor: nobody begins a quote there, and their addresses are kept.
const PERSONAL = /^\/(quote|appointment)\//;

const leadsOn = ({ origin, pathname, search }: HTMLAnchorElement): boolean =>
  origin === location.origin &&
  !pathname.includes('.') &&
  !PERSONAL.test(pathname) &&
  pathname + search !== location.pathname + location.search;

// Only while it is pressed: a link that is copied is the plain one.
function decorate(event: Event): void {
  const link = event.composedPath().find((part) => part instanceof HTMLAnchorElement && part.href !== '');
  if (!(link instanceof HTMLAnchorElement) || !leadsOn(link)) return;
  const plain = link.getAttribute('href') ?? '';
  const carried = carryTouches(plain);
  if (carried === plain) return;
  link.setAttribute('href', carried);
  setTimeout(() => link.setAttribute('href', plain));
}

/** Finds out how the visitor came, for the forms of this page and of those that links lead to. */
export function watchTouches(page: Document): void {
  window.quoteTouches = followConsent(touchesNow());
  page.addEventListener(CONSENT_EVENT, () => {
    if (window.quoteTouches) window.quoteTouches = followConsent(window.quoteTouches);
  });
  page.addEventListener('click', decorate, true);
  page.addEventListener('auxclick', decorate, true);
}
