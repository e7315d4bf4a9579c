import { expect, test, type Locator } from '@playwright/test';
import { button, field, openTag, somebody } from '../../../support/funnelJourney.ts';
import { leadsOf } from '../../../support/leads.ts';
import { interceptPosts, problem } from '../../../support/quoteServer.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';
import { expectQuote, submit, toFilledDetails } from '../../../support/solarJourney.ts';

const ADVICE = 'This page is not allowed to send this form to us. Please call 0191 498 0100 instead.';

const { dataDir } = serverUnderTest();
const adviceOf = (tag: Locator): Locator => tag.getByRole('group', { name: ADVICE });

for (const [place, way] of [
  ['our own page', 'button'],
  ['a partner page', 'Enter'],
] as const) {
  test(`a failed post on ${place}, sent by ${way}: the focus goes to the advice, whose number dials`, async ({
    page,
  }) => {
    const person = somebody();
    const tag = await openTag(page, { tag: 'solar-quote', place });
    await toFilledDetails(tag, person);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const posts = await interceptPosts(page, async (route, number) => {
      if (number > 1) return route.continue();
      await held;
      return problem(route, 403);
    });
    const sender = way === 'Enter' ? field(tag, 'Postcode') : button(tag, 'Get my quote');
    await sender.press('Enter');
    await expect.poll(() => posts.length).toBe(1);
    // Nothing is lost while it is under way: neither the focus nor an answer, and nothing can be slipped in.
    await expect(way === 'Enter' ? sender : button(tag, 'Processing...')).toBeFocused();
    await expect(tag.getByRole('status').filter({ hasText: 'Processing...' })).toHaveCount(1);
    await field(tag, 'First name').press('X');
    await expect(field(tag, 'First name')).toHaveValue(person['First name']);
    await tag.getByRole('button', { name: 'Change Battery' }).dispatchEvent('click');
    release();
    await expect(adviceOf(tag)).toBeFocused();
    await expect(adviceOf(tag).getByRole('link', { name: '0191 498 0100' })).toHaveAttribute(
      'href',
      'tel:+441914980100',
    );
    await field(tag, 'First name').fill('Janet');
    await submit(tag);
    await expectQuote(tag);
    expect(posts.length).toBeGreaterThan(1);
  });
}

test('who goes back with the browser while the quote is under way gets it all the same, once', async ({ page }) => {
  const person = somebody();
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  await toFilledDetails(tag, person);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const posts = await interceptPosts(page, async (route, number) => {
    if (number === 1) await held;
    return route.continue();
  });
  await submit(tag);
  await expect.poll(() => posts.length).toBe(1);
  await page.goBack();
  await expect(tag.getByRole('heading', { name: 'Choose your equipment' })).toBeVisible();
  release();
  await expectQuote(tag);
  expect(await leadsOf(dataDir, person['Email address'])).toHaveLength(1);
});

test('who has gone elsewhere on the page is not called back', async ({ page }) => {
  const tag = await openTag(page, { tag: 'solar-quote', place: 'a partner page', attributes: '' });
  await page.locator('main').evaluate((main) => main.insertAdjacentHTML('beforeend', '<input aria-label="Search">'));
  await toFilledDetails(tag, somebody());
  await interceptPosts(page, (route) => problem(route, 403));
  await submit(tag);
  await page.getByLabel('Search').focus();
  await expect(adviceOf(tag)).toBeVisible();
  await expect(page.getByLabel('Search')).toBeFocused();
});

test('a form of one step does the same', async ({ page }) => {
  const tag = await openTag(page, { tag: 'newsletter-signup', place: 'our own page' });
  await interceptPosts(page, (route) => problem(route, 403));
  await tag.getByRole('textbox').first().fill('jane@example.com');
  for (const box of await tag.getByRole('checkbox').all()) await box.check();
  await tag.locator('button[type=submit]').press('Enter');
  await expect(adviceOf(tag)).toBeFocused();
});
