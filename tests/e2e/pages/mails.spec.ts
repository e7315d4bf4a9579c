import { expect, test } from '@playwright/test';
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
