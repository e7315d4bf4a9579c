import { expect, test, type Locator } from '@playwright/test';
import { openPdf } from '../../../../api/documents/pdf/openPdf.fixture.ts';
import { PLACES, heading, somebody, toast, unfold, valueOf, openTag } from '../../../support/funnels/openTag.ts';
import { toQuote } from '../../../support/funnels/solar.ts';
import { leadsOf } from '../../../support/leads.ts';
import { waitForMails } from '../../../support/mails.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

const { dataDir } = serverUnderTest();

// Funnels specification, section 9.3, for 4 kW with the first panel, inverter and mounting.
const FIGURES = [
  ['Total cost', '£3,297'],
  ['Annual savings', '£720'],
  ['Payback period', '4.6 years'],
  ['System size', '4 kW'],
  ['CO₂ offset', '839 kg'],
  ['Solar panels', '10 × 455 W panel, 4.55 kWp installed'],
  ['Equipment', '£2,355'],
  ['Installation', '£706'],
  ['Design', '£235'],
  ['Annual production', '3,600 kWh'],
  ['Battery', 'Not included'],
] as const;

async function expectResult(tag: Locator): Promise<string> {
  await expect(toast(tag, 'Quote Generated Successfully')).toContainText(
    "We've calculated your personalized solar quote",
  );
  await expect(heading(tag, 'Your home solar quote')).toBeFocused();
  await unfold(tag);
  for (const [label, value] of FIGURES) await expect(valueOf(tag, label), label).toHaveText(value);
  for (const step of ['Technical Survey', 'Installation Day', 'Start Saving']) {
    await expect(tag.getByText(step)).toBeVisible();
  }
  // Without a lender, an APR and an example no monthly amount may stand here.
  await expect(tag.getByText('Ask us about ways to pay.')).toBeVisible();
  await expect(tag.getByText(/£[\d,]+ (a|per) month/)).toHaveCount(0);
  const reference = await tag.getByText(/^Quote reference SQ-\d{6,7}$/).innerText();
  return reference.replace('Quote reference ', '');
}

async function expectMails(email: string, reference: string): Promise<void> {
  const toCustomer = await waitForMails(dataDir, 1, (mail) => mail.to?.[0]?.address === email);
  const toSales = await waitForMails(dataDir, 1, (mail) => mail.replyTo?.[0]?.address === email);
  expect([toCustomer.length, toSales.length]).toEqual([1, 1]);
  expect(toSales[0]?.subject).toContain('£3,297');
  expect(toSales[0]?.subject).toContain(reference);
  expect(toSales[0]?.text).toContain('Payback: 4.6 years');
  expect(toCustomer[0]?.subject).toContain(reference);
  const [attachment] = toCustomer[0]?.attachments ?? [];
  if (!(attachment?.content instanceof ArrayBuffer)) throw new Error('expected a PDF with the mail');
  expect(attachment.mimeType).toBe('application/pdf');
  const pdf = Buffer.from(attachment.content);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const { dictionaries, text } = openPdf(pdf);
  expect(dictionaries).toContain(`(Your solar quote ${reference})`);
  for (const figure of ['£3,297', '£720', '4.6 years']) expect(text).toContain(figure);
}

for (const place of PLACES) {
  test(`the default home quote on ${place}: priced, stored, mailed`, async ({ page }) => {
    const person = somebody();
    const email = person['Email address'];
    const answers: string[] = [];
    page.on('response', (response) => {
      const name = response.url().split('/').at(-1) ?? '';
      // Counts of steps tell of no quote.
      if (response.request().method() === 'POST' && name !== 'counts') answers.push(`${response.status()} ${name}`);
    });
    const tag = await openTag(page, { tag: 'solar-quote', place });
    await expect(tag.getByText('About 10 panels')).toBeVisible();
    await toQuote(tag, person);
    const reference = await expectResult(tag);

    // The second post of the result screen adds nothing: it is noted as viewed.
    await expect.poll(() => answers).toEqual(['201 quote-handler', '200 quote-handler']);
    expect(await leadsOf(dataDir, email)).toMatchObject([
      {
        type: 'solar',
        funnel: 'solar',
        reference,
        postcode: 'NE1 4ST',
        total_pence: 329_685,
        price_check: 'ok',
        suspect: 0,
        viewed_at: expect.stringMatching(/^2\d{3}-/),
        partner_id: place === 'our own page' ? null : expect.any(String),
      },
    ]);
    await expectMails(email, reference);
  });
}
