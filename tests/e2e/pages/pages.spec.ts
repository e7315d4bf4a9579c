import { expect, test, type Page } from '@playwright/test';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

const { siteUrl } = serverUnderTest();

declare global {
  interface Window {
    layoutShift?: number;
  }
}

const content = (page: Page, selector: string, attribute: string) => page.locator(selector).getAttribute(attribute);

/** One page of each make: the table of everyPage.spec.ts looks at all of them on a desk. */
const MAKES = ['/', '/solar-quote', '/homecare-plans', '/solar-panels-newcastle', '/blog', '/contact'];

for (const path of MAKES) {
  test(`nothing moves while ${path} loads on a telephone or a tablet`, async ({ page }) => {
    await page.addInitScript(() => {
      window.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.layoutShift = (window.layoutShift ?? 0) + Reflect.get(entry, 'value');
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => window.layoutShift), `${width} px`).toBe(0);
    }
  });
}

test('every picture and icon that a head names exists', async ({ page, request }) => {
  await page.goto(siteUrl);
  const links = page.locator('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const image = await content(page, 'meta[property="og:image"]', 'content');
  expect(addresses).toHaveLength(4);
  for (const address of [...addresses.map((href) => siteUrl + href), image ?? '']) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test('the skip link leads past the header, and nothing that has the focus lies below it', async ({ page }) => {
  await page.goto(siteUrl);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const header = (await page.locator('header').boundingBox())?.height ?? 0;
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.closest('header, body > a') ? undefined : focused?.getBoundingClientRect().top;
    });
    if (top !== undefined && top > 0) expect(top).toBeGreaterThanOrEqual(header - 1);
  }
});
