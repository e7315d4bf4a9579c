import { expect, test, type Locator } from '@playwright/test';
import { openPdf } from '../../../../api/documents/pdf/openPdf.fixture.ts';
import { unfoldField } from '../../../support/funnels/fields.ts';
import { answers, quoteHeading, toFilledProperty, submit, toQuote } from '../../../support/funnels/instant.ts';
import { PLACES, button, field, toast, unfold, valueOf, openTag } from '../../../support/funnels/openTag.ts';
import { leadsOf } from '../../../support/leads.ts';
import { waitForMails } from '../../../support/mails.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

const { dataDir } = serverUnderTest();

const figure = (tag: Locator, label: string): Locator => tag.locator('[part~=figure]').filter({ hasText: label });

async function expectMails(email: string, reference: string): Promise<void> {
  const [toCustomer] = await waitForMails(dataDir, 1, (mail) => mail.to?.[0]?.address === email);
  const [toSales] = await waitForMails(dataDir, 1, (mail) => mail.replyTo?.[0]?.address === email);
  for (const part of ['Gas and electricity', '£79.99 a month', reference]) expect(toSales?.subject).toContain(part);
  expect(toSales?.text).toContain('Some Power');
  const [attachment] = toCustomer?.attachments ?? [];
  if (!(attachment?.content instanceof ArrayBuffer)) throw new Error('expected a PDF with the mail');
  const { text } = openPdf(Buffer.from(attachment.content));
  for (const said of ['£79.99 a month', '£959.88', 'No exit fees']) expect(text).toContain(said);
}

for (const place of PLACES) {
  test(`gas and electricity on ${place}: priced, stored, mailed`, async ({ page }) => {
    const given = answers();
    const email = given.person['Email address'];
    const tag = await openTag(page, { tag: 'instant-quote', place });
    await expect(tag.getByText('Step 1 of 4')).toBeVisible();
    await toFilledProperty(tag, 'Gas and electricity', given);
    await unfoldField(field(tag, 'Address line 2'));
    await field(tag, 'Address line 2').fill('Flat 2');
    await field(tag, 'Bedrooms').selectOption('3');
    await field(tag, 'Current energy supplier').fill('Some Power');
    await submit(tag);
    await expect(quoteHeading(tag)).toBeFocused({ timeout: 15_000 });
    // Terminal: nothing leads back into the form.
    await expect(button(tag, 'Back')).toHaveCount(0);
    await expect(toast(tag, 'Quote generated successfully')).toContainText("We've created your personalized quote.");

    await expect(figure(tag, 'monthly price')).toContainText('£79.99');
    await expect(figure(tag, 'Annual cost')).toContainText('£959.88');
    await expect(tag.getByRole('listitem').filter({ hasText: 'Smart meter installation included' })).toBeVisible();
    await unfold(tag);
    await expect(valueOf(tag, 'Customer')).toHaveText('Jane Doe\nMy home', { useInnerText: true });
    await expect(valueOf(tag, 'Address')).toContainText('1 Test Street, Flat 2, Newcastle upon Tyne');
    await expect(valueOf(tag, 'Property')).toHaveText('Terraced, 3 bedrooms');
    await expect(tag.getByText(/^The price stays the same until \d\d:\d\d on \w+day \d+ \w+/)).toBeVisible();

    const line = await tag.getByText(/^Quote reference QTE-[1-9]\d{5}$/).innerText();
    const reference = line.replace('Quote reference ', '');
    const [lead, ...others] = await leadsOf(dataDir, email);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      type: 'homecare',
      funnel: 'instant',
      reference,
      total_pence: 79_99,
      price_check: 'ok',
      suspect: 0,
    });
    expect(JSON.parse(lead?.body ?? '{}').quoteData.customerInfo).toMatchObject({
      customerType: 'home',
      address: '1 Test Street, Flat 2, Newcastle upon Tyne',
      currentProvider: 'Some Power',
      contactConsent: false,
    });
    await expectMails(email, reference);
  });
}

test('Buy online tells sales, takes no payment, and says so', async ({ page }) => {
  const given = answers();
  const email = given.person['Email address'];
  const tag = await openTag(page, { tag: 'instant-quote', place: 'a partner page' });
  await toQuote(tag, 'Boiler cover', given);
  await expect(tag.getByText("You don't pay anything here.")).toBeVisible();
  await button(tag, 'Buy online').click();
  await expect(tag.getByText("We've told our team you want to go ahead")).toBeVisible();
  await expect(tag.getByText(/You haven't paid anything.*We'll call you by \d\d:\d\d/)).toBeVisible();
  await expect(button(tag, 'Buy online')).toBeDisabled();
  const toSales = await waitForMails(dataDir, 2, (mail) => mail.replyTo?.[0]?.address === email);
  expect(toSales.filter(({ subject = '' }) => /buy/i.test(subject))).toHaveLength(1);
});

test('the call button dials and says so, with the hours beside it', async ({ page }) => {
  // Saturday: nobody answers.
  await page.clock.setFixedTime('2026-11-21T12:00:00Z');
  const tag = await openTag(page, { tag: 'instant-quote', place: 'our own page' });
  await toQuote(tag, 'Smart home', answers());
  const call = tag.getByRole('link', { name: 'Call our team' });
  await expect(call).toHaveAttribute('href', 'tel:+441914980100');
  const hours = "Our lines: 0191 498 0100, Monday to Friday, 9am to 5pm. They're closed now";
  await expect(tag.getByText(hours)).toHaveCount(1);
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await call.click();
  await expect(toast(tag, 'Calling our team')).toContainText('Connecting you to our specialist team...');
});

test('the record on our own page, and the conversion with consent', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'all');
    window.gtag = (...call) => void Object.assign(window, { conversion: call });
  });
  const tag = await openTag(page, { tag: 'instant-quote', place: 'our own page' });
  await toQuote(tag, 'Gas and electricity', answers());
  const record = await page.evaluate(() => JSON.parse(localStorage.getItem('homecare_quote_data') ?? '{}'));
  expect(record).toMatchObject({
    funnel: 'instant',
    formData: { service: 'Gas and electricity', city: 'Newcastle upon Tyne' },
    quoteData: { monthlyPrice: 79.99, yearlyPrice: 959.88, serviceName: 'Gas and electricity' },
    timestamp: expect.stringMatching(/^2\d{3}-/),
  });
  expect(record).not.toHaveProperty('drafts');
  expect(await page.evaluate(() => Reflect.get(window, 'conversion'))).toEqual([
    'event',
    'conversion',
    { value: 79.99, currency: 'GBP', transaction_id: record.quoteData.quoteRef },
  ]);
});
