import { expect, test } from '@playwright/test';
import { QUOTE_ACTIONS_PATH } from '#contract/common/wire.ts';
import { failEveryWay, runOut } from '../../../support/failures.ts';
import { PLACES, button, field, messages, toast } from '../../../support/funnelJourney.ts';
import { answers, openInstant, quoteHeading, submit, toFilledProperty } from '../../../support/instantJourney.ts';
import { leadsOf } from '../../../support/leads.ts';
import { fakeTime, interceptPosts, keyOf, problem } from '../../../support/quoteServer.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

const { dataDir } = serverUnderTest();
const FAILED = { title: 'Error', text: 'There was a problem submitting your quote. Please try again.' };

for (const place of PLACES) {
  test(`each kind of failure on ${place}: told, nothing lost, a retry makes one lead`, async ({ page }) => {
    test.setTimeout(120_000);
    const given = answers();
    await fakeTime(page);
    const tag = await openInstant(page, place);
    await toFilledProperty(tag, 'Boiler cover', given);
    const key = await failEveryWay({
      page,
      tag,
      ...FAILED,
      submitButton: button(tag, 'Get my quote'),
      expectKept: async (what) => {
        for (const [label, value] of Object.entries(given.property)) {
          await expect(field(tag, label), what).toHaveValue(value);
        }
      },
    });
    expect(await leadsOf(dataDir, given.person['Email address'])).toEqual([]);
    await submit(tag);
    await runOut(page, quoteHeading(tag));
    expect(await leadsOf(dataDir, given.person['Email address'])).toMatchObject([{ idempotency_key: key }]);
  });
}

test('a double click makes one lead, and the button says what it is doing', async ({ page }) => {
  const given = answers();
  const tag = await openInstant(page, 'a partner page');
  await toFilledProperty(tag, 'Boiler cover', given);
  const posts = await interceptPosts(page, async (route, number) => {
    await expect(button(tag, 'Generating quote...')).toBeVisible();
    if (number > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await button(tag, 'Get my quote').dblclick();
  await expect(quoteHeading(tag)).toBeVisible({ timeout: 20_000 });
  expect(new Set(posts.map(keyOf)).size).toBe(1);
  expect(await leadsOf(dataDir, given.person['Email address'])).toHaveLength(1);
});

test('a 422 marks the field that the server names; a wish that fails can be sent again', async ({ page }) => {
  const given = answers();
  const tag = await openInstant(page, 'our own page');
  await toFilledProperty(tag, 'Boiler cover', given);
  const errors = [{ path: 'quoteData.customerInfo.propertyType', message: 'Choose another type' }];
  await interceptPosts(page, (route, number) =>
    number === 1 ? problem(route, 422, { body: { errors } }) : route.continue(),
  );
  await submit(tag);
  await expect(toast(tag, FAILED.title)).toContainText(FAILED.text);
  await expect(messages(tag)).toHaveText(['Choose another type']);
  await expect(field(tag, 'Property type')).toBeFocused();
  await field(tag, 'Property type').selectOption('Flat');
  await submit(tag);
  await expect(quoteHeading(tag)).toBeVisible({ timeout: 15_000 });

  await page.route(`**${QUOTE_ACTIONS_PATH}`, (route) => problem(route, 500));
  await button(tag, 'Buy online').click();
  await expect(toast(tag, 'Not sent')).toContainText('Please try again');
  await page.unroute(`**${QUOTE_ACTIONS_PATH}`);
  await button(tag, 'Buy online').click();
  await expect(tag.getByText('Your wish to buy is with our team')).toBeVisible();
});
