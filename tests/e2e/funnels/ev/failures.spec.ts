import { expect, test } from '@playwright/test';
import { openEv, quoteHeading, submit, toFilledDetails, toQuote } from '../../../support/evJourney.ts';
import { expectFields, failEveryWay } from '../../../support/failures.ts';
import { button, field, messages, PLACES, somebody, toast } from '../../../support/funnelJourney.ts';
import { leadsOf } from '../../../support/leads.ts';
import { fakeTime, interceptPosts, keyOf, problem } from '../../../support/quoteServer.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

const { dataDir } = serverUnderTest();
const FAILED = 'There was a problem submitting your quote. Please try again.';

for (const place of PLACES) {
  test(`each kind of failure on ${place}: told, nothing lost, a retry makes one lead`, async ({ page }) => {
    test.setTimeout(180_000);
    const person = somebody();
    await fakeTime(page);
    const tag = await openEv(page, place);
    await toFilledDetails(tag, person);
    const key = await failEveryWay({
      page,
      tag,
      title: 'Submission Error',
      text: FAILED,
      submitButton: button(tag, 'Generate Quote'),
      expectKept: expectFields(tag, person),
    });
    expect(await leadsOf(dataDir, person['Email address'])).toEqual([]);
    await submit(tag);
    // At its own pace: a clock that is hurried on would give up before a busy server has answered.
    await expect(quoteHeading(tag)).toBeVisible({ timeout: 30_000 });
    expect(await leadsOf(dataDir, person['Email address'])).toMatchObject([{ idempotency_key: key }]);
  });
}

test('the second post of the result failing is told in the words of the specification, the quote stays', async ({
  page,
}) => {
  const person = somebody();
  const tag = await openEv(page, 'our own page');
  await interceptPosts(page, (route, number) => (number === 1 ? route.continue() : problem(route, 403)));
  await toQuote(tag, person);
  await expect(toast(tag, 'Error Saving Quote')).toContainText(
    "There was an issue saving your EV charger quote. We'll still process your request.",
  );
  await expect(quoteHeading(tag)).toBeVisible();
  expect(await leadsOf(dataDir, person['Email address'])).toHaveLength(1);
});

test('a double click, and an answer that is lost on the way, make one lead', async ({ page }) => {
  const person = somebody();
  const tag = await openEv(page, 'a partner page');
  await toFilledDetails(tag, person);
  const posts = await interceptPosts(page, async (route, number) => {
    if (number > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await button(tag, 'Generate Quote').dblclick();
  await expect(quoteHeading(tag)).toBeVisible({ timeout: 20_000 });
  expect(new Set(posts.map(keyOf)).size).toBe(1);
  const [lead, ...others] = await leadsOf(dataDir, person['Email address']);
  expect(others).toEqual([]);
  await expect(tag.getByText(`Quote reference ${lead?.reference}`)).toBeVisible();
});

test('a 422 marks the fields that the server names', async ({ page }) => {
  const tag = await openEv(page, 'a partner page', 'postcode="NE1 4LP"');
  const { Postcode: _postcode, ...person } = somebody();
  await toFilledDetails(tag, person);
  const errors = [
    { path: 'quoteData.customerInfo.email', message: 'Enter an email address that can receive mail' },
    { path: 'quoteData.customerInfo.postcode', message: 'Enter another postcode' },
  ];
  await interceptPosts(page, (route) => problem(route, 422, { body: { errors } }));
  await submit(tag);
  await expect(toast(tag, 'Submission Error')).toContainText(FAILED);
  await expect(messages(tag)).toHaveText(errors.map(({ message }) => message));
  await expect(field(tag, 'Email address')).toBeFocused();
  await expect(field(tag, 'Postcode')).toHaveValue('NE1 4LP');
});
