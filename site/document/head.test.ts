import { describe, expect, test } from 'vitest';
import { fontFiles } from '#contract/common/brandFonts.ts';
import { hashesOf } from '../generate/cspHashes.ts';
import { headTags, TYPEFACES_SCRIPT, type HeadTag, type PageAssets } from './head.ts';
import { escapeHtml, tagHtml } from './html.ts';
import type { Route } from './route.ts';
import { webPageData } from './structuredData.ts';

const assets: PageAssets = {
  styles: ['a > b{}'],
  modules: ['/assets/b.js'],
  preloads: ['/widgets/v1/c.js'],
};
const route: Route = {
  path: '/solar-quote',
  title: 'Sun & "roofs" | Brand',
  description: 'What it costs',
  keywords: ['solar', 'price'],
  canonical: '/solar-quote',
  lastModified: '2026-11-20',
  isIndexed: true,
  tags: [],
  structuredData: [{ '@type': 'Service', name: '</script><b>' }],
  Page: () => null,
};

const find = (tags: readonly HeadTag[], name: string, value: string): HeadTag | undefined =>
  tags.find(({ attributes }) => attributes[name] === value);

describe('headTags', () => {
  const tags = headTags(route, assets);

  test('says what the page is', () => {
    expect(tags.find(({ tag }) => tag === 'title')?.text).toBe('Sun & "roofs" | Brand');
    expect(find(tags, 'name', 'description')?.attributes['content']).toBe('What it costs');
    expect(find(tags, 'name', 'keywords')?.attributes['content']).toBe('solar, price');
  });

  test('gives absolute addresses, to be completed when the server starts', () => {
    expect(find(tags, 'rel', 'canonical')?.attributes['href']).toBe('__PUBLIC_URL__/solar-quote');
    expect(find(tags, 'property', 'og:url')?.attributes['content']).toBe('__PUBLIC_URL__/solar-quote');
    expect(find(tags, 'property', 'og:image')?.attributes['content']).toBe(
      '__PUBLIC_URL__/pictures/share/solar-quote.png',
    );
  });

  test('is an ordinary page, of no place, until it says otherwise', () => {
    expect(find(tags, 'property', 'og:type')?.attributes['content']).toBe('website');
    expect(find(tags, 'name', 'geo.region')).toBeUndefined();
    expect(find(tags, 'property', 'article:published_time')).toBeUndefined();
  });

  test('knows the dates of an article, and the picture that it names', () => {
    const dates = { published: '2024-04-18', modified: '2026-11-20' };
    const article = headTags({ ...route, share: { picture: 'sun', alt: 'A roof', article: dates } }, assets);
    expect(find(article, 'property', 'og:type')?.attributes['content']).toBe('article');
    expect(find(article, 'property', 'article:published_time')?.attributes['content']).toBe(dates.published);
    expect(find(article, 'property', 'article:modified_time')?.attributes['content']).toBe(dates.modified);
    expect(find(article, 'property', 'og:image')?.attributes['content']).toMatch(/\/pictures\/share\/sun\.png$/);
    expect(find(article, 'property', 'og:image:alt')?.attributes['content']).toBe('A roof');
  });

  test('says where a local page is about, latitude first', () => {
    const geo = { region: 'GB-NET', place: 'Newcastle upon Tyne', latitude: 54.97, longitude: -1.61 };
    const local = headTags({ ...route, geo }, assets);
    const contents = ['geo.region', 'geo.placename', 'geo.position', 'ICBM'].map(
      (name) => find(local, 'name', name)?.attributes['content'],
    );
    expect(contents).toEqual(['GB-NET', 'Newcastle upon Tyne', '54.97;-1.61', '54.97, -1.61']);
  });

  test('leads to the feed, and colours the bar of the browser by day and by night', () => {
    expect(find(tags, 'type', 'application/rss+xml')?.attributes['href']).toBe('/rss.xml');
    const bars = tags.filter(({ attributes }) => attributes['name'] === 'theme-color');
    expect(new Set(bars.map(({ attributes }) => attributes['content'])).size).toBe(2);
  });

  test('holds its styles as they are, and asks for what it loads', () => {
    expect(tags.map(tagHtml)).toContain('<style>a > b{}</style>');
    expect(find(tags, 'rel', 'modulepreload')?.attributes['href']).toBe('/widgets/v1/c.js');
    expect(find(tags, 'src', '/assets/b.js')?.attributes['type']).toBe('module');
  });

  test('lets no script compete with the text of its page', () => {
    const modules = tags.filter(({ attributes }) =>
      [attributes['rel'], attributes['type']].some((kind) => String(kind).startsWith('module')),
    );
    expect(modules.length).toBeGreaterThan(1);
    expect(modules.filter(({ attributes }) => attributes['fetchpriority'] !== 'low')).toEqual([]);
  });

  test('asks for the typefaces by a script, which the policy of the page knows by its hash', () => {
    expect(tags.filter(({ attributes }) => attributes['as'] === 'font')).toEqual([]);
    for (const file of fontFiles) expect(TYPEFACES_SCRIPT).toContain(`"${file}"`);
    expect(hashesOf(tags.map(tagHtml).join('')).script).toEqual(
      hashesOf(`<script>${TYPEFACES_SCRIPT}</script>`).script,
    );
  });

  test('keeps structured data inside its script element', () => {
    const html = tags.map(tagHtml).join('');
    expect(html).not.toContain('</script><b>');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [...route.structuredData, webPageData(route)],
    });
  });

  test('keeps a page out of indexes: an address of its own, no social tags', () => {
    const hidden = headTags({ ...route, isIndexed: false, structuredData: [] }, assets);
    expect(find(hidden, 'name', 'robots')?.attributes['content']).toBe('noindex');
    expect(find(hidden, 'rel', 'canonical')?.attributes['href']).toBe('__PUBLIC_URL__/solar-quote');
    expect(find(hidden, 'property', 'og:title')).toBeUndefined();
    expect(find(hidden, 'type', 'application/ld+json')).toBeUndefined();
  });
});

describe('tagHtml', () => {
  test.each<[string, HeadTag, string]>([
    ['escapes text', { tag: 'title', attributes: {}, text: 'a < b & c' }, '<title>a &lt; b &amp; c</title>'],
    ['escapes attributes', { tag: 'meta', attributes: { content: '"x"' } }, '<meta content="&quot;x&quot;">'],
    [
      'writes bare attributes',
      { tag: 'script', attributes: { src: '/a.js', async: true } },
      '<script src="/a.js" async></script>',
    ],
  ])('%s', (_name, tag, html) => {
    expect(tagHtml(tag)).toBe(html);
  });

  test('escapes all that could end a text or an attribute', () => {
    expect(escapeHtml(`<a href="x">&</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;');
  });
});
