import { expect, test } from '@playwright/test';
import { serverUnderTest } from '../../support/serverUnderTest.ts';
import { pageTable } from './pageTable.ts';

// A visitor who has set a larger text in the browser, as many who see badly do: our pages follow it, and nothing leaves the window.

const { siteUrl } = serverUnderTest();
const LARGE_PX = 24;

test('with half as large a text again no page is wider than a telephone', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: LARGE_PX } });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(siteUrl);
  const sizeOfRoot = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(await sizeOfRoot()).toBe(`${LARGE_PX}px`);
  const tooWide: string[] = [];
  for (const { path } of pageTable) {
    await page.goto(siteUrl + path);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) tooWide.push(`${path} at ${width} px: ${over} px`);
    }
  }
  expect(tooWide).toEqual([]);
});
