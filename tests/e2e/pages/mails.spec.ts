import { expect, test } from '@playwright/test';
import { solarDocument } from '../../../api/documents/quoteDocument.fixture.ts';
import { renderCustomerMail } from '../../../api/mail/customerMail.ts';
import { salesInput } from '../../../api/mail/salesMail.fixture.ts';
import { renderSalesMail } from '../../../api/mail/salesMail.ts';

// A salesperson reads leads on a telephone: what is wider than it makes every line small, or hides the figures.
test('a lead with long figures and a long address fits a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { html } = renderSalesMail({
    ...salesInput,
    due: { short: 'Call by 11:00 Monday', long: 'Call by 11:00 on Monday 23 November' },
    contact: { ...salesInput.contact, email: 'a.very.long.mailbox.of.a.customer@long-domain-name.example.com' },
    headline: [
      { label: 'Total without VAT', value: '£116,050' },
      { label: 'System', value: '100 kW, 110.25 kWp' },
      { label: 'Payback', value: '4.7 years' },
      { label: 'On top', value: 'VAT of 20% would add £23,210' },
    ],
    quoteUrl: 'https://quotes.example/quote/Zm9vYmFyYmF6cXV4MTIzNDU2',
  });
  await page.setContent(html);
  const right = await page
    .locator('table, p, h1')
    .evaluateAll((elements) => Math.max(...elements.map((element) => element.getBoundingClientRect().right)));
  expect(right).toBeLessThanOrEqual(360);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // The promise, the name and the number are there without scrolling.
  await expect(page.getByText('Call by 11:00 on Monday 23 November').last()).toBeInViewport();
  await expect(page.getByRole('link', { name: salesInput.contact.phone })).toBeInViewport();
  await expect(page.getByText('£116,050').last()).toBeInViewport();
});

// Eighty letters of a name and as many as a business may have: a lead of a robot, or of a key that was held down.
test('a name, a business and an address without a place to break fit a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const business of [undefined, 'B'.repeat(160)]) {
    const name = `${'W'.repeat(80)} ${'w'.repeat(80)}`;
    const contact = { ...salesInput.contact, name, ...(business && { business }), address: 'A'.repeat(300) };
    await page.setContent(renderSalesMail({ ...salesInput, contact }).html);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

for (const width of [320, 390, 700]) {
  test(`each figure of a customer's mail is a row of its own, its value on one line, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const figures = [
      { label: 'Monthly price', value: '£14 a month', isMain: true },
      { label: 'Minimum term', value: '£168 for 12 months' },
      { label: 'Electricity', value: '125,000 kWh', note: 'a year' },
      { label: 'Payback period', value: '4.6 years' },
    ];
    const { html } = renderCustomerMail({
      firstName: 'Anna',
      reference: 'SQ-123456',
      document: { ...solarDocument, figures },
      quoteUrl: undefined,
      issuedAt: '2026-11-20T17:14:00.000Z',
      expiresAt: '2026-12-20T10:00:00.000Z',
    });
    await page.setContent(html);
    const shown = figures.slice(1).map(async ({ label, value }) => {
      const figure = page.getByRole('cell', { name: value, exact: true }).last();
      const name = page.getByRole('rowheader', { name: label }).first();
      const [left, right] = await Promise.all([name.boundingBox(), figure.boundingBox()]);
      const lines = await figure.evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      return { lines, isBeside: !!left && !!right && left.x + left.width <= right.x && right.x + right.width <= width };
    });
    for (const figure of await Promise.all(shown)) expect(figure).toEqual({ lines: 1, isBeside: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
