import { expect, test } from '@playwright/test';
import { runOut } from '../../../support/failures.ts';
import { unfoldField } from '../../../support/funnels/fields.ts';
import {
  button,
  field,
  heading,
  somebody,
  summary,
  toast,
  type Person,
  openTag,
} from '../../../support/funnels/openTag.ts';
import { expectQuote, submit, toFilledDetails } from '../../../support/funnels/solar.ts';
import { leadsOf } from '../../../support/leads.ts';
import { fakeTime, interceptPosts, keyOf, mendPosts, problem } from '../../../support/quoteServer.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

const { dataDir } = serverUnderTest();
const leadsFor = (person: Person) => leadsOf(dataDir, person['Email address']);

test('a busy moment on a partner page is waited for and not told', async ({ page }) => {
  const person = somebody();
  const tag = await openTag(page, { tag: 'solar-quote', place: 'a partner page' });
  await toFilledDetails(tag, person);
  const posts = await interceptPosts(page, (route, number) =>
    number === 1 ? problem(route, 503, { headers: { 'Retry-After': '1' } }) : route.continue(),
  );
  await submit(tag);
  await expectQuote(tag);
  expect(keyOf(posts[1])).toBe(keyOf(posts[0]));
  expect(await leadsFor(person)).toHaveLength(1);
});

test('a 422 on our own page about an answer of an earlier step leads there, and back to the sending', async ({
  page,
}) => {
  const person = somebody();
  const message = 'Choose a system size from 1 to 11 kW for a home';
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  await toFilledDetails(tag, person);
  const errors = [{ path: 'quoteData.quote.systemSize', message }];
  await interceptPosts(page, (route) => problem(route, 422, { body: { errors } }));
  await submit(tag);
  await expect(summary(tag).getByRole('button')).toHaveText([message]);
  const size = tag.locator('[name=systemSize]:not([type=range])');
  await expect(size).toBeFocused();
  await mendPosts(page);
  await size.fill('5');
  await tag.getByRole('button', { name: /^Continue/ }).click();
  await submit(tag);
  await expectQuote(tag);
  expect(await leadsOf(dataDir, person['Email address'])).toHaveLength(1);
});

test('a key that belongs to another quote, on a partner page: sent once more under a fresh one', async ({ page }) => {
  const person = somebody();
  const tag = await openTag(page, { tag: 'solar-quote', place: 'a partner page' });
  await toFilledDetails(tag, person);
  const posts = await interceptPosts(page, (route, number) => (number === 1 ? problem(route, 409) : route.continue()));
  await submit(tag);
  await expectQuote(tag);
  await expect.poll(() => posts.length).toBe(3);
  expect(keyOf(posts[1])).not.toBe(keyOf(posts[0]));
  // The second post of the result belongs to what was stored.
  expect(keyOf(posts[2])).toBe(keyOf(posts[1]));
  expect(await leadsFor(person)).toMatchObject([{ idempotency_key: keyOf(posts[1]) }]);
});

test('a second post that fails, on our own page, is told; the lead is stored all the same', async ({ page }) => {
  const person = somebody();
  await fakeTime(page);
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  await toFilledDetails(tag, person);
  await interceptPosts(page, (route, number) => (number === 1 ? route.continue() : route.abort()));
  await submit(tag);
  const told = toast(tag, 'Error Saving Quote');
  await runOut(page, told.filter({ hasText: "There was an issue saving your quote. We'll still email it to you." }));
  await expect(heading(tag, 'Your home solar quote')).toBeVisible();
  expect(await leadsFor(person)).toMatchObject([{ viewed_at: null }]);
});

test('while a quote is sent the button says so and cannot be pressed again', async ({ page }) => {
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  await toFilledDetails(tag, somebody());
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const posts = await interceptPosts(page, (route) => held.then(() => route.continue()));
  await submit(tag);
  await expect(button(tag, 'Processing...')).toBeDisabled();
  await expect(button(tag, 'Back')).toBeDisabled();
  // A quick visitor's post waits a moment before it leaves.
  await expect.poll(() => posts.length).toBe(1);
  await unfoldField(field(tag, 'Notes'));
  await field(tag, 'Notes').press('Control+Enter');
  await field(tag, 'Postcode').press('Enter');
  expect(posts).toHaveLength(1);
  release();
  await expectQuote(tag);
});

test('a page that goes while its answer is on the way: loaded again and sent again, it is one lead', async ({
  page,
}) => {
  const person = somebody();
  await toFilledDetails(await openTag(page, { tag: 'solar-quote', place: 'our own page' }), person);
  let isBack = false;
  // The server takes it, and no word of it comes back. What stands between stays: every request of the page passes it, and when it
  // was taken away while the page loaded again, the tag once stood without its code for fifteen seconds.
  const posts = await interceptPosts(page, async (route) => (isBack ? route.continue() : void (await route.fetch())));
  await submit(page.locator('solar-quote'));
  await expect.poll(async () => (await leadsFor(person)).length).toBe(1);
  await page.reload();
  isBack = true;
  const tag = page.locator('solar-quote');
  await button(tag, 'Continue with these answers').click();
  await expect(field(tag, 'Email address')).toHaveValue(person['Email address']);
  await submit(tag);
  await expectQuote(tag);
  expect(await leadsFor(person)).toMatchObject([{ idempotency_key: keyOf(posts[0]) }]);
});

test('other answers after a failure are another submission', async ({ page }) => {
  const person = somebody();
  const tag = await openTag(page, { tag: 'solar-quote', place: 'a partner page' });
  await toFilledDetails(tag, person);
  const posts = await interceptPosts(page, (route, number) => (number === 1 ? problem(route, 400) : route.continue()));
  await submit(tag);
  await expect(toast(tag, 'Submission Error')).toBeVisible();
  await unfoldField(field(tag, 'Notes'));
  await field(tag, 'Notes').fill('After six');
  await submit(tag);
  await expectQuote(tag);
  expect(keyOf(posts[1])).not.toBe(keyOf(posts[0]));
});

test('a browser that is offline is told so, and the retry when it is back makes one lead', async ({
  page,
  context,
}) => {
  const person = somebody();
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  await toFilledDetails(tag, person);
  await context.setOffline(true);
  await submit(tag);
  await expect(tag.getByText('You seem to be offline.')).toBeVisible({ timeout: 20_000 });
  await context.setOffline(false);
  await submit(tag);
  await expectQuote(tag);
  expect(await leadsFor(person)).toHaveLength(1);
});
