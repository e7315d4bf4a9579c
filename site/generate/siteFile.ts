import { siteFileSchema, type PageNotes, type SiteFile } from '#contract/common/siteFile.ts';
import type { Route } from '../document/route.ts';
import { factRegistry } from '../facts/facts.ts';
import { quoteRoutes } from '../pages/quotes/route.ts';
import { redirects } from '../redirects.ts';
import { rewrites } from '../rewrites.ts';
import { cspHashes, type PageFile } from './cspHashes.ts';

/** For browsers. A funnel's page is fetched ahead, never run ahead: a page that is prerendered has lost the postcode by then. */
export const speculationRules = {
  prefetch: [{ where: { href_matches: quoteRoutes.map(({ path }) => `${path}*`) }, eagerness: 'moderate' }],
};

const noteOf = ({ path, isIndexed, status, offer, variant }: Route): readonly (readonly [string, PageNotes])[] => {
  const notes: PageNotes = {
    ...(!isIndexed && { isHidden: true }),
    ...(status !== undefined && { status }),
    ...(offer && { ends: offer.ends, endedPage: offer.endedPage }),
    ...(variant && { variant }),
  };
  return Object.keys(notes).length > 0 ? [[path, notes]] : [];
};

// What pages say until a certain day: the server tells when that day has passed.
const factEndings = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...factRegistry].flatMap(([id, { validUntil, withheld }]) =>
      validUntil === undefined || withheld !== undefined ? [] : [[id, validUntil] as const],
    ),
  );

interface Built extends Pick<SiteFile, 'compressedFor' | 'includes'> {
  readonly routes: readonly Route[];
  readonly pages: readonly PageFile[];
}

/** What the server wants to know about the pages. */
export const siteFile = ({ routes, pages, compressedFor, includes }: Built): SiteFile =>
  siteFileSchema.parse({
    compressedFor,
    redirects,
    ...rewrites,
    pages: Object.fromEntries(routes.flatMap(noteOf)),
    inlined: cspHashes(pages),
    facts: factEndings(),
    includes,
  });
