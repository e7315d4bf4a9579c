import { describe, expect, test } from 'vitest';
import { company } from '#contract/common/company.ts';
import { findPlans } from '#contract/common/plans.ts';
import { allCatalogues } from '#contract/common/plansServices.ts';
import { topics } from '../../facts/topics.ts';
import { pageText } from '../../generate/pageText.fixture.ts';
import { renderPage } from '../../generate/renderPage.tsx';
import { routes } from '../../routes.ts';

const assets = { styles: [], modules: [], preloads: [] };

function htmlOf(path: string): string {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`${path} has no route.`);
  return renderPage(route, assets);
}

/** Links of a page to another one, entities resolved. */
const linksTo = (path: string, target: string): string[] =>
  [...htmlOf(path).matchAll(/href="([^"]*)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => href.startsWith(target));

test('“Book now” promises no more than a call to agree the visit', () => {
  const text = pageText(htmlOf('/boiler-services'));
  expect(linksTo('/boiler-services', '/get-a-quote?').length).toBeGreaterThanOrEqual(3);
  expect(text).toContain('you pick a day and half-day for our call. We agree the visit on the phone');
  expect(text).toContain("nothing's booked before that.");
});

const paths = routes.map(({ path }) => path as string);

test('learn-more has a page for each topic of the header', () => {
  expect(topics.map(({ slug }) => slug)).toEqual(['homecare', 'energy', 'business', 'boilers', 'smart']);
  expect(routes.find(({ path }) => path === '/learn-more')?.canonical).toBe('/learn-more/homecare');
});

describe.each(topics.map((topic) => [topic.slug, topic] as const))('/learn-more/%s', (slug, { name }) => {
  const path = `/learn-more/${slug}`;
  test('switches the topic by links, says which one it is, and shows how to reach us', () => {
    const html = htmlOf(path);
    for (const other of topics) expect(linksTo(path, `/learn-more/${other.slug}`)).not.toEqual([]);
    expect(html).toMatch(new RegExp(`href="${path}" aria-current="page"[^>]*>${name}<`));
    expect(linksTo(path, '/contact')).not.toEqual([]);
    expect(pageText(html)).toContain(company.phone);
    expect(pageText(html)).toContain(company.email);
  });
});

// Prices as the site specification states them in section 9.
describe.each([
  ['/learn-more/homecare', ['£14 a month', '£19 a month', '£24 a month', '£29 a month']],
  ['/learn-more/energy', ['from £80 a month', 'from £75 a month', 'from £85 a month', 'from £78 a month']],
  ['/energy', ['from £80 a month', 'from £75 a month', 'from £85 a month', 'from £78 a month']],
  ['/learn-more/boilers', ['£85', 'from £95', 'from £1,999', 'from £499', '10-year warranty']],
  ['/learn-more/smart', ['from £199', 'from £299', 'from £149', 'from £499']],
  ['/smart-home', ['from £199', 'from £299', 'from £149', 'from £499']],
  ['/boiler-services', ['from £1,799', 'from £85', 'from £99']],
  ['/homecare-plans', ['£8 a month', '£15 a month', '£22 a month', 'Recommended', '12 months', company.emergencyPhone]],
  ['/homecare-plans', ['In an emergency we aim to come within 24 hours.']],
])('%s states', (path, texts) => {
  test.each(texts)('%s', (text) => expect(pageText(htmlOf(path))).toContain(text));
});

describe.each([
  ['/learn-more/homecare', '/get-a-quote?', 4],
  ['/learn-more/energy', '/get-a-quote?', 4],
  ['/learn-more/boilers', '/get-a-quote?', 4],
  ['/learn-more/smart', '/get-a-quote?', 4],
  ['/smart-home', '/get-a-quote?', 4],
  ['/boiler-services', '/get-a-quote?', 3],
  ['/homecare-plans', '/homecare-quote?', 3],
])('%s', (path, target, count) => {
  const queries = linksTo(path, target)
    .map((href) => new URL(href, 'https://example.com').searchParams)
    .filter((query) => query.has('plan'));

  test(`has ${count} cards that carry a plan which the quote knows`, () => {
    expect(queries).toHaveLength(count);
    for (const query of queries) {
      const found = findPlans(allCatalogues, query.get('plan') ?? '', query.get('catalogue') ?? 'none');
      expect(found, query.toString()).toHaveLength(1);
      expect(query.get('service') ?? undefined).toBe(target === '/get-a-quote?' ? found[0]?.plan.service : undefined);
    }
  });
});

test.each(['/boiler-services', '/learn-more/boilers'])('%s offers another way for what has no quote', (path) => {
  expect(linksTo(path, '/contact?subject=boiler')).not.toEqual([]);
});

test('which plan is which names all five lists with their prices', () => {
  const text = pageText(htmlOf('/faqs'));
  for (const price of ['£8', '£15', '£22', '£14', '£18', '£19', '£24', '£29', '£14.99', '£24.99'])
    expect(text).toContain(`${price} a month`);
  expect(htmlOf('/faqs')).toContain('id="which-homecare-plan-is-which"');
  for (const path of ['/homecare-plans', '/learn-more/homecare'])
    expect(linksTo(path, '/faqs#which-homecare-plan-is-which'), path).toHaveLength(1);
});

test('structured data of the plans is that of the cards', () => {
  const data = routes.find(({ path }) => path === '/homecare-plans')?.structuredData ?? [];
  expect(data.find((item) => item['@type'] === 'Service')?.['offers']).toMatchObject(
    ['8', '15', '22'].map((price) => ({ priceSpecification: { price, unitCode: 'MON' } })),
  );
});

test('emergency numbers are the real ones, to be tapped', () => {
  const html = htmlOf('/emergencies');
  expect(html).toContain('href="tel:0800111999"');
  expect(html).toContain('href="tel:105"');
  expect(pageText(html)).toContain('0800 111 999');
  expect(pageText(html)).toContain(company.emergencyPhone);
});

test('pages of ours that the cards lead to exist', () => {
  for (const path of ['/get-a-quote', '/homecare-quote', '/commercial-energy-comparison', '/contact'])
    expect(paths).toContain(path);
});
