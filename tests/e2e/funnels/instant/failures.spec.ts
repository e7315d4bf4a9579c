import { expect, test } from '@playwright/test';
import { QUOTE_ACTIONS_PATH } from '#contract/common/wire.ts';
import { answers, quoteHeading, submit, toFilledProperty } from '../../../support/funnels/instant.ts';
import { button, toast, openTag } from '../../../support/funnels/openTag.ts';
import { interceptPosts, problem } from '../../../support/quoteServer.ts';

test('the button says what it is doing; a wish that fails can be sent again', async ({ page }) => {
  const given = answers();
  const tag = await openTag(page, { tag: 'instant-quote', place: 'our own page' });
  await toFilledProperty(tag, 'Boiler cover', given);
  await interceptPosts(page, async (route) => {
    await expect(button(tag, 'Generating quote...')).toBeVisible();
    await route.continue();
  });
  await submit(tag);
  await expect(quoteHeading(tag)).toBeVisible({ timeout: 15_000 });

  await page.route(`**${QUOTE_ACTIONS_PATH}`, (route) => problem(route, 500));
  await button(tag, 'Buy online').click();
  await expect(toast(tag, 'Not sent')).toContainText('Please try again');
  await page.unroute(`**${QUOTE_ACTIONS_PATH}`);
  await button(tag, 'Buy online').click();
  await expect(tag.getByText("We've told our team you want to go ahead")).toBeVisible();
});
