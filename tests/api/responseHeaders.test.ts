import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtWidgets } from '../support/builtSite.ts';
import { describeApi } from './support/engines.ts';
import { rawRequest } from './support/rawRequest.ts';
import { startApp, type TestApp } from './support/startApp.ts';

const CONNECTION = ['Connection', 'Date'];
const GUARDS = ['Cross-Origin-Resource-Policy', 'Strict-Transport-Security', 'X-Content-Type-Options'];
const FILE = [
  ...CONNECTION,
  ...GUARDS,
  'Cache-Control',
  'Content-Encoding',
  'Content-Length',
  'Content-Type',
  'ETag',
  'Last-Modified',
  'Vary',
];
const ANY_ORIGIN = 'Access-Control-Allow-Origin';
const DOCUMENT_GUARDS = [
  ...GUARDS,
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-Request-Id',
  'X-XSS-Protection',
];
const DOCUMENT = [...CONNECTION, ...DOCUMENT_GUARDS, 'Cache-Control', 'Content-Length', 'Content-Type'];
const PAGE = [...DOCUMENT, 'Content-Encoding', 'ETag', 'Speculation-Rules', 'Vary'];

/** The first script of a folder of the build that was worth compressing. */
function scriptIn(folder: string): string {
  const below = path.join('dist', folder);
  const name = readdirSync(below).find((file) => file.endsWith('.js') && existsSync(path.join(below, `${file}.br`)));
  if (!name) throw new Error(`${below} has no compressed script: npm run build`);
  return name;
}

const { version } = builtWidgets();
const LOADER = '/widgets/v1/quote-widgets.js';
const CHUNK = scriptIn('widgets/v1/chunks');
const ASSET = `/assets/${scriptIn('site/assets')}`;

interface Head {
  readonly status: number;
  /** As they were sent, sorted. */
  readonly names: string[];
  readonly values: ReadonlyMap<string, string>;
  readonly bytes: number;
}

function readHead(text: string): Head {
  const [head = ''] = text.split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const values = new Map(fields.map((field) => [field.split(': ')[0] ?? '', field.slice(field.indexOf(': ') + 2)]));
  const status = Number(line.split(' ')[1]);
  return {
    status,
    names: fields.map((field) => field.split(': ')[0] ?? '').toSorted(),
    values,
    bytes: head.length + 4,
  };
}

const without = (names: readonly string[], ...others: readonly string[]): string[] =>
  names.filter((name) => !others.includes(name)).toSorted();

describeApi('headers of the built files', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine, rootDir: process.cwd() });
  });
  afterAll(() => app.close());

  const ask = async (address: string, method = 'GET', ...fields: readonly string[]): Promise<Head> => {
    const line = `${method} ${address} HTTP/1.1`;
    const always = ['Host: quotes.test', 'Accept-Encoding: gzip, deflate, br', 'Connection: close'];
    const bytes = [line, ...always, ...fields, '', ''].join('\r\n');
    return readHead((await rawRequest({ port: app.port, bytes, patienceMs: 10_000 })).text);
  };

  describe('a file that pages load has those that mean something for it', () => {
    const shared = [...FILE, ANY_ORIGIN].toSorted();
    it.each([
      ['the loader', LOADER, shared],
      ['its source map', `${LOADER}.map`, shared],
      ['a chunk', `/widgets/v1/chunks/${CHUNK}`, shared],
      ['a source map of a chunk', `/widgets/v1/chunks/${CHUNK}.map`, shared],
      ['a pinned loader', `/widgets/${version}/quote-widgets.js`, shared],
      ['a chunk of a pinned version', `/widgets/${version}/chunks/${CHUNK}`, shared],
      ['the style sheet', '/widgets/v1/quote-widgets.css', shared],
      ['a list of files', '/widgets/v1/version.json', without(shared, 'Content-Encoding')],
      ['a script of our pages', ASSET, without(FILE)],
      ['a drawing for sharing', '/share.png', without(FILE, 'Content-Encoding')],
      ['a photograph', '/pictures/solar-quote.jpg', without(FILE, 'Content-Encoding')],
      ['the old icon', '/favicon.ico', without(FILE, 'Content-Encoding')],
    ])('%s', async (_what, address, expected) => {
      const { status, names, values, bytes } = await ask(address);
      expect([status, names]).toEqual([200, expected]);
      expect(values.get('X-Content-Type-Options')).toBe('nosniff');
      const isShared = expected.includes(ANY_ORIGIN);
      expect(values.get('Cross-Origin-Resource-Policy')).toBe(isShared ? 'cross-origin' : 'same-origin');
      expect(bytes).toBeLessThan(520);
      expect((await ask(address, 'HEAD')).names).toEqual(expected);
    });

    it.each([
      ['the loader', LOADER, [...CONNECTION, ...GUARDS, ANY_ORIGIN]],
      ['a script of our pages', ASSET, [...CONNECTION, ...GUARDS]],
    ])('%s that has not changed', async (_what, address, expected) => {
      const { values } = await ask(address);
      const again = await ask(address, 'GET', `If-None-Match: ${values.get('ETag')}`);
      expect([again.status, again.names]).toEqual([304, expected.toSorted()]);
    });

    it('a part of one', async () => {
      const { status, names } = await ask(LOADER, 'GET', 'Range: bytes=0-9');
      expect([status, names]).toEqual([206, [...FILE, ANY_ORIGIN, 'Accept-Ranges', 'Content-Range'].toSorted()]);
    });
  });

  describe('what a browser may open as a document has all', () => {
    it.each([
      ['a page', '/', 200, PAGE],
      ['the page of a form', '/solar-quote', 200, PAGE],
      ['a text for robots', '/robots.txt', 200, without(PAGE, 'Speculation-Rules')],
      [
        'a drawing that could hold a script',
        '/favicon.svg',
        200,
        without([...FILE, ...DOCUMENT_GUARDS], 'Content-Encoding'),
      ],
      ['a page that does not exist', '/no-such-page', 404, without(PAGE, 'Speculation-Rules')],
      ['a script that does not exist', '/assets/none.js', 404, DOCUMENT],
      ['a chunk that does not exist', '/widgets/v1/chunks/none.js', 404, [...DOCUMENT, ANY_ORIGIN]],
      ['an answer of the API', '/functions/v1/none', 404, [...DOCUMENT, 'Vary']],
    ])('%s', async (_what, address, expectedStatus, expected) => {
      const { status, names, values } = await ask(address);
      expect([status, names]).toEqual([expectedStatus, [...new Set(expected)].toSorted()]);
      expect(values.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    });

    it('a page that has not changed', async () => {
      const { values } = await ask('/');
      const { status, names } = await ask('/', 'GET', `If-None-Match: ${values.get('ETag')}`);
      expect([status, names]).toEqual([304, without(PAGE, 'Content-Encoding', 'Content-Length', 'Content-Type')]);
    });
  });
});
