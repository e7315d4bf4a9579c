import path from 'node:path';
import type { Express } from 'express';
import { ANALYTICS_PATH } from '#contract/common/analytics.ts';
import { ApiProblem } from '../common/problem.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import { serveFolder } from './fileServer.ts';
import { keepFiles } from './keptFiles.ts';
import { setUpPages, SPECULATION_RULES } from './pages.ts';
import { readSiteFile } from './siteFile.ts';
import { isTextFile, loadTextFiles, sendTextFile, type TextFile } from './textFiles.ts';
import { createChooseVariant } from './variants.ts';
import { SHARED, SHORT } from './widgetHeaders.ts';

export interface StaticServices {
  readonly config: Config;
  readonly database: Pick<Database, 'knex'>;
  readonly now: () => Date;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

// What has a version or a hash in its address never changes; the scripts in /widgets/v1/ are what partners have pasted.
const NEVER_CHANGES = /^\/(assets\/|widgets\/\d+\.\d+\.\d+[^/]*\/|widgets\/[^/]+\/(chunks|fragments\/[^/]+)\/)/;
const PART_OF_VERSION = /^\/widgets\/\d+\.\d+\.\d+[^/]*\/(?=(chunks|fragments)\/)/;
const NOT_FOR_VISITORS = /^\/site\.json(\.(br|gz))?$/;
const PROGRAM_PATHS = /^\/(functions|assets|widgets)(\/|$)/;

// As the file server reads an address: what is asked of another spelling would pass the guard and still find the file.
function decoded(address: string): string | undefined {
  try {
    return decodeURI(address);
  } catch {
    return undefined;
  }
}

/** Files that are not handed out as they stand: pages are filled in while they are served, and some are for us alone. */
function isGuarded(address: string): boolean {
  const name = decoded(address);
  return name === undefined || isTextFile(name.replace(/\.(br|gz)$/, '')) || NOT_FOR_VISITORS.test(name);
}

function cacheHeader(address: string): string {
  if (NEVER_CHANGES.test(address)) return IMMUTABLE;
  return address.startsWith('/widgets/') ? SHORT : HOUR;
}

const notFound = (): ApiProblem => new ApiProblem('not-found', 'There is nothing at this address.');

function setUpMethods(app: Express): void {
  app.use((request, _response, next) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const headers = { Allow: 'GET, HEAD' };
    if (isReading) next();
    else if (request.path.startsWith('/functions/')) next(notFound());
    else next(new ApiProblem('wrong-method', 'Send a GET request here.', { headers }));
  });
}

/** Partners' pages load these: readable from every origin, also from pages that isolate themselves (COEP). */
function setUpWidgets(app: Express, built: string): void {
  const files = serveFolder(path.join(built, 'widgets'), (response, address) => {
    response.setHeader('Cache-Control', cacheHeader(`/widgets${address}`));
  });
  app.use('/widgets', (request, response, next) => {
    response.set(SHARED);
    void files(request, response, next);
  });
}

/** Chunks, assets and versions of this release and of those before it. */
function setUpKeptFiles(app: Express, store: string): void {
  const files = serveFolder(store, (response, address) => {
    response.setHeader('Cache-Control', cacheHeader(address));
  });
  app.use((request, response, next) => {
    if (!NEVER_CHANGES.test(request.path)) return next();
    if (request.path.startsWith('/widgets/')) response.set(SHARED);
    const { url } = request;
    // Versions share their chunks and first steps, which are told apart by their names.
    request.url = url.replace(PART_OF_VERSION, '/widgets/v1/');
    void files(request, response, () => {
      request.url = url;
      next();
    });
  });
}

function setUpNotFound(app: Express, pages: ReadonlyMap<string, TextFile>): void {
  const page = pages.get('/404');
  app.use((request, response) => {
    if (PROGRAM_PATHS.test(request.path)) throw notFound();
    response.status(404);
    if (page) sendTextFile(request, response, page);
    else response.set('Cache-Control', 'no-store').type('text').send('There is no page at this address.');
  });
}

// Not in the pages: they are compressed when they are built, and who has not agreed asks for nothing.
function setUpAnalytics(app: Express, { analytics }: Config): void {
  app.get(ANALYTICS_PATH, (_request, response) => {
    response.set('Cache-Control', SHORT).json(analytics ? { script: analytics.script } : {});
  });
}

/** Site and widgets as they were built, and what is said of every address that does not exist. */
export function setUpStaticFiles(app: Express, { config, database, now }: StaticServices): void {
  const { builtDir, dataDir, publicUrl } = config;
  const site = path.join(builtDir, 'site');
  const siteFile = readSiteFile(site);
  const texts = loadTextFiles({ folder: site, publicUrl, ...siteFile });
  const files = serveFolder(site, (response, address) => {
    response.setHeader('Cache-Control', cacheHeader(address));
    if (address === SPECULATION_RULES) response.setHeader('Content-Type', 'application/speculationrules+json');
  });
  setUpMethods(app);
  setUpAnalytics(app, config);
  setUpKeptFiles(app, keepFiles(builtDir, dataDir));
  setUpWidgets(app, builtDir);
  setUpPages(app, { texts, now, siteFile, chooseVariant: createChooseVariant(database.knex, now) });
  app.use((request, response, next) => {
    if (isGuarded(request.path)) next();
    else void files(request, response, next);
  });
  setUpNotFound(app, texts);
}
