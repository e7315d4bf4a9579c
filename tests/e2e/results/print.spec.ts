import { expect, test, type Page } from '@playwright/test';
import { completeFunnel } from '../../support/funnels/completeFunnel.ts';
import { FUNNELS } from '../../support/funnels/journeys.ts';
import { openTag, somebody } from '../../support/funnels/openTag.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

// What comes out of a printer: the quote below our letterhead, on two sheets at most.

const MOST_SHEETS = 2;

/** How many sheets of A4 the page takes. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const { tag: tagName } of FUNNELS) {
  test(`${tagName}: the result is printed below our letterhead, on two sheets at most`, async ({ page }) => {
    const tag = await openTag(page, { tag: tagName, place: 'our own page' });
    await completeFunnel(page, tagName, { email: somebody()['Email address'] });
    // Before paper is only imitated, which leaves a window's height behind.
    const sheets = await sheetsOf(page);
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(MOST_SHEETS);
    const letterhead = tag.getByText('Staithes Energy0191 498 0100');
    await expect(letterhead).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(letterhead).toBeVisible();
    await expect(tag.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });
}

test('the first step is printed as its heading, its questions and what we promise', async ({ page }) => {
  await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  expect(await sheetsOf(page)).toBeLessThanOrEqual(MOST_SHEETS);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Your home solar quote' })).toBeVisible();
  await expect(page.getByText("Nothing's agreed until we've seen the roof")).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeHidden();
});

test('what to do in an emergency fits two sheets; a long page takes more', async ({ page }) => {
  const { siteUrl } = serverUnderTest();
  await page.goto(`${siteUrl}/emergencies`);
  expect(await sheetsOf(page)).toBeLessThanOrEqual(MOST_SHEETS);
  await page.goto(`${siteUrl}/privacy-policy`);
  expect(await sheetsOf(page)).toBeGreaterThan(MOST_SHEETS);
});
