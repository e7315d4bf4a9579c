import { expect, test } from '@playwright/test';
import { leadsOf } from '../../support/leads.ts';
import { waitForMails } from '../../support/mails.ts';
import { sendPlainMessage } from '../../support/plainMessage.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

const { siteUrl, dataDir } = serverUnderTest();

const PAGES = [
  { tag: 'solar-quote', path: '/solar-quote', button: 'Send my answers' },
  { tag: 'ev-quote', path: '/ev-quote', button: 'Send my answers' },
  { tag: 'homecare-quote', path: '/homecare-quote', button: 'Send my answers' },
  { tag: 'instant-quote', path: '/get-a-quote', button: 'Send my answers' },
  { tag: 'commercial-energy-quote', path: '/commercial-energy-comparison', button: 'Send my answers' },
  { tag: 'commercial-solar-quote', path: '/commercial-solar-quote', button: 'Send my answers' },
  { tag: 'quick-quote', path: '/', button: 'Send my answers' },
  { tag: 'contact-form', path: '/contact', button: 'Send message' },
  { tag: 'newsletter-signup', path: '/blog', button: 'Subscribe' },
] as const;

test.use({ javaScriptEnabled: false });

test('every form reads the same, and has one button: it sends', async ({ page }) => {
  for (const { tag, path, button } of PAGES) {
    await page.goto(siteUrl + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const form = page.locator(tag).first();
    await expect(form.locator('form')).toBeVisible();
    await expect(form.getByRole('button')).toHaveText([button]);
    // The way round the form, for who would rather ring.
    await expect(page.getByRole('main').getByRole('link', { name: '0191 498 0100' }).first()).toBeVisible();
  }
});

test('a solar quote is asked for, put right and sent; sales read every answer', async ({ page }) => {
  const email = 'plain.solar@example.com';
  await page.goto(`${siteUrl}/solar-quote`);
  const tag = page.locator('solar-quote');
  await tag.getByRole('radio', { name: /^Flat/ }).check({ force: true });
  await tag.getByLabel('Name', { exact: false }).first().fill('Jane Doe');
  await tag.getByLabel('Email address').fill('plain.solar');
  await tag.getByRole('checkbox', { name: /I agree/ }).check({ force: true });
  await tag.getByRole('button').click();

  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Enter an email address in the format name@example.com',
  ]);
  await expect(page.getByText('Flat')).toBeVisible();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send my answers' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent!');
  expect(await leadsOf(dataDir, email)).toMatchObject([{ type: 'contact', suspect: 0 }]);
  const [sales] = await waitForMails(dataDir, 1, ({ replyTo }) => replyTo?.[0]?.address === email);
  expect(sales?.text).toContain('Roof type: Flat');
  expect(sales?.text).toContain('/solar-quote');
});

test('a message is sent from the contact page', async ({ page }) => {
  const email = 'plain.contact@example.com';
  await page.goto(`${siteUrl}/contact`);
  const tag = page.locator('contact-form');
  await sendPlainMessage(tag, email);
  const [sales] = await waitForMails(dataDir, 1, ({ replyTo }) => replyTo?.[0]?.address === email);
  expect(sales?.text).toContain('Do you clean panels?');
});
