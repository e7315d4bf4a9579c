import { UTM_KEYS, type Touch, type Touches } from '#contract/common/touch.ts';
import type { Host } from './host.ts';
import { parseOrigin } from './origin.ts';
import { namedValues } from './touchText.ts';

declare global {
  interface Window {
    /** How the visitor came to our site, where its own script (site/client/touches.ts) knows it. */
    quoteTouches?: Touches | undefined;
  }
}

/** The allow-listed utm values of an address's query; all others stay on the page. */
export const readUtm = (search: string): Touch['utm'] => namedValues(new URLSearchParams(search), UTM_KEYS, 'utm_');

/** Origin of the page that led here; undefined for one of the same site. */
function foreignReferrer(): string | undefined {
  const origin = parseOrigin(document.referrer);
  return origin === location.origin ? undefined : origin;
}

/** The arrival on this page. Its click ids are not read here: they need consent. */
export function touchOfPage(): Touch {
  const [utm, referrerOrigin] = [readUtm(location.search), foreignReferrer()];
  return { ...(utm && { utm }), ...(referrerOrigin && { referrerOrigin }), landingPath: location.pathname };
}

/** Of the visit on our pages; on a partner's page there is no memory but the page itself. */
export function touchesOf({ isOwnOrigin }: Pick<Host, 'isOwnOrigin'>): Touches {
  const here = touchOfPage();
  return (isOwnOrigin && window.quoteTouches) || { first: here, last: here };
}
