import { expect, test } from '@playwright/test';
import { builtChunk } from '../../../support/builtSite.ts';
import { card, selectCharger, toDetails, vehicleHeading } from '../../../support/funnels/ev.ts';
import { button, openTag, valueOf } from '../../../support/funnels/openTag.ts';
import { holdRequests } from '../../../support/holdRequests.ts';
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
  // All steps after the first.
  const release = await holdRequests(page, `**/${builtChunk('widgets/funnels/ev/later.tsx')}*`);
  const tag = await openTag(page, { tag: 'ev-quote', place: 'a partner page' });
  await button(card(tag, 'Everyday cable charger'), 'Select this charger').click();
  await expect(card(tag, 'Everyday cable charger').getByText('Your choice')).toBeVisible();
  await release();
  await expect(vehicleHeading(tag)).toBeFocused();
});
