import { expect, test } from '@playwright/test';
import { heading, somebody, openTag } from '../../support/funnels/openTag.ts';
import { bill, toDetails, toEquipment, toQuote } from '../../support/funnels/solar.ts';
import { leadsOf } from '../../support/leads.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

// A saved quote is often opened on another device than the one it was made on: nothing is kept there.
const { dataDir, siteUrl } = serverUnderTest();

test('from a saved quote a survey is booked, and the answers are changed in a form that is filled in', async ({
  page,
  browser,
}) => {
  const person = somebody();
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  await bill(tag).fill('140');
  await toQuote(tag, person);
  const [lead] = await leadsOf(dataDir, person['Email address']);

  const elsewhere = await browser.newPage();
  await elsewhere.goto(`${siteUrl}/quote/${lead?.token}`);
  await elsewhere.getByRole('link', { name: 'Book my survey' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Book my survey');
  await elsewhere.getByRole('radio').first().check();
  await elsewhere.getByRole('button', { name: 'Book my survey' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Your survey is booked');

  await elsewhere.goto(`${siteUrl}/quote/${lead?.token}`);
  await expect(elsewhere.getByRole('link', { name: /^Your survey: / })).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Change my answers' }).click();
  const form = elsewhere.locator('solar-quote');
  await expect(bill(form)).toHaveValue('140');
  expect(new URL(elsewhere.url()).hash).toBe('');
  await bill(form).fill('150');
  await toEquipment(form);
  await toDetails(form);
  await expect(heading(form, 'Your details')).toBeVisible();
  // Whoever was sent the link learns nothing of the person.
  await expect(form.getByLabel('Email address')).toHaveValue('');
  await elsewhere.close();
});

test('a fragment that is none of ours changes nothing, and fills in no person', async ({ page }) => {
  for (const answers of ['{', '[]', '{"customerInfo":{"email":"mallory@example.com","electricityBill":140}}']) {
    await page.goto('about:blank');
    await page.goto(`${siteUrl}/solar-quote#answers=${encodeURIComponent(answers)}`);
    const form = page.locator('solar-quote');
    await toEquipment(form);
    await toDetails(form);
    await expect(form.getByLabel('Email address')).toHaveValue('');
  }
});
