import { expect } from '@playwright/test';
import { expectPageAccessibleAtOnce, expectPageAccessible } from '../../support/axe.ts';
import { sitemapPaths } from '../../support/builtSite.ts';
import { holdRequests } from '../../support/holdRequests.ts';
import { test } from '../../support/onePage.ts';
import { brokenRules, oddWidths } from '../../support/pageRules/pageRules.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';
import { pageTable } from './pageTable.ts';

// How every address behaves in a browser; what its markup says: tests/links/pages.test.ts.

const { siteUrl } = serverUnderTest();

/** One page of each make is looked at in full; the others in one scheme, each in another way than the one before. */
const MAKES: readonly string[] = [
  '/',
  '/contact',
  '/solar-quote',
  '/homecare-plans',
  '/smart-home',
  '/learn-more/energy',
  '/search',
  '/partners/tag-builder',
  '/emergencies',
  '/faqs',
  '/privacy-policy',
  '/solar-panels-newcastle',
  '/blog',
  '/blog/solar-grants-north-east',
  '/case-studies',
  '/case-studies/newcastle-home-solar-installation',
];

/** Pages that anybody may add, such as campaigns: of them no words are specified, and the accessibility statement has them. */
const added = sitemapPaths().filter((path) => !pageTable.some((row) => row.path === path));

for (const [index, { path, status }] of [
  ...pageTable,
  ...added.map((path) => ({ path, status: undefined })),
].entries()) {
  test(`nothing is wrong with ${path}`, async ({ visit }) => {
    const { page } = visit;
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    const answer = await page.goto(siteUrl + path);
    expect(answer?.status()).toBe(status ?? 200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Before the window changes: what moves then is no shift of loading.
    expect(await visit.shifts()).toEqual([]);
    const isMake = MAKES.includes(path);
    await (isMake ? expectPageAccessible(page) : expectPageAccessibleAtOnce(page, index));
    const schemes = [index % 2 === 0 ? 'light' : 'dark'] as const;
    expect(await brokenRules(page, { widths: oddWidths(index), schemes, spacedWidths: [] })).toEqual([]);
    expect(await brokenRules(page, isMake ? {} : { schemes })).toEqual([]);
    // The browser itself says that an address was not found.
    const expected = status === undefined ? [] : [expect.stringContaining(String(status))];
    expect(visit.messages).toEqual(expected);
    expect(visit.foreignRequests).toEqual([]);
    expect(await visit.violations()).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('a word that breaks in a narrow column is seen', async ({ page }) => {
  await page.goto(`${siteUrl}/privacy-policy`);
  const look = () => brokenRules(page, { widths: [900], schemes: ['light'], spacedWidths: [] });
  expect(await look()).toEqual([]);
  await page.locator('h1').evaluate((heading) => heading.style.setProperty('width', '2em'));
  expect(await look()).toContainEqual(expect.stringContaining('torn: "Privacy"'));
});

test('what stays in view below the header is seen', async ({ page }) => {
  await page.goto(`${siteUrl}/privacy-policy`);
  const look = () => brokenRules(page, { widths: [900, 1280], schemes: ['light'], spacedWidths: [] });
  expect(await look()).toEqual([]);
  const contents = page.locator('nav:has(a[href^="#"])').filter({ visible: true });
  await contents.first().evaluate((nav) => nav.style.setProperty('top', '80px'));
  expect(await look()).toEqual([expect.stringContaining('900 px, light: the header lies over what stays at 80px')]);
});

const LATER_STYLES = '**/assets/later-*.css';

test('shows the first view of a long page while the styles of the rest are under way, and the rest only with them', async ({
  visit,
}) => {
  const { page } = visit;
  const release = await holdRequests(page, LATER_STYLES);
  await page.goto(siteUrl, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(paints).toBe(1);
  // As far as there is something: a visitor who scrolls at once meets nothing unstyled, since it is not there yet.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('#homecare')).toBeVisible();
  await expect(page.locator('#services, footer')).toHaveCount(0);
  await release();
  await expect(page.locator('footer')).toBeVisible();
  await page.waitForLoadState();
  expect(await visit.shifts()).toEqual([]);
  await page.unroute(LATER_STYLES);
});

/** Rules, each with markup that breaks it and what is found then. */
const BREACHES: readonly (readonly [rule: string, html: string, found: RegExp])[] = [
  ['a text below 12 px', '<p class="tiny">small print</p>', /11\.0 px: "small print"/],
  [
    'a label below 12 px',
    '<svg viewBox="0 0 100 100" width="50" height="50"><text y="50" font-size="16">label</text></svg>',
    /8\.0 px: "label"/,
  ],
  ['a figure on two lines', '<p class="narrow">it takes 12 months</p>', /torn: "12 months"/],
  [
    'labels on each other',
    '<svg width="200" height="40"><text x="10" y="20">one label</text><text x="30" y="22">other</text></svg>',
    /labels on each other: "one label" and "other"/,
  ],
  [
    'a label that its drawing cuts',
    '<svg width="200" height="40"><text x="170" y="20">a long label</text></svg>',
    /label cut off by its drawing: "a long label"/,
  ],
  [
    'a text that leaves its box',
    '<p class="box narrow">Unbreakablewordthatislong</p>',
    /outside <p>: "Unbreakableword/,
  ],
  ['a text that is cut', '<p class="clip narrow">Cutwithoutanyellipsis</p>', /outside <p>: "Cutwithout/],
  ['a text that leaves the window', '<p class="out">beside the window</p>', /outside <\w+>: "beside the window"/],
  ['a page that scrolls sideways', '<div class="wide">x</div>', /the page is \d+ px too wide/],
  [
    'a table that is cut off',
    '<div class="clip narrow"><table><tr><td>Cutwithitstable</table></div>',
    /table cut off: "Cutwithitstable/,
  ],
  [
    'a table that scrolls and does not show it',
    '<div class="scrolls narrow"><table><tr><td>Unbreakablewordthatislong</table></div>',
    /table that scrolls and does not show it: "Unbreakableword/,
  ],
  [
    'code that scrolls and does not show it',
    '<pre class="scrolls narrow">Codewithoutabreakinit</pre>',
    /pre that scrolls and does not show it: "Codewithout/,
  ],
];
const STYLES = `.tiny { font-size: 11px } .narrow { inline-size: 80px; overflow-wrap: normal; hyphens: none }
  .box { border: 1px solid } .clip { overflow: hidden } .scrolls { overflow-x: auto } .out { margin-inline-start: -100px }
  .tight { inline-size: max-content; max-inline-size: 9em; white-space: nowrap }
  .wide { inline-size: 400px }`;

test('each breach of a rule would be found, on the page and in a tag', async ({ visit: { page } }) => {
  await page.goto(`${siteUrl}/contact`);
  // Not as an element, which the policy of our pages forbids.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.body.replaceChildren(document.createElement('div'), document.createElement('div'));
    const [own, host] = document.body.children;
    const root = host?.attachShadow({ mode: 'open' });
    for (const place of [document, root]) place?.adoptedStyleSheets.push(sheet);
    own?.setAttribute('data-place', '');
    host?.setAttribute('data-place', '');
  }, STYLES);
  const plant = (place: number, html: string): Promise<void> =>
    page.evaluate(
      ([at, markup]) => {
        for (const [index, element] of document.querySelectorAll('[data-place]').entries())
          (element.shadowRoot ?? element).innerHTML = index === at ? markup : '';
      },
      [place, html] as const,
    );
  const one = { widths: [320], schemes: ['light'] } as const;
  await plant(0, '<p class="box">In order: 12 months</p>');
  expect(await brokenRules(page, one)).toEqual([]);
  await plant(0, '<p class="box tight">just wide enough</p>');
  expect(await brokenRules(page, { ...one, spacedWidths: [] })).toEqual([]);
  expect(await brokenRules(page, { ...one, widths: [] })).toEqual([
    '620 px, letters set apart: outside <p>: "just wide enough"',
    '320 px, letters set apart: outside <p>: "just wide enough"',
  ]);
  for (const place of [0, 1]) {
    await plant(place, BREACHES.map(([, html]) => html).join(''));
    const found = await brokenRules(page, one);
    for (const [rule, , words] of BREACHES) expect(found.join('\n'), rule).toMatch(words);
  }
});
