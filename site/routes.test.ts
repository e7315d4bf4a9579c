import { describe, expect, test } from 'vitest';
import { company } from '#contract/common/company.ts';
import type { StructuredData } from './route.ts';
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

test('only the page for unknown addresses is kept out of indexes', () => {
  expect(all.filter(({ isIndexed }) => !isIndexed)).toEqual([notFoundRoute]);
});

test('pages with keywords: every indexed one', () => {
  expect(routes.filter(({ keywords }) => keywords.length === 0)).toEqual([]);
});

describe('structured data of /solar-quote', () => {
  const data = routes.find(({ path }) => path === '/solar-quote')?.structuredData ?? [];
  const service = data.find((item) => item['@type'] === 'Service') as StructuredData;

  test('states the specified price range in pounds', () => {
    expect(service['offers']).toEqual({
      '@type': 'AggregateOffer',
      priceCurrency: 'GBP',
      lowPrice: '5000',
      highPrice: '30000',
    });
  });

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
