import { expect, test, type Locator, type Page } from '@playwright/test';
import { openPdf } from '../../../api/documents/pdf/openPdf.fixture.ts';
import { choose, quoteHeading, submit, toEquipment } from '../../support/funnels/commercialSolar.ts';
import { PLACES, field, fillIn, somebody, toast, unfold, valueOf, openTag } from '../../support/funnels/openTag.ts';
import { size, toDetails } from '../../support/funnels/solar.ts';
import { leadsOf } from '../../support/leads.ts';
import { waitForMails } from '../../support/mails.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

const { dataDir, siteUrl } = serverUnderTest();

// On our own page with a postcode in the address: what the last step begins with.
const ADDRESSES = {
  'our own page': `${siteUrl}/commercial-solar-quote?postcode=SR1%203AX`,
  'a partner page': undefined,
};

// Section 9.4: 75 × (112.50 + 62.50) + 6 × 899 + 3 × 6,149.99 = 36,968.97; × 1.3 = 48,059.66; ÷ 5,130 = 9.4 years.
const FIGURES = [
  ['Total cost without VAT', '£48,060'],
  ['Annual savings', '£5,130'],
  ['Payback period', '9.4 years'],
  ['System size', '30 kW'],
  ['CO₂ offset', '6,641 kg'],
  ['Solar panels', '75 × 440 W panel, 33 kWp installed'],
  ['Inverter', '6 × Three-phase inverter'],
  ['Battery', '3 × 15 kWh battery'],
  ['Equipment', '£36,969'],
  ['Installation', '£9,242'],
  ['Design', '£1,848'],
  ['Annual production', '28,500 kWh'],
] as const;

async function expectResult(tag: Locator): Promise<string> {
  await expect(toast(tag, 'Commercial Solar Quote Generated')).toBeVisible();
  await expect(quoteHeading(tag)).toBeFocused();
  await unfold(tag);
  for (const [label, value] of FIGURES) await expect(valueOf(tag, label), label).toHaveText(value);
  await expect(tag.getByText('VAT of 20% would add £9,612: £57,672 in all.')).toBeVisible();
  for (const step of ['Structural Survey', 'Grid Application', 'Installation', 'Handover']) {
    await expect(tag.getByText(step, { exact: true }).last()).toBeVisible();
  }
  await expect(tag.getByText(/agree first \(G99\)/)).toBeVisible();
  for (const name of ['Email Quote', 'Print', 'Download PDF', 'Share']) {
    await expect(tag.getByRole('button', { name })).toBeEnabled();
  }
  await expect(tag.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', 'tel:+441914980100');
  for (const said of [/950\skWh a year for each kW. That is optimistic/, /£0.18 for each kWh/, /25% and design 5%/]) {
    await expect(tag.getByText(said)).toBeVisible();
  }
  const reference = await tag.getByText(/^Quote reference CS-COM-\d{6,7}$/).innerText();
  return reference.replace('Quote reference ', '');
}

async function expectMails(email: string, reference: string): Promise<void> {
  const toCustomer = await waitForMails(dataDir, 1, (mail) => mail.to?.[0]?.address === email);
  const toSales = await waitForMails(dataDir, 1, (mail) => mail.replyTo?.[0]?.address === email);
  expect([toCustomer.length, toSales.length]).toEqual([1, 1]);
  for (const part of ['Commercial solar', '£48,060', reference]) expect(toSales[0]?.subject).toContain(part);
  expect(toSales[0]?.text).toContain('Sample Works Ltd');
  const [attachment] = toCustomer[0]?.attachments ?? [];
  if (!(attachment?.content instanceof ArrayBuffer)) throw new Error('expected a PDF with the mail');
  const { dictionaries, text } = openPdf(Buffer.from(attachment.content));
  expect(dictionaries).toContain(`(Your commercial solar quote ${reference})`);
  for (const said of ['£48,060', '£5,130', '9.4 years', 'without VAT']) expect(text).toContain(said);
}

async function expectSavedPage(page: Page, answer: { readonly quoteUrl: string }): Promise<void> {
  expect(answer.quoteUrl).toMatch(new RegExp(`^${siteUrl}/quote/[\\w-]{20,}$`));
  await page.goto(answer.quoteUrl);
  await expect(page.getByText('£48,060').first()).toBeVisible();
  await expect(page.getByText('6 × Three-phase inverter')).toBeVisible();
}

for (const place of PLACES) {
  test(`30 kW with batteries on ${place}: priced, stored, mailed, saved`, async ({ page }) => {
    const person = somebody();
    const email = person['Email address'];
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url().split('/').at(-1) ?? '');
    });
    const tag = await openTag(page, { tag: 'commercial-solar-quote', place, host: ADDRESSES[place] });
    await expect(tag.getByText('About 25 panels')).toBeVisible();
    await size(tag).fill('30');
    await expect(tag.getByText('About 75 panels')).toBeVisible();
    await field(tag, 'Property type').selectOption('Warehouse');
    await field(tag, 'Monthly electricity bill').fill('812.50');
    await toEquipment(tag);
    await tag.getByRole('tab', { name: 'Battery' }).click();
    await tag.getByRole('switch', { name: 'Include a battery' }).check();
    await expect(valueOf(tag, 'Battery')).toHaveText('3 × 10 kWh battery');
    await choose(tag, 'Battery', '15 kWh battery');
    await expect(valueOf(tag, 'Estimated total without VAT')).toHaveText('£48,060');
    await toDetails(tag);
    await expect(valueOf(tag, 'Monthly bill')).toHaveText('£812.50 a month');
    await expect(field(tag, 'Postcode')).toHaveValue(ADDRESSES[place] ? 'SR1 3AX' : '');
    await fillIn(tag, { 'Business name': 'Sample Works Ltd', ...person });
    const stored = page.waitForResponse((response) => response.status() === 201);
    await submit(tag);
    const reference = await expectResult(tag);

    // The specification gives this funnel no second post on the result. Counts of its steps tell of no quote.
    expect(posts.filter((name) => name !== 'counts')).toEqual(['quote-handler']);
    expect(await leadsOf(dataDir, email)).toMatchObject([
      {
        type: 'commercial-solar',
        funnel: 'commercial-solar',
        reference,
        postcode: 'NE1 4ST',
        total_pence: 4_805_966,
        price_check: 'ok',
        suspect: 0,
        partner_id: place === 'our own page' ? null : expect.any(String),
      },
    ]);
    await expectMails(email, reference);
    await expectSavedPage(page, (await (await stored).json()) as { quoteUrl: string });
  });
}
