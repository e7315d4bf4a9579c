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
