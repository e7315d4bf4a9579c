import { expect, test } from '@playwright/test';
import {
  contactOf,
  expectKept,
  openEnergy,
  received,
  submit,
  toFilledContact,
} from '../../../support/commercialEnergyJourney.ts';
import { failEveryWay } from '../../../support/failures.ts';
import { PLACES, button, field, messages, toast } from '../../../support/funnelJourney.ts';
import { leadsOf } from '../../../support/leads.ts';
import { fakeTime, interceptPosts, keyOf, problem } from '../../../support/quoteServer.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

const { dataDir } = serverUnderTest();
const FAILED = 'There was an error submitting your request. Please try again.';

for (const place of PLACES) {
  test(`each kind of failure on ${place}: told, nothing lost, a retry makes one lead`, async ({ page }) => {
    test.setTimeout(120_000);
    const contact = contactOf();
    await fakeTime(page);
    const tag = await openEnergy(page, place);
    await toFilledContact(tag, contact);
    const key = await failEveryWay({
      page,
      tag,
      title: 'Submission error',
      text: FAILED,
      submitButton: button(tag, 'Submit'),
      expectKept: () => expectKept(tag, contact),
    });
    expect(await leadsOf(dataDir, contact['Email address'])).toEqual([]);
    await submit(tag);
    // At its own pace: a clock that is hurried on would give up before a busy server has answered.
    await expect(received(tag)).toBeVisible({ timeout: 30_000 });
    expect(await leadsOf(dataDir, contact['Email address'])).toMatchObject([{ idempotency_key: key }]);
  });
}

test('a double click, and an answer that is lost on the way, make one lead', async ({ page }) => {
  const contact = contactOf();
  const tag = await openEnergy(page, 'a partner page');
  await toFilledContact(tag, contact);
  const posts = await interceptPosts(page, async (route, number) => {
    if (number > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await button(tag, 'Submit').dblclick();
  await expect(received(tag)).toBeVisible({ timeout: 20_000 });
  expect(new Set(posts.map(keyOf)).size).toBe(1);
  const [lead, ...others] = await leadsOf(dataDir, contact['Email address']);
  expect(others).toEqual([]);
  await expect(tag.getByText(`#${lead?.reference?.slice(3)}`)).toBeVisible();
});

test('a 422 marks the fields that the server names', async ({ page }) => {
  const message = 'Enter an email address that can receive mail';
  const tag = await openEnergy(page, 'our own page');
  await toFilledContact(tag, contactOf());
  const errors = [
    { path: 'quoteData.contactPhone', message: 'Enter another number' },
    { path: 'quoteData.contactEmail', message },
  ];
  await interceptPosts(page, (route) => problem(route, 422, { body: { errors } }));
  await submit(tag);
  await expect(toast(tag, 'Submission error')).toContainText(FAILED);
  await expect(messages(tag)).toHaveText([message, 'Enter another number']);
  await expect(field(tag, 'Email address')).toBeFocused();
});
