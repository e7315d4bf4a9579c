import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { company } from '#contract/common/company.ts';
import { localPages } from '../tests/support/localPages.ts';
import type { StructuredData } from './document/route.ts';
import { redirects } from './redirects.ts';
import { notFoundRoute, routes } from './routes.ts';

const all = [...routes, notFoundRoute];

describe.each(all.map((route) => [route.path, route] as const))('%s', (_path, route) => {
  test('has a title that search results do not cut', () => {
    expect(route.title.length).toBeLessThan(60);
    expect(route.title).toContain(company.brand);
  });

  test('has a description of a useful length', () => {
    expect(route.description.length).toBeGreaterThan(60);
    expect(route.description.length).toBeLessThanOrEqual(160);
  });

  test('has an address without a slash at the end, and a date', () => {
    expect(route.path).toMatch(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/);
    expect(route.lastModified).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Number.isNaN(Date.parse(route.lastModified))).toBe(false);
  });
});

test.each(['path', 'title', 'description'] as const)('no two pages have the same %s', (name) => {
  const values = all.map((route) => route[name]);
  expect(new Set(values).size).toBe(values.length);
});

// What answers one visitor, leads nowhere, or has ended: nothing that somebody should find by searching.
const HIDDEN = [
  '/404',
  '/blog/category',
  '/blog/tag',
  '/enquiry',
  '/enquiry/check-your-email',
  '/enquiry/sent',
  '/find-my-quote',
  '/find-my-quote/sent',
  '/search',
];

test('kept out of indexes: what answers one visitor only, campaigns that do not run, and tags as developers see them', () => {
  const hidden = all.filter(({ isIndexed }) => !isIndexed).map(({ path }) => path as string);
  expect(hidden.filter((path) => !/^\/(campaigns|partners)\//.test(path)).toSorted()).toEqual(HIDDEN);
});

test('an answer other than 200 is for pages that nobody keeps', () => {
  const special = all.filter(({ status }) => status !== undefined);
  expect(special.filter(({ isIndexed }) => isIndexed)).toEqual([]);
  expect(special.filter(({ status, path }) => status === 410 && !path.startsWith('/campaigns/'))).toEqual([]);
});

test('every page has keywords, and none twice', () => {
  expect(all.filter(({ keywords }) => keywords.length === 0).map(({ path }) => path)).toEqual([]);
  expect(all.filter(({ keywords }) => new Set(keywords).size < keywords.length).map(({ path }) => path)).toEqual([]);
});

// Site specification, section 2, and what its links and gaps made necessary.
const SPECIFIED =
  `/ /about /contact /careers /solar /ev-charging /get-a-quote /solar-quote /ev-quote /homecare-quote /commercial-energy-comparison
  /commercial-solar-quote /homecare /homecare-plans /boiler-services /smart-home /energy /learn-more /learn-more/homecare
  /learn-more/energy /learn-more/business /learn-more/boilers /learn-more/smart /search /emergencies /faqs /find-my-quote
  /privacy-policy /cookie-policy /terms-of-service /adr-compliance /accessibility-statement /solar-panels-newcastle
  /solar-panels-durham
  /solar-panels-sunderland /commercial-solar-newcastle /battery-storage-north-east /ev-charging-newcastle /blog
  /case-studies /case-studies/newcastle-home-solar-installation /case-studies/sunderland-commercial-office-solar
  /case-studies/durham-school-solar-battery /case-studies/newcastle-retail-ev-charging
  /case-studies/gateshead-industrial-solar /case-studies/north-shields-community-solar`.split(/\s+/);

describe('the route table of the specification', () => {
  const known = new Set<string>(routes.map(({ path }) => path));

  test('has all its pages', () => expect(SPECIFIED.filter((path) => !known.has(path))).toEqual([]));

  test.each([
    ['five articles', /^\/blog\/(?!page\/|category|tag)[^/]+$/, 5],
    ['five categories', /^\/blog\/category\//, 5],
    ['ten popular tags', /^\/blog\/tag\//, 10],
  ])('has %s', (_what, pattern, count) => {
    expect([...known].filter((path) => pattern.test(path))).toHaveLength(count);
  });

  // Marketing adds one by its text alone.
  test.each([
    ['provider', 'providers', (name: string) => `/${name}-solar`],
    ['campaign', 'campaigns', (name: string) => `/campaigns/${name}`],
  ])('has a page for every text of a %s', (_what, folder, addressOf) => {
    const names = readdirSync(`site/pages/${folder}/content`).map((name) => name.replace('.md', ''));
    expect(names.length).toBeGreaterThan(0);
    expect(names.map(addressOf).filter((path) => !known.has(path))).toEqual([]);
  });

  test('has an address for each that has moved', () => {
    expect(redirects).toMatchObject({
      '/about-us': '/about',
      '/terms': '/terms-of-service',
      '/commercial-energy': '/commercial-energy-comparison',
    });
    expect(Object.values(redirects).filter((target) => target !== undefined && !known.has(target))).toEqual([]);
  });
});

test('pages of places tell their region and place, other pages none', () => {
  const regions = Object.fromEntries(routes.flatMap(({ path, geo }) => (geo ? [[path, geo.region]] : [])));
  expect(Object.keys(regions).toSorted()).toEqual(localPages().toSorted());
  expect(regions).toMatchObject({
    '/solar-panels-newcastle': 'GB-NET',
    '/commercial-solar-newcastle': 'GB-NET',
    '/ev-charging-newcastle': 'GB-NET',
    '/battery-storage-north-east': 'GB-ENG',
    '/solar-panels-durham': 'GB-DUR',
    '/solar-panels-sunderland': 'GB-SND',
  });
});

test('articles and case studies tell when they were written', () => {
  const dated = routes.filter(({ path }) => /^\/(blog|case-studies)\/(?!page\/|category|tag)[^/]+$/.test(path));
  expect(dated.filter(({ share }) => !share?.article).map(({ path }) => path)).toEqual([]);
  expect(dated.filter(({ share }) => (share?.article?.published ?? '') > (share?.article?.modified ?? ''))).toEqual([]);
});

describe('structured data of /solar-quote', () => {
  const data = routes.find(({ path }) => path === '/solar-quote')?.structuredData ?? [];
  const service = data.find((item) => item['@type'] === 'Service') as StructuredData;

  test('states fifty kilometres in metres', () => {
    expect(service['areaServed']).toMatchObject({ '@type': 'GeoCircle', geoRadius: '50000' });
  });

  test('leads back to the home page', () => {
    expect(data.find((item) => item['@type'] === 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, item: '__PUBLIC_URL__/' },
        { position: 2, item: '__PUBLIC_URL__/solar-quote' },
      ],
    });
  });
});

describe('what structured data says of prices', () => {
  const offersOf = (path: string): unknown => {
    const data = routes.find((route) => route.path === path)?.structuredData ?? [];
    return data.find((item) => item['@type'] === 'Service')?.['offers'];
  };

  test.each([
    ['/ev-quote', '799', '1049'],
    ['/get-a-quote', '14.99', '79.99'],
  ])('%s: %s to %s pounds', (path, lowPrice, highPrice) => {
    expect(offersOf(path)).toEqual({ '@type': 'AggregateOffer', priceCurrency: 'GBP', lowPrice, highPrice });
  });

  test('/homecare-quote: three plans, each a month', () => {
    expect(offersOf('/homecare-quote')).toMatchObject([
      { name: 'Standard', priceSpecification: { price: '14', unitCode: 'MON' } },
      { name: 'Plus', priceSpecification: { price: '18', unitCode: 'MON' } },
      { name: 'Complete', priceSpecification: { price: '22', unitCode: 'MON' } },
    ]);
  });

  test('nothing where the page shows no price', () => {
    expect(offersOf('/commercial-energy-comparison')).toBeUndefined();
  });
});

test('the home page names the company with hours and both subtypes, and claims no rating', () => {
  const [business] = routes.find(({ path }) => path === '/')?.structuredData ?? [];
  expect(business).toMatchObject({
    '@type': ['HVACBusiness', 'Electrician'],
    telephone: '+441914980100',
    openingHoursSpecification: { opens: '09:00', closes: '17:00' },
  });
  expect(JSON.stringify(business)).not.toMatch(/rating/i);
});
