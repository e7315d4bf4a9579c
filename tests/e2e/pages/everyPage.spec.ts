import { expect, test, type Page } from '@playwright/test';
import { expectPageAccessibleAtOnce, expectPageAccessible } from '../../support/axe.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';
import { smallTextsAtAnyWidth } from '../../support/smallText.ts';
import { watchPage } from '../../support/watchPage.ts';
import { pageTable } from './pageTable.ts';

// How every address behaves in a browser; what its markup says: tests/links/pages.test.ts.

const { siteUrl } = serverUnderTest();

/** One page of each make is looked at in full; the others once, each in another way than the one before. */
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

for (const [index, { path, status }] of pageTable.entries()) {
  test(`nothing is wrong with ${path}`, async ({ page }) => {
    const troubles = await watchPage(page, siteUrl);
    await watchShifts(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    const answer = await page.goto(siteUrl + path);
    expect(answer?.status()).toBe(status ?? 200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Before the window changes: what moves then is no shift of loading.
    const shifts = await page.evaluate(() => window.layoutShifts ?? []);
    const shift = shifts.reduce((sum, text) => sum + Number.parseFloat(text), 0);
    expect(shift, shifts.join('\n')).toBeLessThan(VISIBLE_SHIFT);
    expect(await smallTextsAtAnyWidth(page)).toEqual([]);
    await (MAKES.includes(path) ? expectPageAccessible(page) : expectPageAccessibleAtOnce(page, index));
    // The browser itself says that an address was not found.
    const expected = status === undefined ? [] : [expect.stringContaining(String(status))];
    expect(troubles.messages).toEqual(expected);
    expect(troubles.foreignRequests).toEqual([]);
    expect(await troubles.violations()).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('a text below 12 px is found, in a drawing and in a tag as well', async ({ page }) => {
  await page.goto(`${siteUrl}/contact`);
  await page.evaluate(() => {
    const write = (parent: Node, text: string, fontSize: string): void => {
      const words = document.createElement('p');
      words.textContent = text;
      // Not as an attribute, which the policy of our pages forbids.
      words.style.fontSize = fontSize;
      parent.appendChild(words);
    };
    write(document.body, 'small print', '11px');
    document.body.insertAdjacentHTML(
      'beforeend',
      '<svg viewBox="0 0 100 100" width="50" height="50"><text y="50" font-size="16">label</text></svg>',
    );
    const tag = document.body.appendChild(document.createElement('div'));
    write(tag.attachShadow({ mode: 'open' }), 'inside', '9px');
  });
  const found = await smallTextsAtAnyWidth(page);
  expect(found.filter((text) => text.startsWith('1280'))).toEqual([
    '1280 px wide, 11.0 px: "small print"',
    '1280 px wide, 8.0 px: "label"',
    '1280 px wide, 9.0 px: "inside"',
  ]);
});
