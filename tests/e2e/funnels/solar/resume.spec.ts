import { expect, test } from '@playwright/test';
import { button, field, heading, openTag } from '../../../support/funnels/openTag.ts';
import { size, toDetails, toEquipment } from '../../../support/funnels/solar.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

// With the history of a real tab. What is kept on a device: widgets/funnels/keptAnswers.test.tsx; back from the result:
// tests/e2e/pages/stepsInView.spec.ts.

const { siteUrl } = serverUnderTest();

test('the browser’s Back is the previous step, and the button Back counts the same steps', async ({ page }) => {
  await page.goto(`${siteUrl}/privacy-policy`);
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  await size(tag).fill('6');
  await toEquipment(tag);
  await toDetails(tag);
  await field(tag, 'First name').fill('Jane');
  await page.goBack();
  await expect(heading(tag, 'Choose your equipment')).toBeFocused();
  await page.goBack();
  await expect(heading(tag, 'Design your home solar system')).toBeFocused();
  await expect(size(tag)).toHaveValue('6');
  await toEquipment(tag);
  await toDetails(tag);
  await expect(field(tag, 'First name')).toHaveValue('Jane');
  // One after the other; two at once: widgets/runtime/stepHistory.test.tsx.
  await button(tag, 'Back').click();
  await expect(heading(tag, 'Choose your equipment')).toBeFocused();
  await page.goBack();
  await expect(heading(tag, 'Design your home solar system')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}/privacy-policy`);
});

const SLOW_CHUNK_MS = 400;

test('a Continue right after a reload in the middle is not taken back', async ({ page }) => {
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  await size(tag).fill('6');
  await toEquipment(tag);
  await toDetails(tag);
  // The funnel begins again and goes below its entries in the history of the tab, while the visitor goes on: what is pressed
  // before the later steps are there is carried out in that very moment.
  await page.route('**/widgets/v1/chunks/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_CHUNK_MS));
    await route.continue();
  });
  await page.reload();
  await expect(tag.locator('form')).toBeVisible();
  await expect(tag.locator('[data-prerendered]')).toHaveCount(0);
  await button(tag, 'Continue to equipment selection').click();
  await expect(heading(tag, 'Choose your equipment')).toBeFocused();
  // Longer than a move in the history takes.
  await page.waitForTimeout(2 * SLOW_CHUNK_MS);
  await expect(heading(tag, 'Choose your equipment')).toBeVisible();
  await page.goBack();
  await expect(heading(tag, 'Design your home solar system')).toBeFocused();
});
