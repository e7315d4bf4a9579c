import { expect, test } from '@playwright/test';
import { serverUnderTest } from '../../support/serverUnderTest.ts';
import { watchPage } from '../../support/watchPage.ts';

const { siteUrl } = serverUnderTest();
const at = (path: string): string => siteUrl + path;

test('a card of the plans page leads to its plan at its price', async ({ page }) => {
  const troubles = await watchPage(page, siteUrl);
  await page.goto(at('/homecare-plans'));
  await page.getByRole('link', { name: 'Choose Complete Care' }).click();
  await expect(page).toHaveURL(/\/homecare-quote\?plan=Complete\+Care&catalogue=plans$/);
  const plan = page.getByRole('radio', { name: /Complete Care/ });
  await expect(plan).toBeChecked();
  await expect(page.locator('homecare-quote')).toContainText('£15 a month');
  expect(troubles.messages).toEqual([]);
});

test('a topic changes by its link, in the address too, and its plans lead to the instant quote', async ({ page }) => {
  await page.goto(at('/learn-more?topic=energy'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Energy');
  const menu = page.getByRole('navigation', { name: 'Topics' });
  await expect(menu.locator('[aria-current]')).toHaveText('Energy');
  await menu.getByRole('link', { name: 'Smart home' }).click();
  await expect(page).toHaveURL(at('/learn-more/smart'));
  await page.getByRole('link', { name: 'Get a quote: Smart Heating' }).click();
  await expect(page).toHaveURL(/\/get-a-quote\?service=Smart\+home&plan=Heating&catalogue=learn-more$/);
});

test('an answer opens by its link, one at a time, and all of them in print', async ({ page }) => {
  const switching = page.locator('#how-long-does-it-take-to-switch-supplier');
  const levels = page.locator('#what-do-the-four-homecare-levels-cover');
  const troubles = await watchPage(page, siteUrl);
  // What is no answer opens none, and a link in the page works all the same.
  await page.goto(at('/faqs#100%'));
  await page.goto(at('/faqs#what-do-the-four-homecare-levels-cover'));
  await expect(levels).toBeVisible();
  expect(troubles.messages).toEqual([]);
  await expect(page.getByText('What do the four HomeCare levels cover?')).toBeInViewport();
  await page.getByText('How long does it take to switch supplier?').click();
  await expect(switching).toContainText('5 working days');
  await expect(levels).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(levels).toBeVisible();
  await expect(switching).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('emergency numbers are there to be tapped, and answers open', async ({ page }) => {
    await page.goto(at('/emergencies'));
    await expect(page.locator('a[href="tel:0800111999"]').first()).toBeVisible();
    await expect(page.locator('a[href="tel:105"]').first()).toBeVisible();
    await page.goto(at('/faqs'));
    await page.getByText('I smell gas. What do I do?').click();
    await expect(page.locator('#i-smell-gas-what-do-i-do')).toContainText('0800 111 999');
  });
});
