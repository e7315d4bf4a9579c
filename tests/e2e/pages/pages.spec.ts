import { expect, test, type Page } from '@playwright/test';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

const { siteUrl } = serverUnderTest();

const content = (page: Page, selector: string, attribute: string) => page.locator(selector).getAttribute(attribute);

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
