import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteFile } from '#contract/common/siteFile.ts';
import { describeApi } from './support/engines.ts';
import { startApp, type TestApp } from './support/startApp.ts';

const pageOf = (title: string): string => `<!doctype html><title>${title}</title>`;
const HASH = "'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='";

const FILES: Readonly<Record<string, string>> = {
  'index.html': pageOf('Home'),
  '404.html': pageOf('Not here'),
  'blog.html': pageOf('Blog'),
  'blog/page/2.html': pageOf('Blog, page 2'),
  'blog/tag.html': `${pageOf('Articles on __TAG_NAME__')}__TAG_FOUND__<ul><li data-words="heat%20pumps%20pay">__TAG_ITEM__Heat__TAG_ITEM_END__</li></ul>__TAG_FOUND_END____TAG_NONE__<p>Nothing</p>__TAG_NONE_END__`,
  'blog/category.html': pageOf('__TAG_NAME__ articles'),
  'blog/tag/solar.html': pageOf('Solar articles'),
  'learn-more/homecare.html': pageOf('HomeCare'),
  'learn-more/smart.html': pageOf('Smart home'),
  'learn-more.html': pageOf('Learn more'),
  'terms-of-service.html': pageOf('Terms'),
  'search.html': pageOf('Search'),
  'campaigns/winter.html': pageOf('Winter offer'),
  'campaigns/winter/ended.html': pageOf('Winter is over'),
  'enquiry.html': `<style>a{}</style>${pageOf('Your enquiry')}<h1>__FORM_HEADING__</h1><p>__FORM_LEAD__</p>__FORM__`,
  'site.json': JSON.stringify({
    compressedFor: '',
    inlined: { 'enquiry.html': { style: [HASH], script: [] } },
    facts: {},
    includes: {},
    redirects: { '/terms': '/terms-of-service' },
    queries: [
      { path: '/learn-more', name: 'topic', below: '/learn-more/', otherwise: '/learn-more/homecare' },
      { path: '/blog', name: 'page', below: '/blog/page/', otherwise: '/blog' },
    ],
    unknown: [
      { below: '/learn-more/', page: '/learn-more/homecare' },
      { below: '/blog/category/', page: '/blog/category', isFilled: true },
      { below: '/blog/tag/', page: '/blog/tag', isFilled: true },
      { below: '/blog/', redirect: '/blog' },
    ],
    pages: {
      '/search': { isHidden: true },
      '/blog/category': { isHidden: true },
      '/blog/tag': { isHidden: true },
      '/campaigns/winter': { ends: '2027-01-31', endedPage: '/campaigns/winter/ended' },
      '/campaigns/winter/ended': { isHidden: true, status: 410 },
    },
  } satisfies SiteFile),
  'speculation-rules.json': '{"prefetch":[]}',
};

describeApi('pages', (engine) => {
  let app: TestApp;
  let rootDir: string;
  let today = '2026-11-21T12:00:00.000Z';
  beforeAll(async () => {
    rootDir = await mkdtemp(path.join(tmpdir(), 'quotes-pages-'));
    for (const [name, text] of Object.entries(FILES)) {
      const file = path.join(rootDir, 'dist', 'site', name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    app = await startApp({ engine, rootDir, now: () => new Date(today) });
  });
  afterAll(async () => {
    await app.close();
    await rm(rootDir, { recursive: true });
  });

  const titleAt = async (address: string): Promise<string> => {
    const { status, text } = await app.get(address);
    return `${status} ${/<title>(.*?)<\/title>/.exec(text)?.[1] ?? text}`;
  };
  const wayFrom = async (address: string): Promise<string> => {
    const { status, headers } = await app.get(address);
    return `${status} ${headers.get('Location') ?? ''}`;
  };

  it.each([
    ['/learn-more', '200 Learn more'],
    ['/learn-more?topic=smart', '200 Smart home'],
    ['/learn-more?topic=nonsense', '200 HomeCare'],
    ['/learn-more?topic=%2e%2e%2fsearch', '200 HomeCare'],
    ['/blog?page=2', '200 Blog, page 2'],
    ['/blog?page=1', '200 Blog'],
    ['/blog?page=99', '200 Blog'],
    ['/blog?q=solar', '200 Blog'],
    ['/blog/tag/solar', '200 Solar articles'],
    ['/blog/tag/none', '200 Articles on None'],
    ['/blog/tag/%3Cscript%3E', '200 Articles on &#60;script&#62;'],
    ['/blog/category/heat-pumps', '200 Heat Pumps articles'],
    ['/blog/category/%3Cscript%3E', '200 &#60;script&#62; articles'],
    ['/blog/category', '200 No Category articles'],
    ['/learn-more/no-such-topic', '200 HomeCare'],
    ['/no-such-page', '404 Not here'],
    ['/blog/tag/none/deeper', '404 Not here'],
    ['/site.json', '404 Not here'],
    ['/site.json.br', '404 Not here'],
  ])('%s is answered: %s', async (address, expected) => {
    expect(await titleAt(address)).toBe(expected);
  });

  it('lists for any tag what names it, and for no tag anything else', async () => {
    const of = async (tag: string) => (await app.get(`/blog/tag/${tag}`)).text.replace(/^.*<\/title>/, '');
    expect(await of('heat-pumps')).toBe('<ul><li>Heat</li></ul>');
    expect(await of('Pumps%20PAY')).toContain('Heat');
    expect(await of('wind')).toBe('<p>Nothing</p>');
    expect((await app.get('/blog/tag')).text).toBe('<!doctype html><title>Articles on No Tag</title><p>Nothing</p>');
  });

  it.each([
    ['/terms', '301 /terms-of-service'],
    ['/terms?utm_source=mail', '301 /terms-of-service?utm_source=mail'],
    ['/blog/', '301 /blog'],
    ['/blog/?page=2', '301 /blog?page=2'],
    // For now only: the article may come.
    ['/blog/no-such-article', '302 /blog'],
    ['//evil.example/', '404 '],
  ])('%s leads on: %s', async (address, expected) => {
    expect(await wayFrom(address)).toBe(expected);
  });

  it('keeps pages out of search engines that are not to be found', async () => {
    const robots = async (address: string) => (await app.get(address)).headers.get('X-Robots-Tag');
    expect(await robots('/search')).toBe('noindex');
    expect(await robots('/blog/tag/none')).toBe('noindex');
    expect(await robots('/blog/category/none')).toBe('noindex');
    expect(await robots('/blog')).toBeNull();
  });

  describe('an offer', () => {
    it('is there until the end of its last day here', async () => {
      today = '2027-01-31T23:59:59.000Z';
      expect(await titleAt('/campaigns/winter')).toBe('200 Winter offer');
    });

    it('is gone from then on, whenever the site was built', async () => {
      today = '2027-02-01T00:00:00.000Z';
      expect(await titleAt('/campaigns/winter')).toBe('410 Winter is over');
      expect((await app.get('/campaigns/winter')).headers.get('X-Robots-Tag')).toBe('noindex');
    });
  });

  it('tells browsers which pages to fetch ahead', async () => {
    const { headers } = await app.get('/');
    expect(headers.get('Speculation-Rules')).toBe('"/speculation-rules.json"');
    const rules = await app.get('/speculation-rules.json');
    expect(rules.headers.get('Content-Type')).toBe('application/speculationrules+json');
    expect(rules.text).not.toContain('prerender');
  });

  it('lets a page be restored by Back, and frames nothing but the map', async () => {
    const { headers } = await app.get('/');
    expect(headers.get('Cache-Control')).toBe('no-cache');
    expect(headers.get('Content-Security-Policy')).toContain("frame-src 'self' https://www.openstreetmap.org");
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  });

  it('fills the built page around a plain form, and allows its style', async () => {
    const post = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
    const answer = await app.get('/enquiry', { ...post, body: 'name=__FORM_LEAD__&form=solar-quote' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('<title>Error: Your enquiry</title><h1>Solar quote</h1>');
    expect(answer.text).toContain('value="__FORM_LEAD__"');
    expect(answer.headers.get('Content-Security-Policy')).toContain(`style-src 'self' ${HASH}`);
  });
});
