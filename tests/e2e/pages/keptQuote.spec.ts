import { expect, test, type Locator, type Page } from '@playwright/test';
import { button, field, heading, somebody, standing, openTag } from '../../support/funnels/openTag.ts';
import { bill, expectQuote, submit, toDetails, toEquipment, toQuote } from '../../support/funnels/solar.ts';
import { restingPlace } from '../../support/inView.ts';
import { leadsOf } from '../../support/leads.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

// The result is one reload away from being lost, and doing it again would be a second lead. The way back of the other
// funnels: stepsInView.spec.ts.

const { dataDir, partnerUrl } = serverUnderTest();
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const see = (tag: Locator): Locator => tag.getByRole('link', { name: /^See your quote SQ-\d{6} £3,297$/ });

async function reload(page: Page): Promise<Locator> {
  await page.reload();
  return standing(page, 'solar-quote');
}

const kept = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('solar_quote_data'));

test('after a reload the quote is one press away, and the same answers stay one lead', async ({ page }) => {
  const person = somebody();
  const email = person['Email address'];
  await toQuote(await openTag(page, { tag: 'solar-quote', place: 'our own page' }), person);
  // Read to the end: the way back is on the screen all the same.
  await restingPlace(page);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  const tag = await reload(page);
  await expect(see(tag)).toBeInViewport({ ratio: 1 });
  const [lead] = await leadsOf(dataDir, email);
  await expect(see(tag)).toContainText(lead?.reference ?? 'a reference');

  await button(tag, 'Change the answers').click();
  await expect(see(tag)).toHaveCount(0);
  await toEquipment(tag);
  await toDetails(tag);
  await expect(field(tag, 'Email address')).toHaveValue(email);
  const again = page.waitForResponse((response) => response.url().endsWith('/quote-handler'));
  await submit(tag);
  expect((await again).status()).toBe(200);
  await expectQuote(tag);
  await expect(tag.getByText(lead?.reference ?? 'a reference').first()).toBeVisible();
  expect(await leadsOf(dataDir, email)).toHaveLength(1);

  await see(await reload(page)).click();
  await expect(page).toHaveURL(/\/quote\/[\w-]+$/);
  await expect(page.getByText(lead?.reference ?? 'a reference').first()).toBeVisible();
  await expect(page.getByText('£3,297').first()).toBeVisible();
});

test('changed answers are another lead', async ({ page }) => {
  const person = somebody();
  await toQuote(await openTag(page, { tag: 'solar-quote', place: 'our own page' }), person);
  const tag = await reload(page);
  await button(tag, 'Change the answers').click();
  await bill(tag).fill('95');
  await toEquipment(tag);
  await toDetails(tag);
  await submit(tag);
  await expectQuote(tag);
  expect(await leadsOf(dataDir, person['Email address'])).toHaveLength(2);
});

test('on a shared device it is deleted with one press, and nobody else is shown a word of it', async ({ page }) => {
  await toQuote(await openTag(page, { tag: 'solar-quote', place: 'our own page' }), somebody());
  const tag = await reload(page);
  await expect(tag.getByText('Jane')).toHaveCount(0);
  await button(tag, 'Delete from this device').click();
  await expect(see(tag)).toHaveCount(0);
  expect(await kept(page)).toBeNull();
  await reload(page);
  await expect(button(tag, 'Change the answers')).toHaveCount(0);
});

test('a partner’s page is left without a trace', async ({ page }) => {
  await toQuote(await openTag(page, { tag: 'solar-quote', place: 'a partner page' }), somebody());
  expect(page.url().startsWith(partnerUrl)).toBe(true);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
  const tag = await reload(page);
  await expect(heading(tag, 'Design your home solar system')).toBeVisible();
  await expect(tag.getByText('See your quote')).toHaveCount(0);
});
