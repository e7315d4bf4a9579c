import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteFile } from '#contract/common/siteFile.ts';
import { describeApi } from './support/engines.ts';
import { PUBLIC_URL, startApp, type Answer, type TestApp } from './support/startApp.ts';

const HASH = "'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='";
const PROSE = `<!doctype html><p>${Array.from({ length: 3000 }, (_, index) => Math.sin(index)).join(' ')}</p>`;

const FILES: Readonly<Record<string, string | Buffer>> = {
  'dist/site/index.html': '<!doctype html><title>Home</title><a href="__PUBLIC_URL__/solar-quote">Solar</a>',
  'dist/site/solar-quote.html': `<!doctype html><title>Solar</title>${'<p>text</p>'.repeat(100)}`,
  'dist/site/prose.html': PROSE,
  'dist/site/compressed.html': 'as it is',
  'dist/site/compressed.html.br': brotliCompressSync('as the build has compressed it'),
  'dist/site/404.html': '<!doctype html><title>Not here</title>',
  'dist/site/robots.txt': 'Sitemap: __PUBLIC_URL__/sitemap.xml',
  'dist/site/sitemap.xml': '<loc>__PUBLIC_URL__/</loc>',
  'dist/site/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'dist/site/assets/main-abcdef12.js': 'export {};',
  'dist/site/.vite/manifest.json': '{"secret":true}',
  'dist/site/site.json': JSON.stringify({
    compressedFor: PUBLIC_URL,
    inlined: { 'index.html': { style: [HASH], script: [] } },
    redirects: {},
    queries: [],
    unknown: [],
    pages: {},
    facts: {},
    includes: {},
  } satisfies SiteFile),
  'dist/widgets/v1/quote-widgets.js': 'export {};',
  'dist/widgets/v1/commercial-energy-quote.js': 'export {};',
  'dist/widgets/v1/solar-quote-business.js': 'export {};',
  'dist/widgets/v1/chunks/solar-abcdef12.js': 'export {};',
  'dist/widgets/v1/fragments/1.2.3/solar-quote.html': '<form></form>',
  'dist/widgets/1.2.3/quote-widgets.js': 'export {};',
  'package.json': '{}',
  '.git/config': 'secret',
};

describeApi('files', (engine) => {
  let app: TestApp;
  let rootDir: string;
  beforeAll(async () => {
    rootDir = await mkdtemp(path.join(tmpdir(), 'quotes-root-'));
    for (const [name, text] of Object.entries(FILES)) {
      const file = path.join(rootDir, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    app = await startApp({ engine, rootDir });
  });
  afterAll(async () => {
    await app.close();
    await rm(rootDir, { recursive: true });
  });

  const expectGuarded = ({ headers }: Answer) => {
    expect(headers.get('Content-Security-Policy')).toContain('default-src ');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
    expect(headers.get('Referrer-Policy')).not.toBeNull();
    expect(headers.get('X-Powered-By')).toBeNull();
    expect(headers.get('Set-Cookie')).toBeNull();
  };

  // Which of them exactly, and which those of a document are, is asked of the built files: responseHeaders.test.ts.
  const expectReduced = ({ headers }: Answer) => {
    expect(headers.get('Content-Security-Policy')).toBeNull();
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
  };

  describe('pages', () => {
    it('are at addresses without .html, with the public address in them', async () => {
      const page = await app.get('/');
      expect(page.status).toBe(200);
      expect(page.text).toContain(`href="${PUBLIC_URL}/solar-quote"`);
      expect((await app.get('/robots.txt')).text).toBe(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
      expect((await app.get('/sitemap.xml')).text).toContain(PUBLIC_URL);
    });

    it('are asked for again each time, and cost nothing when they have not changed', async () => {
      const first = await app.get('/solar-quote');
      expect(first.headers.get('Cache-Control')).toBe('no-cache');
      const etag = first.headers.get('ETag') ?? '';
      const second = await app.get('/solar-quote', { headers: { 'If-None-Match': etag } });
      expect([second.status, second.text]).toEqual([304, '']);
      expectGuarded(second);
    });

    it.each(['br', 'gzip', 'identity'])('are the same in %s', async (encoding) => {
      const page = await app.get('/solar-quote', { headers: { 'Accept-Encoding': encoding } });
      expect(page.headers.get('Content-Encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(page.headers.get('Vary')).toContain('Accept-Encoding');
      expect(page.text).toBe(FILES['dist/site/solar-quote.html']);
    });

    it.each([
      ['Chrome, Edge and Firefox', 'gzip, deflate, br, zstd', 'br'],
      ['Safari', 'gzip, deflate, br', 'br'],
      ['curl --compressed', 'deflate, gzip, br, zstd', 'br'],
      ['anything', '*', 'br'],
      ['a browser without TLS', 'gzip, deflate', 'gzip'],
      ['who refuses it', 'gzip, br;q=0', 'gzip'],
      ['who knows none', 'zstd', null],
    ])('are sent in the smallest that is accepted: %s (%s)', async (_who, accepted, encoding) => {
      const page = await app.get('/solar-quote', { headers: { 'Accept-Encoding': accepted } });
      expect(page.headers.get('Content-Encoding')).toBe(encoding);
      expect(page.text).toBe(FILES['dist/site/solar-quote.html']);
    });

    it('are sent as the build has compressed them where it was for this address', async () => {
      const page = await app.get('/compressed', { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } });
      expect(page.text).toBe('as the build has compressed it');
      expect((await app.get('/compressed', { headers: { 'Accept-Encoding': 'gzip' } })).text).toBe('as it is');
    });

    it('are compressed better after they have been asked for once', async () => {
      const body = PROSE;
      const best = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
      const sent = async () => {
        const { headers, text } = await app.get('/prose', { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
        expect(text).toBe(body);
        return Number(headers.get('Content-Length'));
      };
      expect(await sent()).toBeGreaterThan(best);
      await expect.poll(sent).toBe(best);
    });

    it('have one address: a slash at the end leads to it', async () => {
      const page = await app.get('/solar-quote/');
      expect([page.status, page.headers.get('Location')]).toEqual([301, '/solar-quote']);
    });

    it.each(['//evil.example/', '/%2f%2fevil.example/', '/\\evil.example/'])('%s leads nowhere', async (address) => {
      expect((await app.get(address)).headers.get('Location')).toBeNull();
    });

    it('carry the hashes of what the build inlined in them, no others, and no unsafe-inline', async () => {
      const policy = (await app.get('/')).headers.get('Content-Security-Policy') ?? '';
      expect(policy).toContain(`style-src 'self' ${HASH}`);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect((await app.get('/solar-quote')).headers.get('Content-Security-Policy')).toContain("style-src 'self';");
    });

    it('answer HEAD without a body', async () => {
      const page = await app.get('/solar-quote', { method: 'HEAD' });
      expect([page.status, page.text]).toEqual([200, '']);
    });
  });

  describe('assets and widgets', () => {
    it.each([
      ['/assets/main-abcdef12.js', 'immutable'],
      ['/widgets/1.2.3/quote-widgets.js', 'immutable'],
      ['/widgets/v1/chunks/solar-abcdef12.js', 'immutable'],
      // By the version in its address.
      ['/widgets/v1/fragments/1.2.3/solar-quote.html', 'immutable'],
      ['/widgets/v1/quote-widgets.js', 'max-age=300'],
      // Its name has a dash and eight letters, and is pasted all the same.
      ['/widgets/v1/commercial-energy-quote.js', 'max-age=300'],
      ['/widgets/v1/solar-quote-business.js', 'max-age=300'],
      ['/favicon.svg', 'max-age=3600'],
    ])('%s is kept by browsers as %s', async (address, words) => {
      const file = await app.get(address);
      expect(file.status).toBe(200);
      expect(file.headers.get('Cache-Control')).toContain(words);
    });

    it.each(['/assets/main-abcdef12.js', '/widgets/v1/quote-widgets.js', '/widgets/v1/quote-widgets.js?v=1.html'])(
      '%s runs in nothing but a page, and has no policy of its own',
      async (address) => {
        const answers = [await app.get(address), await app.get(address, { method: 'HEAD' })];
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        answers.forEach(expectReduced);
      },
    );

    it.each(['/favicon.svg', '/favicon%2Esvg', '/favicon.svg?.js', '/widgets/v1/fragments/1.2.3/solar-quote.html'])(
      '%s can be opened as a document, and is guarded like one',
      async (address) => {
        const file = await app.get(address);
        expect(file.status).toBe(200);
        expectGuarded(file);
      },
    );

    it.each([
      '/widgets/v1/quote-widgets.js',
      '/widgets/v1/fragments/1.2.3/solar-quote.html',
      '/widgets/1.2.3/quote-widgets.js',
    ])('%s loads on every page', async (address) => {
      const { headers } = await app.get(address, { headers: { Origin: 'https://anybody.example' } });
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    });

    it.each([
      ['/widgets/v1/quote-widgets.js', expectReduced],
      ['/favicon.svg', expectGuarded],
    ])('%s answers 304 with the same guards', async (address, expectGuards) => {
      const etag = (await app.get(address)).headers.get('ETag') ?? '';
      const again = await app.get(address, { headers: { 'If-None-Match': etag } });
      expect(again.status).toBe(304);
      expectGuards(again);
    });
  });

  describe('what does not exist', () => {
    it('is told to people as a page', async () => {
      const page = await app.get('/no-such-page');
      expect(page.status).toBe(404);
      expect(page.text).toContain('Not here');
      expectGuarded(page);
    });

    it.each(['/functions/v1/nothing', '/assets/none.js', '/widgets/v1/none.js', '/widgets'])(
      '%s is told to programs as a problem',
      async (address) => {
        const answer = await app.get(address);
        expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
        expectGuarded(answer);
      },
    );
  });

  it.each([
    '/.git/config',
    '/package.json',
    '/api/server.ts',
    '/data/leads.sqlite',
    '/leads.sqlite',
    '/site.json',
    '/site%2ejson',
    '/%73ite.json',
    '/index%2ehtml',
    '/solar-quote%2Ehtml',
    '/robots%2etxt',
    '/compressed.html%2ebr',
    '/site.json%',
    '/compressed.html.br',
    '/.vite/manifest.json',
    '/solar-quote.html',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/widgets/..%2f..%2fpackage.json',
    '/widgets/',
    '/assets/',
    '/assets',
  ])('%s is not served', async (address) => {
    const answer = await app.get(address);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toMatch(/secret|SQLite format|Index of/);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s of a page: 405 with what is allowed', async (method) => {
    const answer = await app.get('/solar-quote', { method });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});
