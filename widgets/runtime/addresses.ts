const WEB_ADDRESS = /^https?:\/\//i;

/** The origin of an http(s) address; undefined for everything else. */
export function parseOrigin(address: string): string | undefined {
  if (!WEB_ADDRESS.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).origin;
}

/**
 * The address of a page to lead visitors on to, in full; a relative one counts from the page. Https, or of the page's own
 * origin; undefined for everything else.
 */
export function parsePageAddress(text: string): string | undefined {
  if (!URL.canParse(text, document.baseURI)) return undefined;
  const { href, origin, protocol, username, password } = new URL(text, document.baseURI);
  const isOwn = origin === location.origin && WEB_ADDRESS.test(href);
  return !username && !password && (isOwn || protocol === 'https:') ? href : undefined;
}

/** What a link needs to lead to a page of the company: in place on our pages, in a new tab elsewhere. */
export interface SiteLink {
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: 'noopener';
}

/** The page around a tag, as far as links need to know it. */
interface Place {
  readonly isOwnOrigin: boolean;
  /** Origin of the company's site. */
  readonly siteBase: string;
}

/** @param path from the root of the site, with its leading slash */
export function siteLink(place: Place, path: string): SiteLink {
  if (place.isOwnOrigin) return { href: path };
  return { href: `${place.siteBase}${path}`, target: '_blank', rel: 'noopener' };
}
