import { describe, expect, test } from 'vitest';
import { company } from '#contract/common/company.ts';
import { API_PAGE_PATH } from '#contract/common/wire.ts';
import { TYPEFACES_SCRIPT } from '../document/head.ts';
import { wholeFigures } from '../document/html.ts';
import { notFoundRoute, routes } from '../routes.ts';
import { hashesOf } from './cspHashes.ts';
import { prerenderTag } from './prerenderTag.ts';
import { renderPage } from './renderPage.tsx';
import { robotsText, sitemapXml } from './sitemap.ts';

const assets = { styles: ['p{margin:0}'], modules: ['/assets/site.js'], preloads: [] };
const all = [...routes, notFoundRoute];
const pages = all.map((route) => [route.path, renderPage(route, assets, prerenderTag)] as const);
const pageAt = (path: string): string => pages.find(([address]) => address === path)?.[1] ?? '';

describe.each(pages)('%s', (path, html) => {
  test('has one main heading, a skip link and the phone number', () => {
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html).toContain('href="#main"');
    expect(html).toContain(`>${company.phone.replaceAll(' ', '\u00A0')}<`);
  });

  test('has no style attribute, which a strict policy would block, and no script but the one that the policy names', () => {
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+=/);
    const known = hashesOf(`<script>${TYPEFACES_SCRIPT}</script>`).script;
    expect(known).toHaveLength(1);
    expect(hashesOf(html).script).toEqual(known);
  });

  test('leads to addresses that exist', () => {
    // The description of the API is a page that the API writes itself.
    const known = new Set<string>([...all.map((route) => route.path), API_PAGE_PATH]);
    const links = [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)].map(([, address = '']) => address);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((address) => !known.has(address))).toEqual([]);
  });

  test('has no placeholder left', () => {
    expect(html).not.toMatch(/\{(phone|email|brand|project title)\}/);
  });

  test('renders the same twice', () => {
    const route = all.find((candidate) => candidate.path === path) ?? notFoundRoute;
    expect(renderPage(route, assets, prerenderTag)).toBe(html);
  });
});

describe('/solar-quote', () => {
  const html = pageAt('/solar-quote');

  test('holds the first step of the tag before the fallback', () => {
    const inside = /<solar-quote theme="auto" head="none">(.*?)<\/solar-quote>/s.exec(html)?.[1] ?? '';
    expect(inside).toMatch(/^<template shadowrootmode="open">/);
    expect(inside.indexOf('</template>')).toBeLessThan(inside.indexOf(`tel:+44`));
    expect(inside).toContain(`mailto:${company.email}`);
  });

  test('says without JavaScript how to get a quote all the same', () => {
    const [, words = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html.replace(/<template.*<\/template>/s, '')) ?? [];
    expect(words).toContain('JavaScript is off');
    expect(words).toContain('tel:+441914980100');
    expect(words).toContain(`mailto:${company.email}`);
  });

  test('names every style that stands in it: of the page, of the tag, of its form without JavaScript', () => {
    expect(hashesOf(html).style).toHaveLength(3);
  });
});

test('no line ends inside a figure of ours, and what is code stays as it is written', () => {
  const html = '<p title="4 kW">4 kW in 12\nmonths, <code>4 kW</code></p><script>4 kW</script>';
  const expected = '<p title="4 kW">4\u00A0kW in 12\u00A0months, <code>4 kW</code></p><script>4 kW</script>';
  expect(wholeFigures(html)).toBe(expected);
});

test('the home page shows the price that the funnel answers unchanged', () => {
  const html = pageAt('/');
  for (const figure of ['£3,297', '£720', '4.6', '839\u00A0kg', '10 panels']) expect(html).toContain(figure);
});

test('an unknown address gets the specified words', () => {
  const html = pageAt('/404');
  expect(html).toContain('Page not found');
  expect(html).toMatch(/We(&#39;|')re sorry, the page you are looking for doesn(&#39;|')t exist or has been moved\./);
});

test('the sitemap lists every indexed page and nothing else', () => {
  const places = [...sitemapXml(all).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
  const indexed = new Set(routes.filter(({ isIndexed }) => isIndexed).map(({ canonical }) => canonical));
  expect(new Set(places)).toEqual(new Set([...indexed].map((canonical) => `__PUBLIC_URL__${canonical}`)));
  expect(places).toHaveLength(indexed.size);
  expect(places.filter((place) => place?.endsWith('/learn-more/homecare'))).toHaveLength(1);
  expect(robotsText()).toContain('Sitemap: __PUBLIC_URL__/sitemap.xml');
});
