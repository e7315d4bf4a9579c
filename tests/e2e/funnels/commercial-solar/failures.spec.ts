import { expect, test } from '@playwright/test';
import { openCommercialSolar, quoteHeading, submit, toFilledDetails } from '../../../support/commercialSolarJourney.ts';
import { expectFields, failEveryWay } from '../../../support/failures.ts';
import { PLACES, button, field, messages, somebody, toast } from '../../../support/funnelJourney.ts';
import { leadsOf } from '../../../support/leads.ts';
import { fakeTime, interceptPosts, keyOf, problem } from '../../../support/quoteServer.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

const { dataDir } = serverUnderTest();
const FAILED = 'There was a problem submitting your quote. Please try again.';

for (const place of PLACES) {
  test(`each kind of failure on ${place}: told, nothing lost, a retry makes one lead`, async ({ page }) => {
    test.setTimeout(120_000);
    const person = somebody();
    await fakeTime(page);
    const tag = await openCommercialSolar(page, place);
    await toFilledDetails(tag, person);
    const key = await failEveryWay({
      page,
      tag,
      title: 'Submission Error',
      text: FAILED,
      submitButton: button(tag, 'Generate quote'),
      expectKept: expectFields(tag, person),
    });
    expect(await leadsOf(dataDir, person['Email address'])).toEqual([]);
    await submit(tag);
    // At its own pace: a clock that is hurried on would give up before a busy server has answered.
    await expect(quoteHeading(tag)).toBeVisible({ timeout: 30_000 });
    expect(await leadsOf(dataDir, person['Email address'])).toMatchObject([{ idempotency_key: key }]);
  });
}

test('a double click, and an answer that is lost on the way, make one lead', async ({ page }) => {
  const person = somebody();
  const tag = await openCommercialSolar(page, 'a partner page');
  await toFilledDetails(tag, person);
  const posts = await interceptPosts(page, async (route, number) => {
    if (number > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await button(tag, 'Generate quote').dblclick();
  await expect(quoteHeading(tag)).toBeVisible({ timeout: 20_000 });
  expect(new Set(posts.map(keyOf)).size).toBe(1);
  const [lead, ...others] = await leadsOf(dataDir, person['Email address']);
  expect(others).toEqual([]);
  await expect(tag.getByText(`Quote reference ${lead?.reference}`)).toBeVisible();
});

test('a 422 marks the fields that the server names', async ({ page }) => {
  const message = 'Enter an email address that can receive mail';
  const tag = await openCommercialSolar(page, 'our own page');
  await toFilledDetails(tag, somebody());
  const errors = [
    { path: 'quoteData.customerInfo.businessName', message: 'Enter another name' },
    { path: 'quoteData.customerInfo.email', message },
  ];
  await interceptPosts(page, (route) => problem(route, 422, { body: { errors } }));
  await submit(tag);
  await expect(toast(tag, 'Submission Error')).toContainText(FAILED);
  await expect(messages(tag)).toHaveText(['Enter another name', message]);
  await expect(field(tag, 'Business name')).toBeFocused();
});
