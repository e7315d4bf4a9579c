import { expect, test, type Page } from '@playwright/test';
import { sitemapPaths } from '../../support/builtSite.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';
import { pageTable } from './pageTable.ts';

// A visitor who has set a larger text in the browser, as many who see badly do: our pages follow it, and none leaves the window.

const { siteUrl } = serverUnderTest();
const PATHS = [...new Set([...pageTable.map(({ path }) => path), ...sitemapPaths()])];
/** So many pages are one test: all of them in one would take a slow machine longer than a test may. */
const PAGES_PER_TEST = 12;
const LARGE_PX = 24;

/**
 * Whether the page is no wider than its window. What follows the window by a script has a second to do so, in looks of the page's
 * own: by the clock of a busy machine it was over before the first.
 */
const fits = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    for (let tries = 0; isTooWide() && tries < 10; tries += 1) await new Promise((resolve) => setTimeout(resolve, 100));
    return !isTooWide();
  });

for (let first = 0; first < PATHS.length; first += PAGES_PER_TEST) {
  const paths = PATHS.slice(first, first + PAGES_PER_TEST);
  test(`with half as large a text again no page is wider than a telephone, from ${paths[0]} on`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: LARGE_PX } });
    const tooWide: string[] = [];
    for (const path of paths) {
      await page.goto(siteUrl + path);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        if (!(await fits(page))) tooWide.push(`${path} at ${width} px`);
      }
    }
    expect(tooWide).toEqual([]);
    // And it was as large all the while.
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe(`${LARGE_PX}px`);
  });
}
