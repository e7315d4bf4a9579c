import { expect, test, type Page } from '@playwright/test';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

const { siteUrl } = serverUnderTest();

declare global {
  interface Window {
    analyticsCalls?: unknown[][];
  }
}

async function withAnalytics(page: Page, consent: string): Promise<void> {
  await page.addInitScript((choice) => {
    const kept = sessionStorage.getItem('analyticsCalls');
    window.analyticsCalls = JSON.parse(kept ?? '[]') as unknown[][];
    window.gtag = (...words: unknown[]) => {
      window.analyticsCalls?.push(words);
      sessionStorage.setItem('analyticsCalls', JSON.stringify(window.analyticsCalls));
    };
    if (choice) localStorage.setItem('cookieConsent', choice);
  }, consent);
}

const analyticsCalls = (page: Page) => page.evaluate(() => window.analyticsCalls ?? []);
// The home page has it twice.
const quoteLink = (page: Page) => page.locator('#solar').getByRole('link', { name: 'Get my solar quote' });

test('a solar call to action is counted with consent to all', async ({ page }) => {
  await withAnalytics(page, 'all');
  await page.goto(siteUrl);
  await quoteLink(page).click();
  await expect(page).toHaveURL(`${siteUrl}/solar-quote`);
  expect(await analyticsCalls(page)).toEqual([['event', 'solar_quote_click', {}]]);
});

for (const consent of ['essential', '']) {
  test(`it is not counted with consent "${consent}"`, async ({ page }) => {
    await withAnalytics(page, consent);
    await page.goto(siteUrl);
    await quoteLink(page).click();
    await expect(page).toHaveURL(`${siteUrl}/solar-quote`);
    expect(await analyticsCalls(page)).toEqual([]);
  });
}

test('on its own page the call to action scrolls to the top and keeps what was typed', async ({ page }) => {
  await page.goto(`${siteUrl}/solar-quote`);
  await page.getByLabel('Property type').selectOption('Bungalow');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Solar quote' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByLabel('Property type')).toHaveValue('Bungalow');
});

test('the link for businesses opens the funnel for a business and leaves a clean address', async ({ page }) => {
  await page.goto(siteUrl);
  await page.getByRole('link', { name: 'Get my business solar quote' }).click();
  await expect(page.getByRole('radio', { name: 'My business' })).toBeChecked();
  await expect(page).toHaveURL(`${siteUrl}/solar-quote`);
});

test('when the widgets do not arrive, phone and email appear below the first step', async ({ page }) => {
  await page.route('**/widgets/**', (route) => route.abort());
  await page.goto(`${siteUrl}/solar-quote`);
  await expect(page.getByLabel('Property type')).toBeVisible();
  const fallback = page.locator('solar-quote');
  // Held back for six seconds: a slow connection must not see it flash.
  await expect(fallback.getByRole('link', { name: '0191 498 0100' })).toBeVisible({ timeout: 15_000 });
  await expect(fallback.getByRole('link', { name: /@staithes-energy/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
  // Content of <noscript> does not show in this mode: renderPage.test.ts looks at it in the source.
  test.use({ javaScriptEnabled: false });

  test('the first step is readable, with phone and email on the page', async ({ page }) => {
    await page.goto(`${siteUrl}/solar-quote`);
    await expect(page.getByLabel('Property type')).toBeVisible();
    const contact = page.getByRole('region', { name: 'Stuck, or not sure?' });
    await expect(contact.getByRole('link', { name: '0191 498 0100' })).toBeVisible();
    await expect(contact.getByRole('link', { name: /@staithes-energy/ })).toBeVisible();
  });

  test('the home page reads the same', async ({ page }) => {
    await page.goto(siteUrl);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('£3,297')).toBeVisible();
  });
});
