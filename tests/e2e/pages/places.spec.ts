import type { Page } from '@playwright/test';
import { company } from '#contract/common/company.ts';
import { expect, ownPageTest as test } from '../../support/embedding.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

const { siteUrl } = serverUnderTest();

const { map } = company;

/** Answers for the provider of the map, so that no test leaves the machine. @returns the addresses asked for */
async function answerForMap(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${map.origin}/**`, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Map</title>A map' });
  });
  return asked;
}

test('projects are filtered by buttons, the address remembers it, and Back to projects keeps it', async ({
  page,
  complaints,
}) => {
  await page.goto(`${siteUrl}/case-studies`);
  const cards = page.getByRole('region', { name: 'Projects' }).getByRole('listitem');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(cards).toHaveCount(6);
  await expect(button('All Projects')).toHaveAttribute('aria-pressed', 'true');

  await button('Newcastle').click();
  await expect(page).toHaveURL(`${siteUrl}/case-studies?filter=newcastle`);
  await expect(button('Newcastle')).toHaveAttribute('aria-pressed', 'true');
  await expect(button('All Projects')).toHaveAttribute('aria-pressed', 'false');
  await expect(cards.filter({ visible: true })).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: 'projects' })).toHaveText('2 of 6 projects');

  await cards.getByRole('link', { name: 'Six chargers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Six chargers for Newcastle');
  await page.getByRole('link', { name: 'Back to projects' }).click();
  await expect(page).toHaveURL(`${siteUrl}/case-studies?filter=newcastle`);
  await expect(cards.filter({ visible: true })).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}/case-studies`);
  await expect(cards.filter({ visible: true })).toHaveCount(6);

  await page.goto(`${siteUrl}/case-studies?filter=roofs`);
  await expect(cards.filter({ visible: true })).toHaveCount(6);
  // Nobody of ours sent the visitor here: back is the list.
  await page.goto(`${siteUrl}/case-studies/durham-school-solar-battery`);
  await page.getByRole('link', { name: 'Back to projects' }).click();
  await expect(page).toHaveURL(`${siteUrl}/case-studies`);
  expect(complaints).toEqual({ errors: [], warnings: [], violations: [] });
});

// It went back wherever the visitor had come from, or to the head of the same page (Chromium 156, November 2026).
test('Back to projects leads to the projects from any page, and after the skip link', async ({ page, complaints }) => {
  const back = page.getByRole('link', { name: 'Back to projects' });
  await page.goto(`${siteUrl}/solar`);
  await page.locator('main a[href^="/case-studies/"]').first().click();
  await back.click();
  await expect(page).toHaveURL(`${siteUrl}/case-studies`);

  await page.getByRole('link', { name: 'Six chargers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Six chargers for Newcastle');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await back.click();
  await expect(page).toHaveURL(`${siteUrl}/case-studies`);
  expect(complaints).toEqual({ errors: [], warnings: [], violations: [] });
});

test('the map of the office comes on a press, is not remembered, and comes by itself with consent', async ({
  page,
  complaints,
}) => {
  const asked = await answerForMap(page);
  const frame = page.getByTitle('Map of our office');
  const ask = page.getByRole('button', { name: 'Load the map' });
  await page.goto(`${siteUrl}/contact`);
  await ask.scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: 'Drawn map' })).toBeVisible();
  await expect(frame).toHaveCount(0);
  expect(asked).toEqual([]);

  await ask.click();
  await expect(frame).toBeFocused();
  await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible();
  await expect(ask).toBeHidden();
  expect(asked).toEqual([map.embedUrl]);
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(450);

  await page.goto(`${siteUrl}/solar-panels-newcastle`);
  await expect(ask).toBeVisible();
  expect(asked).toHaveLength(1);
  // For the next document: in this one the script of the map may come after it, and load the map once more.
  await page.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'all');
  });
  await page.reload();
  await expect(frame).toBeAttached();
  // What comes above it while the page is read moves it away again: a reader scrolls on.
  await expect(async () => {
    await frame.scrollIntoViewIfNeeded();
    expect(asked).toHaveLength(2);
  }).toPass();
  // A tool in a text comes by its script when a reader gets there.
  await page.locator('solar-estimate').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Show my estimate' })).toBeVisible();
  expect(complaints).toEqual({ errors: [], warnings: [], violations: [] });
});

test('without JavaScript every project stays, and the way back is a link', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/case-studies`);
  await page.getByRole('button', { name: 'Durham' }).click();
  await expect(page).toHaveURL(`${siteUrl}/case-studies?filter=durham`);
  await expect(page.locator('[data-filters]:visible')).toHaveCount(6);
  await page.getByRole('link', { name: 'A Durham school with battery' }).click();
  await page.getByRole('link', { name: 'Back to projects' }).click();
  await expect(page).toHaveURL(`${siteUrl}/case-studies`);
  await context.close();
});
