import { expect, test, type Locator, type Page } from '@playwright/test';
import { readCalendar } from '../../../api/support/readCalendar.ts';
import { button, somebody, openTag } from '../../../support/funnels/openTag.ts';
import { toQuote } from '../../../support/funnels/solar.ts';
import { waitForMails } from '../../../support/mails.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

const { dataDir } = serverUnderTest();

// As people come: on a telephone, with motion.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'no-preference' } });

// Within the result: below its own heading.
const part = (tag: Locator, name: string): Locator => tag.getByRole('heading', { name, level: 3 });
const bar = (tag: Locator): Locator => button(tag, 'Book a survey').nth(1);

async function isOnScreen(locator: Locator): Promise<boolean> {
  const [box, height] = [await locator.boundingBox(), locator.page().viewportSize()?.height ?? 0];
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

/** Where the result has come to rest: who scrolls before that scrolls against the page's own motion. */
const expectAtRest = (tag: Locator): Promise<void> =>
  expect.poll(() => tag.evaluate((node) => Math.abs(node.getBoundingClientRect().top))).toBeLessThan(0.5);

async function chooseAndBook(tag: Locator): Promise<void> {
  const radio = tag.getByRole('radio', { name: /Morning|Afternoon/ }).first();
  await radio.check();
  await button(tag, 'Book this time').click();
  await expect(part(tag, 'Your survey is booked')).toBeVisible({ timeout: 10_000 });
}

async function expectPage(page: Page, tag: Locator): Promise<void> {
  const href = await tag.getByRole('link', { name: 'Move or cancel' }).getAttribute('href');
  const other = await page.context().newPage();
  await other.goto(href ?? '');
  await expect(other.getByRole('heading', { name: 'Your survey is booked' })).toBeVisible();
  const afternoon = other.getByRole('radio').last();
  await other.getByText('Later days').click();
  await afternoon.check();
  await other.getByRole('button', { name: 'Move my survey' }).click();
  const saved = other.getByRole('status');
  await expect(saved).toContainText('Saved');
  for (const [upper, lower] of [
    [saved, other.getByText('When', { exact: true })],
    [other.getByText('No one will come.'), other.getByRole('button', { name: 'Yes, cancel my survey' })],
  ] as const) {
    const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
    if (!above || !below) throw new Error('expected both on the page');
    // Nothing sticks to what stands above it.
    expect(below.y - above.y - above.height).toBeGreaterThanOrEqual(12);
  }
  await other.getByRole('button', { name: 'Yes, cancel my survey' }).click();
  await expect(other.getByRole('heading', { name: 'Your survey is cancelled' })).toBeVisible();
  await other.close();
}

test('a survey is booked from the result on a partner page, moved and cancelled by link', async ({ page }) => {
  test.setTimeout(120_000);
  const person = somebody();
  const tag = await openTag(page, { tag: 'solar-quote', place: 'a partner page' });
  await toQuote(tag, person);
  await expect(tag.getByText('Next free:')).toBeVisible();
  await expectAtRest(tag);

  // Out of sight, the button is at the lower edge of the screen; in sight, it is there once. It moves nothing.
  await tag
    .getByText('Payback period')
    .first()
    .evaluate((node) => node.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(bar(tag)).toBeVisible();
  expect(await isOnScreen(bar(tag))).toBe(true);
  // At the end of the result it would lie on the last lines.
  await tag
    .getByText("We'll keep the link and the price until")
    .evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(bar(tag)).toHaveCount(0);
  await button(tag, 'Book a survey')
    .first()
    .evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(bar(tag)).toHaveCount(0);

  await button(tag, 'Book a survey').click();
  await expect(part(tag, 'When should our surveyor come?')).toBeFocused();
  await button(tag, 'Book this time').click();
  await expect(tag.getByRole('alert')).toContainText('Choose a day and morning or afternoon');
  await expect(tag.getByRole('radio').first()).toBeFocused();
  await chooseAndBook(tag);
  await expect(part(tag, 'Your survey is booked')).toBeFocused();
  await expect(tag.getByText('Our surveyor arrives between')).toBeVisible();
  await expect(button(tag, 'Book a survey')).toHaveCount(0);

  const mails = await waitForMails(dataDir, 1, ({ to, subject }) =>
    Boolean(
      to?.some(({ address }) => address === person['Email address']) && subject?.startsWith('Your survey is booked'),
    ),
  );
  expect(mails[0]?.text).toContain('Move or cancel: http');
  await expectPage(page, tag);
});

test('nothing is lost when the booking cannot be sent', async ({ page }) => {
  const tag = await openTag(page, { tag: 'solar-quote', place: 'a partner page' });
  await toQuote(tag, somebody());
  await button(tag, 'Ask for a call back').first().click();
  const radio = tag.getByRole('radio').nth(1);
  await radio.check();
  await page.route('**/quote-actions', (route) => route.abort());
  await button(tag, 'Book this call').click();
  await expect(tag.getByRole('alert')).toContainText('Your choice is kept', { timeout: 10_000 });
  await expect(radio).toBeChecked();
  await page.unroute('**/quote-actions');
  await button(tag, 'Book this call').click();
  await expect(tag.getByText(/We’ll call you by \d+[ap]m/)).toBeVisible({ timeout: 10_000 });
  const href = await tag.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  const file = await page.request.get(href ?? '');
  expect(readCalendar(await file.text()).event.get('STATUS')).toBe('CONFIRMED');
});

for (const [time, variant, words] of [
  ['2026-11-22T20:00:00Z', 'button-quiet', /open again at 09:00 tomorrow/],
  ['2026-11-24T10:00:00Z', 'button-quiet', /Our lines: 0191\s498\s0100/],
] as const) {
  test(`at ${time} a call is no filled button, and its hours are told`, async ({ page }) => {
    await page.clock.install({ time: new Date(time) });
    const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
    await page.clock.resume();
    await toQuote(tag, somebody());
    await expect(tag.getByRole('link', { name: 'Call Now' })).toHaveAttribute('part', new RegExp(variant));
    await expect(tag.getByText(words)).toBeVisible();
    await expect(button(tag, 'Ask for a call back').first()).toBeVisible();
  });
}
