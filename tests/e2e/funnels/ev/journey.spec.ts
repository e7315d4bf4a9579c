import { expect, test, type Locator, type Page } from '@playwright/test';
import { ukDay } from '#contract/common/calendar.ts';
import { formatWholePounds } from '#contract/common/money.ts';
import { quoteEv } from '#contract/ev/pricing.ts';
import { openPdf } from '../../../../api/documents/pdf/openPdf.fixture.ts';
import { card, CHARGERS, quoteHeading, selectCharger, submit, toDetails } from '../../../support/funnels/ev.ts';
import {
  button,
  fillIn,
  PLACES,
  somebody,
  toast,
  unfold,
  valueOf,
  type Place,
  openTag,
} from '../../../support/funnels/openTag.ts';
import { leadsOf, readOutbox } from '../../../support/leads.ts';
import { waitForMails } from '../../../support/mails.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

const { dataDir, siteUrl } = serverUnderTest();

const day = ukDay(Date.now());
// What a renter pays follows the scheme of the day on which this test runs; its figures are worked cases of the contract.
const choice = { parkingType: 'garage', meterDistance: 'under-10', isRenting: true, customerType: 'home' } as const;
const quote = quoteEv({ chargerId: 'charger-3', ...choice }, day);
if (!quote) throw new Error('expected charger-3 in the catalogue');
const isOpen = quote.grant.kind === 'claimed';
const grant = isOpen ? `−${formatWholePounds(quote.grant.amount)}` : 'Not deducted';
const youPay = formatWholePounds(quote.youPay);

async function expectChargers(tag: Locator): Promise<void> {
  for (const [index, price] of ['£799', '£899', '£1,049', '£1,049'].entries()) {
    const one = card(tag, CHARGERS[index] ?? CHARGERS[0]);
    await expect(one).toContainText(price);
    await expect(one.getByText('Product guarantee')).toBeHidden();
    await one.getByText('Show details').click();
    await expect(one.getByText('Product guarantee')).toBeVisible();
    await expect(one).toContainText(index < 2 ? '3-5 hours' : '4-6 hours');
    await expect(one).toContainText('Professional installation is included, with a 3-year warranty');
    await one.getByText('Hide details').click();
    await expect(one.getByText('Product guarantee')).toBeHidden();
  }
  await expect(tag.getByText('Solar compatible', { exact: true })).toHaveCount(2);
}

async function expectResult(tag: Locator, email: string): Promise<string> {
  await expect(quoteHeading(tag)).toBeFocused({ timeout: 15_000 });
  await expect(toast(tag, 'Quote Generated Successfully')).toContainText(
    "We've received your information and will be in touch soon",
  );
  await unfold(tag);
  for (const [label, value] of [
    ['Charger with installation', '£1,049'],
    ['Government chargepoint grant', grant],
    ['You pay', youPay],
    ['Charger', 'Solar socket charger'],
    ['Product guarantee', '5 years'],
    ['Installation warranty', '3 years'],
    ['Car', 'Nissan Leaf'],
    ['Delivery', '1 January 2099'],
    ['Parking', 'Garage'],
    ['Property', 'Rented'],
    ['Installation', 'Standard installation'],
    ['Email', email],
    ['Postcode', 'NE1 4ST'],
  ] as const) {
    await expect(valueOf(tag, label), label).toHaveText(value);
  }
  for (const step of ['Site Survey', 'Installation', 'Charging']) {
    await expect(tag.getByText(step, { exact: true }).last()).toBeVisible();
  }
  await expect(tag.getByText(/random delay of up to ten minutes/)).toBeVisible();
  await expect(tag.getByText('Save up to 88% versus public charging')).toBeVisible();
  await expect(tag.getByText(/^The 88% compares a night rate of 9p .* with 79\.19p/)).toBeVisible();
  await expect(tag.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', 'tel:+441914980100');
  for (const name of ['Email Quote', 'Print', 'Download PDF', 'Share']) {
    await expect(tag.getByRole('button', { name })).toBeEnabled();
  }
  const reference = await tag.getByText(/^Quote reference EVQ-\d{6,7}$/).innerText();
  return reference.replace('Quote reference ', '');
}

async function expectMails(email: string, reference: string): Promise<void> {
  const toCustomer = await waitForMails(dataDir, 1, (mail) => mail.to?.[0]?.address === email);
  const toSales = await waitForMails(dataDir, 1, (mail) => mail.replyTo?.[0]?.address === email);
  expect([toCustomer.length, toSales.length]).toEqual([1, 1]);
  for (const part of ['EV charger', 'Solar socket charger', '£1,049', reference]) {
    expect(toSales[0]?.subject).toContain(part);
  }
  for (const part of ['Nissan Leaf', 'Delivery on 1 January 2099', 'Rented', '1 Test Street']) {
    expect(toSales[0]?.text).toContain(part);
  }
  const [attachment] = toCustomer[0]?.attachments ?? [];
  if (!(attachment?.content instanceof ArrayBuffer)) throw new Error('expected a PDF with the mail');
  const { dictionaries, text } = openPdf(Buffer.from(attachment.content));
  expect(dictionaries).toContain(`(Your EV charger quote ${reference})`);
  for (const said of ['£1,049', youPay, 'Product guarantee', 'Site Survey']) expect(text).toContain(said);
}

async function book(page: Page, tag: Locator, email: string): Promise<void> {
  // The next step of the result opens the form in its place.
  await button(tag, 'Book Installation').click();
  await expect(tag.getByLabel(/Preferred day/)).toBeVisible();
  await button(tag, 'Book Installation').click();
  await expect(tag.getByRole('alert')).toContainText('Choose morning or afternoon');
  const soon = new Date(Date.now() + 10 * 86_400_000);
  // Never a Sunday.
  if (soon.getUTCDay() === 0) soon.setUTCDate(soon.getUTCDate() + 1);
  await tag.getByLabel(/Preferred day/).fill(soon.toISOString().slice(0, 10));
  await tag.getByText('Morning', { exact: true }).click();
  await button(tag, 'Book Installation').click();
  await expect(toast(tag, 'Installation Booking')).toContainText('Our team will contact you shortly.');
  const mails = await waitForMails(
    dataDir,
    2,
    (mail) => mail.replyTo?.[0]?.address === email && mail.to?.[0]?.address !== email,
  );
  expect(mails.filter(({ subject = '' }) => /Booking/.test(subject) && /morning/.test(subject))).toHaveLength(1);
}

async function walk(page: Page, place: Place): Promise<void> {
  const person = somebody();
  const email = person['Email address'];
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/quote-handler') && request.method() === 'POST') {
      keys.push(request.headers()['idempotency-key'] ?? '');
    }
  });
  const tag = await openTag(page, { tag: 'ev-quote', place });
  await expectChargers(tag);
  await selectCharger(tag, 'Solar socket charger');
  await tag.getByText('I rent it').click();
  await expect(tag.getByText(/Renters may be eligible for a government grant/)).toBeVisible();
  await toDetails(tag, {
    carBrand: 'Nissan',
    carModel: 'Leaf',
    hasEV: 'false',
    deliveryDate: '2099-01-01',
    parkingType: 'garage',
  });
  await fillIn(tag, person);
  const stored = page.waitForResponse((response) => response.status() === 201);
  await submit(tag);
  const reference = await expectResult(tag, email);

  // Once when it is sent, once when the quote is displayed, under one key: one lead.
  await expect.poll(() => keys.length).toBe(2);
  expect(new Set(keys).size).toBe(1);
  const [lead, ...others] = await leadsOf(dataDir, email);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    type: 'ev',
    funnel: 'ev',
    reference,
    postcode: 'NE1 4ST',
    total_pence: 1049_00,
    price_check: 'ok',
    suspect: 0,
    partner_id: place === 'our own page' ? null : expect.any(String),
  });
  await expectMails(email, reference);
  await book(page, tag, email);
  const events = (await readOutbox(dataDir)).filter(({ lead_id }) => lead_id === lead?.id).map(({ event }) => event);
  expect(events.toSorted()).toEqual(['booking-mail', 'customer-mail', 'sales-mail']);
  const { quoteUrl } = (await (await stored).json()) as { quoteUrl: string };
  expect(quoteUrl).toMatch(new RegExp(`^${siteUrl}/quote/[\\w-]{20,}$`));
  await page.goto(quoteUrl);
  for (const shown of ['£1,049', youPay, 'Solar socket charger']) {
    await expect(page.getByText(shown).first()).toBeVisible();
  }
}

for (const place of PLACES) {
  test(`a renter on ${place}: priced with the grant, stored, mailed, booked, saved`, async ({ page }) => {
    test.setTimeout(180_000);
    await walk(page, place);
  });
}
