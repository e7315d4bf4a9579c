import { expect, test, type Route } from '@playwright/test';
import { somebody, openTag } from '../../support/funnels/openTag.ts';
import { toQuote } from '../../support/funnels/solar.ts';

// Two visitors may propose the same number: what is kept must be what sales will find.
test('the kept copy of a quote has the reference that the server issued', async ({ page }) => {
  const withOtherNumber = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"reference":"[^"]*"/, '"reference":"SQ-000042"');
    await route.fulfill({ response, body });
  };
  // Once: the result's second post may still be under way when this test ends.
  await page.route('**/functions/v1/quote-handler', withOtherNumber, { times: 1 });
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  await toQuote(tag, somebody());
  await expect(tag.getByText('SQ-000042')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('solar_quote_data')))
    .toContain('"quoteRef":"SQ-000042"');
});
