import { expect, test } from '@playwright/test';
import { somebody, openTag } from '../../../support/funnels/openTag.ts';
import { bill, expectQuote, submit, toFilledDetails } from '../../../support/funnels/solar.ts';
import { leadsOf } from '../../../support/leads.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

const { dataDir } = serverUnderTest();

test('a bill beyond the scale of a business is taken, checked and told to sales', async ({ page }) => {
  const person = somebody();
  const tag = await openTag(page, {
    tag: 'solar-quote',
    place: 'a partner page',
    attributes: 'customer-type="business"',
  });
  await bill(tag).fill('7200');
  await expect(tag.getByRole('slider', { name: 'Monthly electricity bill' })).toHaveValue('5000');
  await tag.getByLabel('Business name').fill('Sample Works Ltd');
  await toFilledDetails(tag, person);
  await expect(tag.getByText('£7,200 a month', { exact: true })).toBeVisible();
  await submit(tag);
  await expectQuote(tag);
  const [lead] = await leadsOf(dataDir, person['Email address']);
  expect(lead?.body).toContain('"electricityBill":5000');
  expect(Reflect.get(Object(lead), 'sales')).toContain('£7,200 a month');
});

// Chromium 156 counted down instead, and the page stood (November 2026).
test('the wheel over a number with the focus moves the page and leaves the number', async ({ page }) => {
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  for (const [number, typed] of [
    [tag.getByRole('spinbutton', { name: 'System size' }), '7'],
    [bill(tag), '120'],
  ] as const) {
    await number.fill(typed);
    await expect(tag.locator('[data-prerendered]')).toHaveCount(0);
    await number.hover();
    const place = (): Promise<number> => page.evaluate(() => scrollY);
    const before = await place();
    // The first turn leaves the number, and the page follows the next.
    await page.mouse.wheel(0, 60);
    await page.mouse.wheel(0, 60);
    await expect.poll(place).toBeGreaterThan(before);
    await expect(number).toHaveValue(typed);
  }
});
