import { describe, expect, test } from 'vitest';
import { PUBLIC_URL_TOKEN } from '#contract/common/publicUrl.ts';
import { pageText } from '../generate/pageText.fixture.ts';
import { renderPage } from '../generate/renderPage.tsx';
import { routes } from '../routes.ts';
import { headTags } from './head.ts';
import type { Route } from './route.ts';

// What search engines ask of each type, and what would mislead them.

type Item = Readonly<Record<string, unknown>>;
interface Found {
  readonly type: string;
  readonly item: Item;
}

const assets = { styles: [], modules: [], preloads: [] };
const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);

function itemsIn(value: unknown): Found[] {
  if (Array.isArray(value)) return value.flatMap(itemsIn);
  if (!isItem(value)) return [];
  const types = [value['@type']].flat().filter((type) => typeof type === 'string');
  return [...types.map((type) => ({ type, item: value })), ...Object.values(value).flatMap(itemsIn)];
}

function stringsIn(value: unknown, name = ''): readonly (readonly [name: string, text: string])[] {
  if (typeof value === 'string') return [[name, value]];
  if (Array.isArray(value)) return value.flatMap((entry) => stringsIn(entry, name));
  return isItem(value) ? Object.entries(value).flatMap(([key, entry]) => stringsIn(entry, key)) : [];
}

function graphOf(route: Route): readonly Item[] {
  const tag = headTags(route, assets).find(({ attributes }) => attributes['type'] === 'application/ld+json');
  return tag?.text === undefined ? [] : (JSON.parse(tag.text) as { readonly '@graph': readonly Item[] })['@graph'];
}

const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  HVACBusiness: [
    '@id',
    'name',
    'url',
    'telephone',
    'email',
    'address',
    'geo',
    'openingHoursSpecification',
    'areaServed',
  ],
  Organization: ['name', 'url'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  GeoCircle: ['geoMidpoint', 'geoRadius'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  WebSite: ['@id', 'name', 'url', 'publisher'],
  WebPage: ['@id', 'url', 'name', 'description', 'isPartOf', 'dateModified'],
  SearchAction: ['target', 'query-input'],
  Service: ['@id', 'name', 'serviceType', 'provider', 'areaServed'],
  AggregateOffer: ['priceCurrency', 'lowPrice', 'highPrice'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitCode'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  Article: ['headline', 'image', 'datePublished', 'author', 'publisher'],
  CollectionPage: ['name', 'url', 'mainEntity'],
  ItemList: ['itemListElement', 'numberOfItems'],
};
const ADDRESSES = new Set(['@id', 'url', 'item', 'image', 'logo', 'urlTemplate', 'mainEntityOfPage']);

const pages = routes.map((route) => ({ route, path: route.path, graph: graphOf(route) }));
const indexed = pages.filter(({ route }) => route.isIndexed);

describe.each(pages)('$path', ({ route, path, graph }) => {
  const items = itemsIn(graph);

  test('says all that each type needs', () => {
    const missing = items.flatMap(({ type, item }) => {
      // A reference names a thing that is told in full elsewhere.
      const needed = 'name' in item || !('@id' in item) ? (REQUIRED[type] ?? []) : [];
      return needed.filter((name) => !(name in item)).map((name) => `${type}.${name}`);
    });
    expect(missing).toEqual([]);
  });

  test('has whole addresses, no empty texts and no rating of the company by itself', () => {
    const texts = stringsIn(graph);
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(texts.filter(([name, text]) => ADDRESSES.has(name) && !text.startsWith(`${PUBLIC_URL_TOKEN}/`))).toEqual([]);
    expect(items.map(({ type }) => type).filter((type) => /Rating|Review/.test(type))).toEqual([]);
  });

  test('counts its lists from one, and ends its breadcrumb at the page', () => {
    const lists = items.filter(({ item }) => Array.isArray(item['itemListElement']));
    for (const { type, item } of lists) {
      const entries = item['itemListElement'] as readonly Item[];
      expect(entries.map((entry) => entry['position'])).toEqual(entries.map((_, index) => index + 1));
      if (type === 'BreadcrumbList') expect(entries.at(-1)?.['item']).toBe(`${PUBLIC_URL_TOKEN}${path}`);
    }
  });

  test('states no price that the page does not show', () => {
    const text = pageText(renderPage(route, assets)).replaceAll(',', '');
    const prices = stringsIn(graph).flatMap(([name, price]) =>
      /^(price|lowPrice|highPrice)$/.test(name) ? [price] : [],
    );
    expect(prices.filter((price) => !text.includes(`£${price}`))).toEqual([]);
  });
});

test('every page that search engines keep says what it is and where it stands', () => {
  const typesOf = (graph: readonly Item[]) => graph.flatMap((item) => [item['@type']].flat());
  expect(indexed.filter(({ graph }) => !typesOf(graph).includes('WebPage')).map(({ path }) => path)).toEqual([]);
  const lost = indexed.filter(({ path, graph }) => path !== '/' && !typesOf(graph).includes('BreadcrumbList'));
  expect(lost.map(({ path }) => path)).toEqual([]);
});

test('the company names its cities and the services that pages tell of', () => {
  const business = pages.find(({ path }) => path === '/')?.graph.find((item) => 'hasOfferCatalog' in item);
  const found = itemsIn(business);
  const namesOf = (wanted: string) => found.filter(({ type }) => type === wanted).map(({ item }) => item['name']);
  expect(namesOf('City')).toEqual(expect.arrayContaining(['Newcastle upon Tyne', 'Sunderland', 'Durham']));
  expect(found.map(({ type }) => type)).toContain('GeoCircle');
  expect(namesOf('Offer').length).toBeGreaterThanOrEqual(9);
  const told = new Set(pages.flatMap(({ graph }) => graph.map((item) => item['@id'])));
  const offered = found.flatMap(({ type, item }) => (type === 'Service' ? [item['@id']] : []));
  expect(offered.filter((id) => !told.has(id))).toEqual([]);
});

test.each([
  ['/', ['HVACBusiness', 'WebSite', 'Service']],
  ['/contact', ['HVACBusiness']],
  ['/about', ['AboutPage', 'HVACBusiness']],
  ['/faqs', ['FAQPage']],
  ['/homecare-plans', ['Service']],
  ['/boiler-services', ['Service']],
  ['/smart-home', ['Service']],
  ['/solar-panels-durham', ['HVACBusiness', 'Service', 'FAQPage']],
  ['/blog', ['CollectionPage']],
  ['/blog/solar-grants-north-east', ['BlogPosting']],
  ['/case-studies', ['CollectionPage']],
  ['/case-studies/durham-school-solar-battery', ['Article']],
])('%s is told as %j', (path, types) => {
  const graph = pages.find((page) => page.path === path)?.graph ?? [];
  expect(graph.flatMap((item) => [item['@type']].flat())).toEqual(expect.arrayContaining(types));
});

test.each([
  ['/', '4000', '12000'],
  ['/solar', '4000', '12000'],
  ['/ev-charging', '799', '1049'],
  ['/solar-quote', '5000', '30000'],
  ['/ev-charging-newcastle', '899', '1049'],
])('%s offers from %s to %s pounds, as specified', (path, lowPrice, highPrice) => {
  const offers = itemsIn(pages.find((page) => page.path === path)?.graph).filter(
    ({ type }) => type === 'AggregateOffer',
  );
  expect(offers.map(({ item }) => item)).toEqual([
    { '@type': 'AggregateOffer', priceCurrency: 'GBP', lowPrice, highPrice },
  ]);
});
