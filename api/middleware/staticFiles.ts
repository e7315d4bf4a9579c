import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Express, RequestHandler } from 'express';
import sirv from 'sirv';
import type { Config } from '../config.ts';
import { ApiProblem } from '../problem.ts';
import { isTextFile, loadTextFiles, sendTextFile, type TextFile } from './textFiles.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=300, stale-while-revalidate=86400';
const HOUR = 'public, max-age=3600';

// What has a version or a hash in its address never changes; /widgets/v1/quote-widgets.js is what partners have pasted.
const NEVER_CHANGES = /^\/(assets\/|widgets\/\d+\.\d+\.\d+[^/]*\/|widgets\/[^/]+\/chunks\/)|-[\w-]{8,}\.(js|css)$/;
const NOT_FOR_VISITORS = /^\/(csp-hashes|redirects)\.json(\.(br|gz))?$/;
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

function setUpPages(app: Express, pages: ReadonlyMap<string, TextFile>): void {
  app.use((request, response, next) => {
    const page = pages.get(request.path);
    const bare = request.path.replace(/\/$/, '');
    if (page) sendTextFile(request, response, page);
    // Only to an address that exists: "//evil.example/" must not become a way out.
    else if (bare !== request.path && pages.has(bare)) response.redirect(301, bare);
    else next();
  });
}

/** Addresses that have moved for good, as the build has written them down: old to new. */
function readRedirects(site: string): ReadonlyMap<string, string> {
  const file = path.join(site, 'redirects.json');
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
}

function setUpRedirects(app: Express, redirects: ReadonlyMap<string, string>): void {
  app.use((request, response, next) => {
    const target = redirects.get(request.path.replace(/(?<=.)\/$/, ''));
    if (target === undefined) return next();
    // What a campaign has added goes along.
    const query = request.originalUrl.indexOf('?');
    response.redirect(301, query < 0 ? target : target + request.originalUrl.slice(query));
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

/** Site and widgets as they were built, and what is said of every address that does not exist. */
export function setUpStaticFiles(app: Express, { rootDir, publicUrl }: Config): void {
  const site = path.join(rootDir, 'dist', 'site');
  const texts = loadTextFiles(site, publicUrl);
  const files = filesOf(site, (response, address) => response.setHeader('Cache-Control', cacheHeader(address)));
  setUpMethods(app);
  setUpWidgets(app, rootDir);
  setUpRedirects(app, readRedirects(site));
  setUpPages(app, texts);
  app.use((request, response, next) => {
    if (isTextFile(request.path.replace(/\.(br|gz)$/, '')) || NOT_FOR_VISITORS.test(request.path)) next();
    else void files(request, response, next);
  });
  setUpNotFound(app, texts);
}
