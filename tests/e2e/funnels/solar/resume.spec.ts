import { expect, test, type Locator, type Page } from '@playwright/test';
import { button, field, fillIn, heading, somebody, standing, openTag } from '../../../support/funnelJourney.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';
import { size, toDetails, toEquipment, toQuote } from '../../../support/solarJourney.ts';

const { siteUrl } = serverUnderTest();
const KEY = 'solar_quote_data';
const OFFER = 'Continue where you left off?';

const kept = (page: Page): Promise<unknown> =>
  page.evaluate((key): unknown => JSON.parse(localStorage.getItem(key) ?? 'null'), KEY);

/** Answers that wait for the visitor's return: 6 kW, a bungalow, step 3 with a name. */
async function leaveHalfway(page: Page): Promise<Locator> {
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  await size(tag).fill('6');
  await field(tag, 'Property type').selectOption('Bungalow');
  await toEquipment(tag);
  await toDetails(tag);
  await fillIn(tag, { 'First name': 'Jane' });
  await expect.poll(() => kept(page)).toMatchObject({ drafts: { solar: { step: 3, values: { firstName: 'Jane' } } } });
  return tag;
}

test('the browser’s Back is the previous step, Forward does not skip questions', async ({ page }) => {
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
  // One after the other: a step back that comes while the one before is under way would be counted as one.
  await page.goBack();
  await expect(heading(tag, 'Choose your equipment')).toBeFocused();
  await page.goBack();
  await expect(heading(tag, 'Design your home solar system')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}/privacy-policy`);
});

test('the button Back and the browser’s Back count the same steps', async ({ page }) => {
  await page.goto(`${siteUrl}/privacy-policy`);
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  await toEquipment(tag);
  await toDetails(tag);
  await button(tag, 'Back').click();
  await expect(heading(tag, 'Choose your equipment')).toBeFocused();
  await page.goBack();
  await expect(heading(tag, 'Design your home solar system')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}/privacy-policy`);
});

test('the result is terminal: Back leaves the funnel', async ({ page }) => {
  await page.goto(`${siteUrl}/privacy-policy`);
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  await toQuote(tag, somebody());
  await expect(button(tag, 'Back')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}/privacy-policy`);
});

test('a reload offers to continue where the visitor left off', async ({ page }) => {
  await leaveHalfway(page);
  await page.reload();
  const tag = await standing(page, 'solar-quote');
  await expect(tag.getByText(OFFER)).toBeVisible();
  await expect(size(tag)).toHaveValue('4');
  await button(tag, 'Continue with these answers').click();
  await expect(heading(tag, 'Your details')).toBeVisible();
  await expect(field(tag, 'First name')).toHaveValue('Jane');
  await page.goBack();
  await expect(heading(tag, 'Choose your equipment')).toBeFocused();
  await page.goBack();
  await expect(size(tag)).toHaveValue('6');
  await expect(field(tag, 'Property type')).toHaveValue('Bungalow');
  await expect(tag.getByText(OFFER)).toHaveCount(0);
});

test('Delete and start again leaves nothing on the device', async ({ page }) => {
  await leaveHalfway(page);
  await page.reload();
  const tag = await standing(page, 'solar-quote');
  await button(tag, 'Delete and start again').click();
  await expect(tag.getByText(OFFER)).toHaveCount(0);
  expect(await kept(page)).toBeNull();
  await expect(size(tag)).toHaveValue('4');
  await page.reload();
  await expect((await standing(page, 'solar-quote')).getByText(OFFER)).toHaveCount(0);
});

test('a sent quote is kept under solar_quote_data with quote, customerInfo and timestamp', async ({ page }) => {
  const person = somebody();
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  await toQuote(tag, person);
  const before = Date.now();
  await expect
    .poll(() => kept(page))
    .toMatchObject({
      quote: { systemSize: 4, panelCount: 10, totalCost: 3296.85, quoteRef: expect.stringMatching(/^SQ-\d{6}/) },
      customerInfo: { firstName: 'Jane', email: person['Email address'], postcode: 'NE1 4ST' },
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  expect(await kept(page)).not.toHaveProperty('drafts');
  expect(Date.parse(String(Reflect.get(Object(await kept(page)), 'timestamp')))).toBeLessThanOrEqual(before + 1000);
  await page.reload();
  const again = await standing(page, 'solar-quote');
  await button(again, 'Change the answers').click();
  await toEquipment(again);
  await toDetails(again);
  await expect(field(again, 'Email address')).toHaveValue(person['Email address']);
});

test('a record that is broken or full of nonsense does no harm', async ({ page }) => {
  for (const record of ['{', '[]', '{"drafts":{"solar":{"step":9,"savedAt":"soon","values":7}}}', '"x"']) {
    await page.goto(`${siteUrl}/privacy-policy`);
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, record] as const);
    const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
    await toEquipment(tag);
  }
});
