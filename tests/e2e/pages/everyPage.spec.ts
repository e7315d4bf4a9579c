import { expect, test, type Page } from '@playwright/test';
import { expectPageAccessibleQuickly } from '../../support/axe.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';
import { watchPage } from '../../support/watchPage.ts';
import { EVERYWHERE, pageTable, type PageRow } from './pageTable.ts';

const { siteUrl } = serverUnderTest();

/** Less is 0.00 in the budget, and no eye sees it: a line of text that moves by a pixel while a slow page arrives. */
const VISIBLE_SHIFT = 0.005;

declare global {
  interface Window {
    layoutShifts?: string[];
  }
}

/** Notes what moves while the page loads. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = Reflect.get(entry, 'sources') as { readonly node?: Node }[];
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : `"${node?.textContent?.slice(0, 40)}"`,
        );
        shifts.push(`${Reflect.get(entry, 'value')}: ${moved.join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Contents of every meta and link of the head by name, property or rel. */
const headOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.head.querySelectorAll('meta, link')].map((tag) => [
        tag.getAttribute('name') ?? tag.getAttribute('property') ?? tag.getAttribute('rel') ?? '',
        tag.getAttribute('content') ?? tag.getAttribute('href') ?? '',
      ]),
    ),
  );

async function expectHead(page: Page, row: PageRow): Promise<void> {
  const title = await page.title();
  expect(title).toMatch(row.title ?? /Staithes Energy/);
  expect(title).toContain('Staithes Energy');
  const head = await headOf(page);
  expect(head['description']?.length).toBeGreaterThan(60);
  expect(head['keywords']).not.toBe('');
  expect(head['canonical']).toBe(siteUrl + (row.canonical ?? row.path));
  if (row.isIndexed === false) {
    expect(head['robots']).toBe('noindex');
    return;
  }
  expect(head['robots']).toBeUndefined();
  expect(head['og:title']).toBeTruthy();
  expect(head['og:image']).toContain(siteUrl);
  if (!row.place) return;
  expect(head['geo.region']).toMatch(row.place[0]);
  expect(head['geo.placename']).toMatch(row.place[1]);
}

async function expectData(page: Page, { data }: PageRow): Promise<void> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const graphs = texts.map((text) => JSON.parse(text) as { '@graph'?: { '@type': string | string[] }[] });
  const types = graphs.flatMap((graph) => (graph['@graph'] ?? []).flatMap((item) => item['@type']));
  expect(types).toEqual(expect.arrayContaining([...data]));
}

/** Addresses of all links in a part of the page, those inside the tags too. */
const linksIn = (page: Page, part: string): Promise<string[]> =>
  page.locator(`${part} a[href]`).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** "/contact" is led to by "/contact?subject=quote"; a folder, a query, a place and a number are beginnings. */
const leadsTo = (href: string, wanted: string): boolean =>
  /[:#?]|.\/$/.test(wanted) ? href.startsWith(wanted) : href.split(/[?#]/)[0] === wanted;

async function expectLinks(page: Page, { links }: PageRow): Promise<void> {
  const [content, everything] = [await linksIn(page, 'main'), await linksIn(page, 'body')];
  const missing = (wanted: readonly string[], hrefs: readonly string[]) =>
    wanted.filter((one) => !hrefs.some((href) => leadsTo(href, one)));
  expect(missing(links, content), 'links that the specification names').toEqual([]);
  expect(missing(EVERYWHERE, everything), 'links of header and footer').toEqual([]);
}

for (const row of pageTable) {
  test(`${row.path} is what the specification says, and nothing is wrong with it`, async ({ page }) => {
    const troubles = await watchPage(page, siteUrl);
    await watchShifts(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    const answer = await page.goto(siteUrl + row.path);
    expect(answer?.status()).toBe(row.status ?? 200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(row.heading);
    expect(await page.locator('html').getAttribute('lang')).toBe('en-GB');
    await expectHead(page, row);
    await expectData(page, row);
    await expectLinks(page, row);
    for (const text of row.texts ?? []) await expect(page.getByText(text).first(), text).toBeAttached();
    // Before the window changes: what moves then is no shift of loading.
    const shifts = await page.evaluate(() => window.layoutShifts ?? []);
    const shift = shifts.reduce((sum, text) => sum + Number.parseFloat(text), 0);
    expect(shift, shifts.join('\n')).toBeLessThan(VISIBLE_SHIFT);
    await expectPageAccessibleQuickly(page);
    // The browser itself says that an address was not found.
    const expected = row.status === undefined ? [] : [expect.stringContaining(String(row.status))];
    expect(troubles.messages).toEqual(expected);
    expect(troubles.foreignRequests).toEqual([]);
    expect(await troubles.violations()).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('the sitemap lists every page of the table that search engines shall keep', async ({ request }) => {
  const sitemap = await (await request.get(`${siteUrl}/sitemap.xml`)).text();
  const places = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place = '']) => place.slice(siteUrl.length));
  const kept = pageTable
    .filter(({ isIndexed, canonical }) => isIndexed !== false && !canonical)
    .map(({ path }) => path);
  expect(kept.filter((path) => !places.includes(path))).toEqual([]);
  // Content may bring more pages of these kinds, and nothing else.
  const others = places.filter((place) => !kept.includes(place));
  expect(others.filter((place) => !/^\/(blog|case-studies|campaigns)\/|^\/[\w-]+-solar$/.test(place))).toEqual([]);
});
