import type { PageNotes } from '#contract/common/siteAddresses.ts';
import type { Route } from '../document/route.ts';
import { factRegistry } from '../facts/facts.ts';
import { quoteRoutes } from '../pages/quotes/route.ts';
import { redirects } from '../redirects.ts';
import { rewrites } from '../rewrites.ts';

const noteOf = ({ path, isIndexed, status, offer }: Route): readonly (readonly [string, PageNotes])[] => {
  const notes: PageNotes = {
    ...(!isIndexed && { isHidden: true }),
    ...(status !== undefined && { status }),
    ...(offer && { ends: offer.ends, endedPage: offer.endedPage }),
  };
  return Object.keys(notes).length > 0 ? [[path, notes]] : [];
};

// A funnel's page is fetched ahead, never run ahead: a page that is prerendered has lost the postcode by then.
const speculationRules = {
  prefetch: [{ where: { href_matches: quoteRoutes.map(({ path }) => `${path}*`) }, eagerness: 'moderate' }],
};

// What pages say until a certain day: the server tells when that day has passed.
const factEndings = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...factRegistry].flatMap(([id, { validUntil, withheld }]) =>
      validUntil === undefined || withheld !== undefined ? [] : [[id, validUntil] as const],
    ),
  );

/** What the server wants to know about the pages, by file name below dist/site. */
export const serverFiles = (routes: readonly Route[]): Readonly<Record<string, object>> => ({
  'redirects.json': redirects,
  'rewrites.json': rewrites,
  'pages.json': Object.fromEntries(routes.flatMap(noteOf)),
  'speculation-rules.json': speculationRules,
  'facts.json': factEndings(),
});
