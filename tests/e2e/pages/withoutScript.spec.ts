import { expect, test } from '@playwright/test';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

const { siteUrl } = serverUnderTest();

const PAGES = [
  { tag: 'ev-quote', path: '/ev-quote' },
  { tag: 'homecare-quote', path: '/homecare-quote' },
  { tag: 'instant-quote', path: '/get-a-quote' },
  { tag: 'commercial-energy-quote', path: '/commercial-energy-comparison' },
  { tag: 'commercial-solar-quote', path: '/commercial-solar-quote' },
  { tag: 'quick-quote', path: '/' },
  { tag: 'contact-form', path: '/contact' },
  { tag: 'newsletter-signup', path: '/blog' },
] as const;

// Content of <noscript> does not show in this mode: renderPage.test.ts looks at it in the source.
test.use({ javaScriptEnabled: false });

for (const { tag, path } of PAGES) {
  test(`${path} reads the same: the first step, and a way to reach us`, async ({ page }) => {
    await page.goto(siteUrl + path);
    await expect(page.locator(`${tag} form`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const phone = page.getByRole('main').getByRole('link', { name: '0191 498 0100' });
    // The first stands in the tag, held back for six seconds.
    await expect(phone.first()).toBeVisible({ timeout: 15_000 });
    await expect(page.locator(tag).getByRole('link', { name: /@staithes-energy/ })).toBeVisible({ timeout: 15_000 });
  });
}
