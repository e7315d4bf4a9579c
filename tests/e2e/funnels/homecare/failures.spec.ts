import { expect, test } from '@playwright/test';
import { failEveryWay, runOut } from '../../../support/failures.ts';
import { PLACES, button, field, fillIn, messages, toast } from '../../../support/funnelJourney.ts';
import { confirmation, householder, openHomecare, request, toDetails } from '../../../support/homecareJourney.ts';
import { leadsOf } from '../../../support/leads.ts';
import { fakeTime, interceptPosts, keyOf, problem } from '../../../support/quoteServer.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

const { dataDir } = serverUnderTest();
const FAILED = { title: 'Error', text: 'Failed to submit your quote. Please try again.' };

for (const place of PLACES) {
  test(`each kind of failure on ${place}: told, nothing lost, a retry makes one lead`, async ({ page }) => {
    test.setTimeout(120_000);
    const person = householder();
    await fakeTime(page);
    const tag = await openHomecare(page, place);
    await toDetails(tag);
    await fillIn(tag, person);
    const key = await failEveryWay({
      page,
      tag,
      ...FAILED,
      submitButton: button(tag, 'Request this plan'),
      expectKept: async (what) => {
        for (const [label, value] of Object.entries(person)) await expect(field(tag, label), what).toHaveValue(value);
      },
    });
    expect(await leadsOf(dataDir, person['Email address'])).toEqual([]);
    await request(tag);
    await runOut(page, confirmation(tag));
    expect(await leadsOf(dataDir, person['Email address'])).toMatchObject([{ idempotency_key: key }]);
  });
}

test('a double click, and an answer that is lost on the way, make one lead', async ({ page }) => {
  const person = householder();
  const tag = await openHomecare(page, 'a partner page');
  await toDetails(tag);
  await fillIn(tag, person);
  const posts = await interceptPosts(page, async (route, number) => {
    if (number > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await button(tag, 'Request this plan').dblclick();
  await expect(confirmation(tag)).toBeVisible({ timeout: 20_000 });
  expect(new Set(posts.map(keyOf)).size).toBe(1);
  const [lead, ...others] = await leadsOf(dataDir, person['Email address']);
  expect(others).toEqual([]);
  await expect(tag.getByText(`Quote reference ${lead?.reference}`)).toBeVisible();
});

test('a 422 marks the fields that the server names', async ({ page }) => {
  const tag = await openHomecare(page, 'our own page');
  await toDetails(tag);
  await fillIn(tag, householder());
  const errors = [{ path: 'quoteData.customerInfo.postcode', message: 'Enter another postcode' }];
  await interceptPosts(page, (route) => problem(route, 422, { body: { errors } }));
  await request(tag);
  await expect(toast(tag, FAILED.title)).toContainText(FAILED.text);
  await expect(messages(tag)).toHaveText(['Enter another postcode']);
  await expect(field(tag, 'Postcode')).toBeFocused();
});
