import { expect, test, type Page } from '@playwright/test';
import type { RenderedPage } from '../../../api/documents/page.ts';
import { solarDocument } from '../../../api/documents/quoteDocument.fixture.ts';
import { renderQuoteGonePage, renderQuotePage } from '../../../api/documents/quotePage.ts';
import { pagePolicy } from '../../../api/middleware/security.ts';
import { renderApiPage } from '../../../api/openapi/page.ts';
import { expectPageAccessible, expectPageAccessibleAtOnce } from '../../support/axe.ts';

// The words of the page are tested beside its source; here is what only a browser can tell.
const ADDRESS = 'https://quotes.example/quote/Zm9vYmFyYmF6cXV4MTIzNDU2';
const PAGES: Readonly<Record<string, RenderedPage>> = {
  quote: renderQuotePage({
    firstName: 'Anna',
    reference: 'SQ-123456',
    document: solarDocument,
    issuedAt: '2026-11-20T17:14:00.000Z',
    expiresAt: '2026-12-20T10:00:00.000Z',
    quoteUrl: ADDRESS,
    pdfUrl: `${ADDRESS}.pdf`,
  }),
  'expired quote': renderQuoteGonePage({ reason: 'expired', newQuoteUrl: 'https://quotes.example/solar-quote' }),
  'description of the API': renderApiPage('https://quotes.example'),
};

/** Opens a page as the API serves it. @returns what the browser complained of */
async function open(page: Page, { html, styleHash }: RenderedPage): Promise<readonly string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.route('https://quotes.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': pagePolicy(styleHash) },
      body: route.request().url() === ADDRESS ? html : '',
    }),
  );
  await page.route('https://quotes.example/assets/*', (route) =>
    route.fulfill({ path: `public${new URL(route.request().url()).pathname}`, contentType: 'font/woff2' }),
  );
  await page.goto(ADDRESS);
  return complaints;
}

for (const [name, rendered] of Object.entries(PAGES)) {
  test(`${name}: accessible, nothing cut off, nothing blocked, at every width, light and dark`, async ({ page }) => {
    const complaints = await open(page, rendered);
    await expectPageAccessible(page);
    await expect(page.locator('body')).toHaveCSS('margin', '0px');
    // Allowed by its policy, and there: a page in other letters would look like somebody else's.
    await page.evaluate(() => document.fonts.load('1rem Figtree'));
    expect(await page.evaluate(() => document.fonts.check('1rem Figtree'))).toBe(true);
    expect(complaints).toEqual([]);
  });
}

test('description of the API: what is folded is accessible too, and nothing of it cut off', async ({ page }) => {
  await open(page, PAGES['description of the API'] ?? { html: '', styleHash: '' });
  const folded = page.locator('details');
  await folded.evaluateAll((all) => all.map((one) => one.setAttribute('open', '')));
  await expect(folded.last()).toHaveAttribute('open', '');
  await expectPageAccessibleAtOnce(page, 3);
});

test('one chart is shown, with words of readable size, and buttons are large enough for a thumb', async ({ page }) => {
  for (const width of [320, 719, 720, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, PAGES['quote'] ?? { html: '', styleHash: '' });
    const charts = page.getByRole('img', { name: /savings have paid/ });
    await expect(charts).toHaveCount(1);
    const heights = await charts
      .locator('text')
      .evaluateAll((words) => words.map((word) => word.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(11);
    const button = await page.getByRole('link', { name: 'Download as PDF' }).boundingBox();
    expect(button?.height).toBeGreaterThanOrEqual(44);
    await page.unrouteAll();
  }
});

test('on paper the quote is dark on white, without buttons', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await open(page, PAGES['quote'] ?? { html: '', styleHash: '' });
  await expect(page.getByRole('link', { name: 'Download as PDF' })).toBeHidden();
  // A grid that is broken between two sheets is printed over what follows.
  for (const columns of await page.locator('.pair, .pair > div').all())
    await expect(columns).toHaveCSS('display', 'block');
  await expect(page.getByText('£3,297').first()).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(18, 40, 44)');
});
