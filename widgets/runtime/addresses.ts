const WEB_ADDRESS = /^https?:\/\//i;

/**
 * An address in its parts; undefined where it is none. Not by `URL.canParse`, which Chrome has since 120 and Safari since 17:
 * before, no form could be sent by a visitor whom another page had led here (seen in a Chromium shortly before 111).
 */
function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** The origin of an http(s) address; undefined for everything else. */
export const parseOrigin = (address: string): string | undefined =>
  WEB_ADDRESS.test(address) ? parseUrl(address)?.origin : undefined;

/**
 * The address of a page to lead visitors on to, in full; a relative one counts from the page. Https, or of the page's own
 * origin; undefined for everything else.
 */
export function parsePageAddress(text: string): string | undefined {
  const url = parseUrl(text, document.baseURI);
  if (!url) return undefined;
  const { href, origin, protocol, username, password } = url;
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
