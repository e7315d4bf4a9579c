import type { Host } from './host.ts';
import { scriptOrigin } from './origin.ts';

/** What a link needs to lead to a page of the company: in place on our pages, in a new tab elsewhere. */
export interface SiteLink {
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: 'noopener';
}

type Place = Pick<Host, 'isOwnOrigin' | 'siteBase'>;

/** @param path from the root of the site, with its leading slash */
export function siteLink(place: Place, path: string): SiteLink {
  if (place.isOwnOrigin) return { href: path };
  return { href: `${place.siteBase}${path}`, target: '_blank', rel: 'noopener' };
}

/** The page that this script runs in, for what is shown before a host is there; while prerendering, one of ours. */
export const thisPlace = (): Place => ({
  isOwnOrigin: typeof location === 'undefined' || location.origin === scriptOrigin,
  siteBase: scriptOrigin,
});
