import { expect, test } from '@playwright/test';
import { markupOf, type Markup } from '../../support/markup.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';
import { EVERYWHERE, pageTable, type PageRow } from './pageTable.ts';

// What the server has a hand in, as it sends it: its own origin, other addresses, pages without a file. No browser is
// needed to read it. The built pages: tests/links/pages.test.ts.

const { siteUrl } = serverUnderTest();

function expectHead({ title, head }: Markup, row: PageRow): void {
  expect(title).toMatch(row.title ?? /Staithes Energy/);
  expect(title).toContain('Staithes Energy');
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

/** "/contact" is led to by "/contact?subject=quote"; a folder, a query, a place and a number are beginnings. */
const leadsTo = (href: string, wanted: string): boolean =>
  /[:#?]|.\/$/.test(wanted) ? href.startsWith(wanted) : href.split(/[?#]/)[0] === wanted;

const missing = (wanted: readonly string[], hrefs: readonly string[]): string[] =>
  wanted.filter((one) => !hrefs.some((href) => leadsTo(href, one)));

const SERVED = ['/', '/learn-more', '/blog/category/no-such', '/blog/tag/no-such', '/blog/tag/roof', '/no/such-page'];

test('the addresses are those of the table', () => {
  expect(pageTable.map(({ path }) => path)).toEqual(expect.arrayContaining(SERVED));
});

for (const row of pageTable.filter(({ path }) => SERVED.includes(path))) {
  test(`${row.path} says what the specification says`, async ({ request }) => {
    const answer = await request.get(siteUrl + row.path);
    expect(answer.status()).toBe(row.status ?? 200);
    const markup = markupOf(await answer.text());
    expect(markup.lang).toBe('en-GB');
    expect(markup.headings).toHaveLength(1);
    if (typeof row.heading === 'string') expect(markup.headings[0]).toBe(row.heading);
    else expect(markup.headings[0]).toMatch(row.heading);
    expectHead(markup, row);
    expect(markup.types).toEqual(expect.arrayContaining([...row.data]));
    expect(missing(row.links, markup.linksOfMain), 'links that the specification names').toEqual([]);
    expect(missing(EVERYWHERE, markup.links), 'links of header and footer').toEqual([]);
    for (const text of row.texts ?? []) expect(markup.text.toLowerCase()).toContain(text.toLowerCase());
  });
}
