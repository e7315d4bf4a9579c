import { expect, test, type Locator, type Page } from '@playwright/test';
import { openPdf } from '../../../../api/documents/pdf/openPdf.fixture.ts';
import { choose, contactOf, received, submit, toContact, toEnergy } from '../../../support/funnels/commercialEnergy.ts';
import { PLACES, button, field, fillIn, toast, valueOf, openTag } from '../../../support/funnels/openTag.ts';
import { leadsOf } from '../../../support/leads.ts';
import { waitForMails } from '../../../support/mails.ts';
import { interceptPosts } from '../../../support/quoteServer.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

const { dataDir, siteUrl } = serverUnderTest();

declare global {
  interface Window {
    conversions?: unknown[][];
  }
}

// A page with analytics, whose visitor agreed to all cookies.
const withAnalytics = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const conversions: unknown[][] = [];
    window.conversions = conversions;
    window.gtag = (...words: unknown[]) => void conversions.push(words);
    localStorage.setItem('cookieConsent', 'all');
  });

async function answerEverything(tag: Locator, contact: Readonly<Record<string, string>>): Promise<void> {
  await field(tag, 'Business type').selectOption('hospitality');
  await fillIn(tag, { Address: '77 Secret Lane' });
  await toEnergy(tag);
  await expect(tag.getByText('25,000 kWh')).toBeVisible();
  await choose(tag, 'usageAmount', 'high');
  await fillIn(tag, { 'Current supplier': 'Northern Power', 'Contract end date': '2027-03-31' });
  await field(tag, 'Number of meters').selectOption('2');
  await field(tag, 'Electricity supply numbers (MPAN)').fill('15 0000 0000 006\n15 0000 0000 007');
  await expect(tag.getByText(/The digits of 1500000000007 don't fit together/)).toBeVisible();
  await field(tag, 'Gas meter point numbers (MPRN)').fill('987654');
  await toContact(tag);
  await fillIn(tag, { ...contact, Position: 'Owner', Notes: 'After five, please.' });
  await choose(tag, 'preferredContactMethod', 'either');
  await expect(valueOf(tag, 'Usage')).toHaveText('45,000 kWh gas and 30,000 kWh electricity a year');
  await expect(valueOf(tag, 'Contract ends')).toHaveText('31 March 2027');
  await tag.getByText('The supplier pays us', { exact: true }).click();
  await expect(tag.getByText(/the supplier pays us a commission/)).toBeVisible();
}

async function expectConfirmation(tag: Locator): Promise<string> {
  await expect(toast(tag, 'Quote request submitted!')).toContainText(
    "Thank you for your request. We'll be in touch within 2 hours.",
  );
  await expect(received(tag)).toBeFocused();
  await expect(tag.getByText("We'll be in touch within 2 hours", { exact: true })).toBeVisible();
  await expect(tag.getByText(/^We’re (open now: you’ll hear from us by|closed now: by) \d\d:\d\d /)).toBeVisible();
  await expect(tag.getByText('You look like a microbusiness')).toBeVisible();
  await expect(valueOf(tag, 'Business')).toHaveText('Quayside Coffee Ltd, Hospitality');
  await expect(tag.getByRole('figure')).toContainText('Your electricity30,000 kWh');
  await expect(tag.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', 'tel:+441914980100');
  const shown = await tag.getByText(/^#\d{6,7}$/).innerText();
  return shown.slice(1);
}

async function expectMails(email: string, number: string): Promise<void> {
  const [toCustomer] = await waitForMails(dataDir, 1, (mail) => mail.to?.[0]?.address === email);
  const [toSales] = await waitForMails(dataDir, 1, (mail) => mail.replyTo?.[0]?.address === email);
  for (const part of ['Business energy', 'Gas and electricity', `CE-${number}`])
    expect(toSales?.subject).toContain(part);
  for (const said of ['Northern Power', 'After five, please.', 'Microbusiness', 'check digit']) {
    expect(toSales?.text).toContain(said);
  }
  expect(toCustomer?.subject).toContain(`Your energy quote request #${number}`);
  const [attachment] = toCustomer?.attachments ?? [];
  if (!(attachment?.content instanceof ArrayBuffer)) throw new Error('expected a PDF with the mail');
  const { text } = openPdf(Buffer.from(attachment.content));
  for (const said of [`#${number}`, '75,000 kWh', 'Microbusiness']) expect(text).toContain(said);
  expect(`${toCustomer?.text}${text}`).not.toMatch(/Northern Power|Secret Lane|After five|Quayside/);
}

for (const place of PLACES) {
  test(`a request with every answer on ${place}: stored, mailed, saved`, async ({ page }) => {
    const contact = contactOf();
    await withAnalytics(page);
    const tag = await openTag(page, { tag: 'commercial-energy-quote', place });
    const home = tag.getByRole('link', { name: 'Back to Home' });
    await expect(home).toHaveAttribute('href', place === 'our own page' ? '/' : `${siteUrl}/`);
    await answerEverything(tag, contact);
    const privacy = tag.locator('label').getByRole('link', { name: 'Privacy Policy' });
    await expect(privacy).toHaveAttribute('href', /\/privacy-policy$/);
    const box = tag.getByRole('checkbox', {
      name: 'I consent to be contacted regarding my energy quote. I understand my data will be processed in accordance with the Privacy Policy.',
    });
    await expect(box).not.toBeChecked();
    await box.setChecked(true);
    const posts = await interceptPosts(page, async (route) => {
      await expect(button(tag, 'Processing...')).toBeDisabled();
      await route.continue();
    });
    const stored = page.waitForResponse((response) => response.status() === 201);
    await submit(tag);
    const number = await expectConfirmation(tag);

    expect(posts).toHaveLength(1);
    const [lead, ...others] = await leadsOf(dataDir, contact['Email address']);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      type: 'commercial',
      funnel: 'commercial-energy',
      reference: `CE-${number}`,
      postcode: 'NE1 4ST',
      total_pence: null,
      price_check: null,
      partner_id: place === 'our own page' ? null : expect.any(String),
    });
    expect(JSON.parse(lead?.body ?? '{}').quoteData).toMatchObject({
      businessName: 'Quayside Coffee Ltd',
      businessType: 'hospitality',
      usageAmount: 'high',
      contractEndDate: '2027-03-31',
      numMeters: '2',
      mpan: '1500000000006\n1500000000007',
      mprn: '987654',
      preferredContactMethod: 'either',
      consentToContact: true,
    });
    await expectMails(contact['Email address'], number);

    // Section 9.6: a conversion of 100, on our own pages only; the local record too.
    const conversion = {
      value: 100,
      currency: 'GBP',
      transaction_id: `CE-${number}`,
      event_label: 'commercial_energy_quote',
    };
    const isOwn = place === 'our own page';
    expect(await page.evaluate(() => window.conversions)).toEqual(isOwn ? [['event', 'conversion', conversion]] : []);
    const record = await page.evaluate((): unknown =>
      JSON.parse(localStorage.getItem('commercial_energy_quote_data') ?? 'null'),
    );
    if (isOwn) expect(record).toMatchObject({ businessName: 'Quayside Coffee Ltd', quoteRef: `CE-${number}` });
    else expect(record).toBeNull();

    const { quoteUrl }: { quoteUrl: string } = await (await stored).json();
    await expect(tag.getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute(
      'href',
      isOwn ? '/' : `${siteUrl}/`,
    );
    await page.goto(quoteUrl);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your energy quote request');
    await expect(page.getByText(`#${number}`).first()).toBeVisible();
  });
}
