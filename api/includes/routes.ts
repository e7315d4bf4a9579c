import path from 'node:path';
import type { Express, Request } from 'express';
import type { Config } from '../config/config.ts';
import { sendCompressed } from '../middleware/encodings.ts';
import { readSiteFile } from '../middleware/siteFile.ts';
import { etagOf, hasCopy } from '../middleware/textFiles.ts';
import { SHARED, SHORT } from '../middleware/widgetHeaders.ts';
import { absoluteLinks, chooseFirstStep, composeInclude, type AskedFor } from './composeInclude.ts';
import { readFirstSteps } from './firstSteps.ts';

const ADDRESS = /^\/widgets\/v1\/fragments\/(?<tag>[a-z-]+)\.html$/;

const askedBy =
  ({ query }: Request): AskedFor =>
  (name) => {
    const value = query[name];
    return typeof value === 'string' ? value.trim() : '';
  };

/**
 * `/widgets/v1/fragments/<tag>.html`, with the attributes of the tag as query: for servers of partners, who print the answer
 * inside the tag. What is no tag is answered like any file that is not there.
 */
export function setUpIncludes(app: Express, { builtDir, publicUrl }: Pick<Config, 'builtDir' | 'publicUrl'>): void {
  const inFull = (markup: string): string => absoluteLinks(markup, publicUrl);
  const { version, steps } = readFirstSteps(builtDir);
  const firstSteps = new Map([...steps].map(([name, step]) => [name, { ...step, markup: inFull(step.markup) }]));
  const { includes } = readSiteFile(path.join(builtDir, 'site'));
  const frames = new Map(Object.entries(includes).map(([tag, frame]) => [tag, inFull(frame)]));

  app.get(ADDRESS, (request, response, next) => {
    const tag = request.params['tag'] ?? '';
    const asked = askedBy(request);
    const frame = frames.get(tag);
    const firstStep = frame && chooseFirstStep(tag, asked, firstSteps);
    if (!frame || !firstStep) {
      next();
      return;
    }
    const include = composeInclude({ tag, asked, firstStep, frame, version, publicUrl });
    const etag = etagOf(include);
    response.set({ ...SHARED, 'Cache-Control': SHORT, ETag: etag, 'X-Robots-Tag': 'noindex' }).vary('Accept-Encoding');
    if (hasCopy(request, etag)) response.status(304).end();
    else sendCompressed(response, include);
  });
}
