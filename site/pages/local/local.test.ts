import { describe, expect, test } from 'vitest';
import { localPages } from '../../../tests/support/localPages.ts';
import { pageText } from '../../generate/pageText.fixture.ts';
import { renderPage } from '../../generate/renderPage.tsx';
import { localContents } from './local.ts';
import { localRoutes } from './route.ts';

// The site specification, section 2: quote links by service; the regions are those of ISO 3166-2.
const SPECIFIED = [
  ['/battery-storage-north-east', '/get-a-quote?service=Home+battery', 'GB-ENG'],
  ['/commercial-solar-newcastle', '/solar-quote#customerType=business', 'GB-NET'],
  ['/ev-charging-newcastle', '/ev-quote', 'GB-NET'],
  ['/solar-panels-durham', '/solar-quote', 'GB-DUR'],
  ['/solar-panels-newcastle', '/solar-quote', 'GB-NET'],
  ['/solar-panels-sunderland', '/solar-quote', 'GB-SND'],
] as const;

const assets = { styles: [], modules: [], preloads: [] };
const main = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

test('six pages, and one for each further text', () => {
  const paths = localRoutes.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(SPECIFIED.map(([path]) => path)));
  expect(paths.toSorted()).toEqual(localPages().toSorted());
});

describe.each(SPECIFIED)('%s', (path, quote, region) => {
  const route = localRoutes.find((one) => one.path === path);
  const content = localContents.find((one) => one.path === path);
  if (!route || !content) throw new Error(`There is no page ${path}.`);
  const html = main(renderPage(route, assets));

  test('leads to its quote twice, to the contact page, and says where it is', () => {
    expect(html.split(`href="${quote}"`).length).toBeGreaterThan(2);
    expect(html).toContain('href="/contact"');
    expect(route.geo).toMatchObject({ region, place: content.location });
  });

  test('shows bullets, questions with answers, a marked testimonial and the office', () => {
    const text = pageText(`<body>${html}</body>`);
    for (const { title } of content.bullets) expect(text).toContain(title);
    for (const { question } of content.faqs) expect(text).toContain(question);
    expect(text).toContain('Sample, not a real review');
    expect(text).toContain('The Beacon, Westgate Road');
  });

  test('tells machines of the company, the service with the prices that stand on the page, and the questions', () => {
    const [business, service, faqs] = route.structuredData;
    expect(business).toMatchObject({ '@type': ['HVACBusiness', 'Electrician'] });
    expect(JSON.stringify(business)).not.toMatch(/rating/i);
    expect(faqs).toMatchObject({ '@type': 'FAQPage', mainEntity: { length: 3 } });
    const pounds = content.offer?.map((price) => Number(price).toLocaleString('en-GB')) ?? [];
    expect(Boolean(service?.['offers'])).toBe(pounds.length > 0);
    for (const price of pounds) expect(html).toContain(`£${price}`);
  });
});
