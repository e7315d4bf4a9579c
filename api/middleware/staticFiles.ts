import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Express, RequestHandler } from 'express';
import sirv from 'sirv';
import type { Config } from '../config.ts';
import { ApiProblem } from '../problem.ts';
import { setUpPages, SPECULATION_RULES } from './pages.ts';
import { readSiteTables } from './siteTables.ts';
import { isTextFile, loadTextFiles, sendTextFile, type TextFile } from './textFiles.ts';

export interface StaticServices {
  readonly config: Config;
  readonly now: () => Date;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=300, stale-while-revalidate=86400';
const HOUR = 'public, max-age=3600';

// What has a version or a hash in its address never changes; /widgets/v1/quote-widgets.js is what partners have pasted.
const NEVER_CHANGES = /^\/(assets\/|widgets\/\d+\.\d+\.\d+[^/]*\/|widgets\/[^/]+\/chunks\/)|-[\w-]{8,}\.(js|css)$/;
const NOT_FOR_VISITORS = /^\/(csp-hashes|redirects|rewrites|pages|compressed-for)\.json(\.(br|gz))?$/;
const PROGRAM_PATHS = /^\/(functions|assets|widgets)(\/|$)/;

const pass: RequestHandler = (_request, _response, next) => next();

function cacheHeader(address: string): string {
  if (NEVER_CHANGES.test(address)) return IMMUTABLE;
  return address.startsWith('/widgets/') ? SHORT : HOUR;
}

function filesOf(folder: string, setHeaders: (response: ServerResponse, address: string) => void): RequestHandler {
  // It reads the whole folder at start, and a folder that is not there would stop the start.
  if (!existsSync(folder)) return pass;
  return sirv(folder, { etag: true, brotli: true, gzip: true, extensions: [], setHeaders });
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
function setUpWidgets(app: Express, rootDir: string): void {
  const files = filesOf(path.join(rootDir, 'dist', 'widgets'), (response, address) => {
    response.setHeader('Cache-Control', cacheHeader(`/widgets${address}`));
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  });
  app.use('/widgets', files);
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

/** Site and widgets as they were built, and what is said of every address that does not exist. */
export function setUpStaticFiles(app: Express, { config, now }: StaticServices): void {
  const { rootDir, publicUrl } = config;
  const site = path.join(rootDir, 'dist', 'site');
  const texts = loadTextFiles(site, publicUrl);
  const files = filesOf(site, (response, address) => {
    response.setHeader('Cache-Control', cacheHeader(address));
    if (address === SPECULATION_RULES) response.setHeader('Content-Type', 'application/speculationrules+json');
  });
  setUpMethods(app);
  setUpWidgets(app, rootDir);
  setUpPages(app, { texts, now, ...readSiteTables(site) });
  app.use((request, response, next) => {
    if (isTextFile(request.path.replace(/\.(br|gz)$/, '')) || NOT_FOR_VISITORS.test(request.path)) next();
    else void files(request, response, next);
  });
  setUpNotFound(app, texts);
}
