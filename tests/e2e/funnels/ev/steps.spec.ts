import { expect, test } from '@playwright/test';
import { card, selectCharger, toDetails, vehicleHeading } from '../../../support/funnels/ev.ts';
import { button, openTag, valueOf } from '../../../support/funnels/openTag.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

// What needs a page or a server; the rest: widgets/funnels/{ev/funnel,backAndForth,keptAnswers}.test.tsx.

const { siteUrl } = serverUnderTest();

test('a postcode in our own address is checked', async ({ page }) => {
  const tag = await openTag(page, { tag: 'ev-quote', host: `${siteUrl}/ev-quote?postcode=SR1%203AX` });
  await selectCharger(tag);
  await toDetails(tag);
  await expect(valueOf(tag, 'Postcode')).toHaveText('SR1 3AX');
});

test('a charger that is selected while the rest is still on its way is not lost', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Everything that is fetched after the first step waits.
  await page.route(/\/widgets\/.*later.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const tag = await openTag(page, { tag: 'ev-quote', place: 'a partner page' });
  await button(card(tag, 'Everyday cable charger'), 'Select this charger').click();
  await expect(card(tag, 'Everyday cable charger').getByText('Your choice')).toBeVisible();
  release();
  await expect(vehicleHeading(tag)).toBeFocused();
});
