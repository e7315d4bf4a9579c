import { expect, test, type Page } from '@playwright/test';
import { completeFunnel } from '../../support/funnels/completeFunnel.ts';
import { leadsOf } from '../../support/leads.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

// On a page of ours, as a campaign says it in the head of its file. Campaigns end: a page that stays is made one.

const { siteUrl, dataDir } = serverUnderTest();
const TAG = 'contact-form';
const LABEL = 'Ask us about the offer';

async function openOffer(page: Page, mode: string): Promise<void> {
  await page.route(`${siteUrl}/contact`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace(`<${TAG} `, `<div id="quote" data-behaviour="formPage"><${TAG} mode="${mode}" label="${LABEL}" `)
      .replace(`</${TAG}>`, `</${TAG}></div><a href="#quote">Take it up</a>`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`${siteUrl}/contact`);
}

const parts = (page: Page) => {
  const tag = page.locator(TAG);
  return { launcher: tag.getByRole('button', { name: LABEL }), dialog: tag.getByRole('dialog', { name: LABEL }) };
};

test('dialog: a button in its place, a link of the page opens it as well, and a lead arrives', async ({ page }) => {
  await openOffer(page, 'dialog');
  const { launcher, dialog } = parts(page);
  await expect(launcher).toBeVisible();
  await expect(page.locator(TAG).locator('form')).toBeHidden();
  await page.getByRole('link', { name: 'Take it up' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await launcher.click();
  const email = `offer.${Date.now()}@example.com`;
  await completeFunnel(page, TAG, { email });
  await expect(dialog.locator('visible=true')).toHaveCount(1);
  expect(await leadsOf(dataDir, email)).toHaveLength(1);
  await expect(page).toHaveURL(`${siteUrl}/contact`);
});

test('sticky: its bar stands on the question about cookies, which can be answered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openOffer(page, 'sticky');
  const { launcher, dialog } = parts(page);
  await expect(launcher).toBeInViewport({ ratio: 1 });
  const banner = page.locator('[data-cookie-banner]');
  await expect(banner).toBeVisible();
  const topOfBanner = (await banner.boundingBox())?.y ?? 0;
  await expect
    .poll(() => launcher.evaluate((button) => button.parentElement?.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(topOfBanner + 1);
  await page.getByRole('button', { name: 'Essential Only' }).click();
  await expect(banner).toBeHidden();
  await expect
    .poll(() => launcher.evaluate((button) => Math.round(button.parentElement?.getBoundingClientRect().bottom ?? 0)))
    .toBe(844);
  await launcher.click();
  await expect(dialog).toBeVisible();
});
