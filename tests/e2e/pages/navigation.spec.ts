import { expect, test } from '@playwright/test';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

const { siteUrl } = serverUnderTest();

test('the menu of a small screen opens, closes with Escape, leads on, and is closed when Back comes here', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${siteUrl}/privacy-policy`);
  const menu = page.getByRole('navigation', { name: 'All pages' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'EV Charging' }).click();
  await expect(page).toHaveURL(`${siteUrl}/ev-charging`);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  await expect(menu).toBeHidden();
});

test('a wide screen has the main menu in the header and no button for a panel', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(siteUrl);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Energy', 'Home Services', 'Smart Home', 'Help'])
    await expect(main.getByRole('button', { name, exact: true })).toBeVisible();
  for (const name of ['Solar', 'EV Charging', 'Commercial Energy', 'Blog', 'Case Studies'])
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
});

test('what the general quote page cannot price is asked for on the page that can', async ({ page }) => {
  await page.goto(`${siteUrl}/privacy-policy`);
  await page.goto(`${siteUrl}/get-a-quote?service=Home+battery&postcode=NE1+4LP&customerType=business`);
  await expect(page).toHaveURL(`${siteUrl}/solar-quote`);
  await expect(page.getByRole('radio', { name: 'My business' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'My business' })).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}/privacy-policy`);
});

test('values in a query fill the form and stay in the address; no other page reads them', async ({ page }) => {
  await page.goto(`${siteUrl}/solar-quote?customerType=business&utm_source=leaflet`);
  await expect(page.getByRole('radio', { name: 'My business' })).toBeChecked();
  await expect(page).toHaveURL(`${siteUrl}/solar-quote?customerType=business&utm_source=leaflet`);
  await page.goto(`${siteUrl}/solar-quote`);
  await expect(page.getByRole('radio', { name: 'My home' })).toBeChecked();
});
