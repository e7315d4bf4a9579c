import type { Express, Request } from 'express';
import { sendCompressed } from '../middleware/encodings.ts';
import { etagOf, hasCopy } from '../middleware/textFiles.ts';
import { SHARED, SHORT } from '../middleware/widgetHeaders.ts';
import type { AskedFor } from './composeInclude.ts';
import type { Includes } from './includes.ts';

const ADDRESS = /^\/widgets\/v1\/fragments\/(?<tag>[a-z-]+)\.html$/;

/** Attributes as the query of a request has them; what comes twice is none. */
export const askedBy =
  ({ query }: Pick<Request, 'query'>): AskedFor =>
  (name) => {
    const value = query[name];
    return typeof value === 'string' ? value.trim() : '';
  };

/** Whether the query names an attribute, whatever it says. */
export const namedBy =
  ({ query }: Pick<Request, 'query'>) =>
  (name: string): boolean =>
    Object.hasOwn(query, name);

/**
 * `/widgets/v1/fragments/<tag>.html`, with the attributes of the tag as query: for servers of partners, who print the answer
 * inside the tag. What is no tag is answered like any file that is not there.
 *
 * And what the loader asks for by itself: without a word that the tag does not know, instead of an error in the console of the
 * page and all of the tag's code.
 */
export function setUpIncludes(app: Express, includes: Includes): void {
  app.get(ADDRESS, (request, response, next) => {
    const include = includes.markupOf({ tag: request.params['tag'] ?? '', asked: askedBy(request) });
    if (include === undefined) {
      next();
      return;
    }
    const etag = etagOf(include);
    response.set({ ...SHARED, 'Cache-Control': SHORT, ETag: etag, 'X-Robots-Tag': 'noindex' }).vary('Accept-Encoding');
    if (hasCopy(request, etag)) response.status(304).end();
    else sendCompressed(response, include);
  });
  app.use((request, _response, next) => {
    request.url = includes.closestAddress(request.url) ?? request.url;
    next();
  });
}
