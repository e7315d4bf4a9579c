import { expect, test, type Locator } from '@playwright/test';
import { openPdf } from '../../../../api/documents/pdf/openPdf.fixture.ts';
import { confirmation, householder, toConfirmation } from '../../../support/funnels/homecare.ts';
import { PLACES, button, heading, pick, toast, valueOf, openTag } from '../../../support/funnels/openTag.ts';
import { leadsOf } from '../../../support/leads.ts';
import { waitForMails } from '../../../support/mails.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

const { dataDir } = serverUnderTest();

async function referenceOf(tag: Locator): Promise<string> {
  const line = await tag.getByText(/^Quote reference HC-\d{6,7}$/).innerText();
  return line.replace('Quote reference ', '');
}

async function expectMails(email: string, reference: string): Promise<void> {
  const [toCustomer] = await waitForMails(dataDir, 1, (mail) => mail.to?.[0]?.address === email);
  const [toSales] = await waitForMails(dataDir, 1, (mail) => mail.replyTo?.[0]?.address === email);
  for (const part of ['HomeCare', 'Plus', '£18 a month', reference]) expect(toSales?.subject).toContain(part);
  expect(toSales?.text).toContain('£216 for 12 months');
  const [attachment] = toCustomer?.attachments ?? [];
  if (!(attachment?.content instanceof ArrayBuffer)) throw new Error('expected a PDF with the mail');
  const { text } = openPdf(Buffer.from(attachment.content));
  for (const said of ['Plus', '£18 a month', 'Key facts', 'Central heating cover']) expect(text).toContain(said);
}

for (const place of PLACES) {
  test(`Plus on ${place}: asked for, stored, mailed, confirmed`, async ({ page }) => {
    const person = householder();
    const email = person['Email address'];
    const tag = await openTag(page, { tag: 'homecare-quote', place });
    await expect(tag.getByRole('radio', { name: 'Standard £14 a month' })).toBeChecked();
    await pick(tag, 'Plus £18 a month');
    await expect(tag.getByText('Plus comes to £216 for 12 months, the shortest term.')).toBeVisible();
    await toConfirmation(tag, person);

    await expect(toast(tag, 'Thank you')).toContainText("We've received your HomeCare plan request");
    await expect(confirmation(tag)).toBeFocused();
    await expect(tag.getByText('A specialist will contact you within 24 hours')).toBeVisible();
    await expect(tag.getByText(/you'll hear from us by \d\d:\d\d (today|tomorrow|on \w+day)/)).toBeVisible();
    await expect(valueOf(tag, 'Minimum term')).toHaveText('12 months');
    await expect(tag.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', 'tel:+441914980100');
    for (const name of ['Email Quote', 'Print', 'Download PDF', 'Share']) await expect(button(tag, name)).toBeVisible();

    const reference = await referenceOf(tag);
    expect(await leadsOf(dataDir, email)).toMatchObject([
      {
        type: 'homecare',
        funnel: 'homecare',
        reference,
        postcode: 'NE1 4ST',
        total_pence: 18_00,
        price_check: 'ok',
        suspect: 0,
        partner_id: place === 'our own page' ? null : expect.any(String),
      },
    ]);
    await expectMails(email, reference);
    // On a partner's page nothing is left behind.
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept).toEqual(place === 'our own page' ? ['homecare_quote_data'] : []);
  });
}

test('the boxes start empty, and what is ticked is what is sent and kept', async ({ page }) => {
  const person = householder();
  const tag = await openTag(page, { tag: 'homecare-quote', place: 'our own page' });
  const bodies: unknown[] = [];
  page.on('request', (sent) => sent.method() === 'POST' && bodies.push(sent.postDataJSON()));
  await button(tag, 'Continue').click();
  await expect(heading(tag, 'Your details')).toBeVisible();
  for (const box of await tag.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await button(tag, 'Back').click();
  await toConfirmation(tag, person);
  expect(bodies[0]).toMatchObject({
    quoteData: { customerInfo: { contactConsent: false, marketing: { email: false, text: false, phone: false } } },
  });
  // Section 3.2: one record under this key, and the funnel that wrote it.
  const record = await page.evaluate(() => JSON.parse(localStorage.getItem('homecare_quote_data') ?? '{}'));
  expect(record).toMatchObject({
    funnel: 'homecare',
    formData: { plan: 'Standard', propertyType: 'Detached', bedrooms: '3' },
    quoteData: { type: 'Standard', price: 14, period: 'monthly', quoteRef: expect.stringMatching(/^HC-\d{6}$/) },
    timestamp: expect.stringMatching(/^2\d{3}-/),
  });
});
