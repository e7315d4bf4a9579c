import type { SiteFile } from './siteFile.ts';

/** Addresses that are no pages themselves. */
export type SiteAddresses = Readonly<Pick<SiteFile, 'redirects' | 'queries' | 'unknown'>>;

export type Resolution =
  /** `asked`: the name, percent-encoded, that is to be filled into the page. */
  | { readonly page: string; readonly asked?: string }
  | { readonly redirect: string; readonly status: 301 | 302 }
  /** Nobody answers. */
  | undefined;

interface Asked {
  readonly path: string;
  /** "?a=b" or "". */
  readonly query: string;
}

const VALUE = /^[\w-]{1,80}$/;

function pageOfQuery({ path, query }: Asked, { queries }: SiteAddresses, has: (path: string) => boolean) {
  const rule = queries.find((candidate) => candidate.path === path);
  if (!rule) return undefined;
  const pair = query
    .slice(1)
    .split('&')
    .find((text) => text.startsWith(`${rule.name}=`));
  if (pair === undefined) return undefined;
  // Not decoded: what needs that is no part of an address of ours.
  const value = pair.slice(rule.name.length + 1);
  const page = rule.below + value;
  return VALUE.test(value) && has(page) ? page : rule.otherwise;
}

const fits = (path: string, { below }: SiteAddresses['unknown'][number]): boolean =>
  path.startsWith(below) && path.length > below.length && !path.slice(below.length).includes('/');

/**
 * What answers an address of the site: the same rules for the built site and for the one from source.
 * @param has whether there is a page at a path
 */
export function resolveAddress(asked: Asked, addresses: SiteAddresses, has: (path: string) => boolean): Resolution {
  const path = asked.path.replace(/(?<=.)\/$/, '');
  const moved = Object.hasOwn(addresses.redirects, path) ? addresses.redirects[path] : undefined;
  // What a campaign has added goes along.
  if (moved !== undefined) return { redirect: moved + asked.query, status: 301 };
  // Only to a page that exists: "//evil.example/" must not become a way out.
  if (path !== asked.path && has(path)) return { redirect: path + asked.query, status: 301 };
  const chosen = pageOfQuery(asked, addresses, has);
  if (chosen !== undefined) return { page: chosen };
  if (has(path)) return path === asked.path ? { page: path } : undefined;
  const rule = addresses.unknown.find((candidate) => fits(asked.path, candidate));
  if (rule?.page !== undefined)
    return { page: rule.page, ...(rule.isFilled && { asked: asked.path.slice(rule.below.length) }) };
  return rule?.redirect === undefined ? undefined : { redirect: rule.redirect, status: 302 };
}
