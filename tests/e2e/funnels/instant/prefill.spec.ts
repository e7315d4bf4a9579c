import { expect, test } from '@playwright/test';
import { unfoldField } from '../../../support/funnels/fields.ts';
import { answers, chooseService, toDetails, toProperty, toQuote } from '../../../support/funnels/instant.ts';
import { button, field, heading, standing, valueOf, openTag } from '../../../support/funnels/openTag.ts';
import { leadsOf } from '../../../support/leads.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

const { siteUrl, dataDir } = serverUnderTest();

test('customer type, postcode and service from the fragment of our own address', async ({ page }) => {
  const tag = await openTag(page, {
    tag: 'instant-quote',
    host: `${siteUrl}/get-a-quote#postcode=SR1+3AX&service=Smart+home&customerType=business`,
  });
  await expect(field(tag, 'Postcode')).toHaveValue('SR1 3AX');
  await expect(field(tag, 'Service')).toHaveValue('Smart home');
  await expect(tag.getByRole('radio', { name: 'My business' })).toBeChecked();
  await expect.poll(() => new URL(page.url()).hash).toBe('');
});

test('a clicked plan: a line, an interest, our own price, and the way to exactly that plan', async ({ page }) => {
  const given = answers();
  await page.goto(`${siteUrl}/privacy-policy`);
  await page.evaluate(() =>
    sessionStorage.setItem(
      'quoteNavigation:/get-a-quote',
      JSON.stringify({ plan: 'One', catalogue: 'learn-more', postcode: 'NE1 4LP' }),
    ),
  );
  const tag = await openTag(page, { tag: 'instant-quote', host: `${siteUrl}/get-a-quote` });
  await expect(tag.getByText('You were looking at Plan One, £14 a month.')).toBeVisible();
  await expect(tag.getByText('This form quotes our price for HomeCare: £24.99 a month.')).toBeVisible();
  await expect(field(tag, 'Service')).toHaveValue('HomeCare');
  const link = tag.getByRole('link', { name: 'Ask for Plan One at £14 a month instead' });
  await expect(link).toHaveAttribute('href', '/homecare-quote#catalogue=learn-more&plan=One&postcode=NE1+4LP');
  await toQuote(tag, 'HomeCare', given);
  await expect(valueOf(tag, 'You were looking at')).toHaveText('Plan One, £14 a month');
  const [lead] = await leadsOf(dataDir, given.person['Email address']);
  expect(lead).toMatchObject({ total_pence: 24_99, price_check: 'ok' });
  expect(JSON.parse(lead?.body ?? '{}').quoteData.customerInfo.interest).toBe('Plan One, £14 a month (learn-more)');
  await page.goto(`${siteUrl}/privacy-policy`);
  await page.goto(`${siteUrl}/get-a-quote#plan=One&catalogue=learn-more`);
  await page.getByRole('link', { name: 'Ask for Plan One at £14 a month instead' }).click();
  const homecare = await standing(page, 'homecare-quote');
  await expect(homecare.getByRole('radio', { name: 'Plan One £14 a month' })).toBeChecked();
});

test('on a partner page links lead to our site in a new tab, and attributes fill the form', async ({ page }) => {
  const tag = await openTag(page, {
    tag: 'instant-quote',
    place: 'a partner page',
    attributes: 'plan="Basic Care" catalogue="plans" customer-type="business" postcode="NE1 4LP"',
  });
  await expect(tag.getByText('You were looking at Basic Care, £8 a month.')).toBeVisible();
  const link = tag.getByRole('link', { name: 'Ask for Basic Care at £8 a month instead' });
  await expect(link).toHaveAttribute(
    'href',
    `${siteUrl}/homecare-quote#catalogue=plans&plan=Basic+Care&postcode=NE1+4LP`,
  );
  await expect(link).toHaveAttribute('target', '_blank');
  await chooseService(tag, 'Gas and electricity');
  await expect(tag.getByRole('link', { name: 'Commercial energy comparison' })).toBeVisible();

  // A repair has no price here: the line says where to ask.
  const repair = await openTag(page, {
    tag: 'instant-quote',
    place: 'a partner page',
    attributes: 'plan="Repair" catalogue="boiler-services"',
  });
  await expect(repair.getByText('You were looking at Boiler repair, from £99.')).toBeVisible();
  await expect(field(repair, 'Service')).toHaveValue('');
  await expect(repair.getByRole('link', { name: 'Send us a message' })).toHaveAttribute(
    'href',
    `${siteUrl}/contact#subject=boiler`,
  );
});

test('back and forth loses nothing; the supplier belongs to gas and electricity alone', async ({ page }) => {
  const given = answers();
  const tag = await openTag(page, { tag: 'instant-quote', place: 'our own page' });
  await chooseService(tag, 'Gas and electricity');
  await toDetails(tag, given);
  await toProperty(tag, given);
  await unfoldField(field(tag, 'Current energy supplier'));
  await field(tag, 'Current energy supplier').fill('Some Power');
  await button(tag, 'Change Service').click();
  await chooseService(tag, 'Boiler cover');
  // A change comes back to where it was asked for.
  await button(tag, 'Continue').click();
  await expect(heading(tag, 'Property details')).toBeVisible();
  await expect(field(tag, 'Current energy supplier')).toHaveCount(0);
  await page.goBack();
  await expect(heading(tag, 'Your details')).toBeVisible();
  // Drafts are kept a moment after the last change.
  const kept = () => page.evaluate(() => localStorage.getItem('homecare_quote_data') ?? '');
  await expect.poll(kept).toMatch(new RegExp(`${given.person['Email address']}.*"step":2`));
  await page.reload();
  const again = await standing(page, 'instant-quote');
  await button(again, 'Continue with these answers').click();
  await expect(heading(again, 'Your details')).toBeVisible();
  await expect(field(again, 'Email address')).toHaveValue(given.person['Email address']);
});
