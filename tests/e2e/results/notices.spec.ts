import { expect, test, type Locator } from '@playwright/test';
import { holdToasts } from '../../support/funnels/holdToasts.ts';
import { button, somebody, toast, openTag } from '../../support/funnels/openTag.ts';
import { toQuote } from '../../support/funnels/solar.ts';
import { restingPlace } from '../../support/inView.ts';

// On a result nothing lies over heading, price or link: notices stand in the flow.

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'no-preference' } });

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('expected both on the page');
  return a.y < b.y + b.height && b.y < a.y + a.height && a.x < b.x + b.width && b.x < a.x + a.width;
}

const AIR = 10;
const WIDTHS = [320, 620, 1280, 390] as const;

/** px between the words above a notice, the notice and the price. */
async function airAround(tag: Locator, notice: Locator): Promise<readonly [above: number, below: number]> {
  const words = await tag.locator('[part=head] p').boundingBox();
  const box = await notice.boundingBox();
  const price = await tag.locator('[part=figure]').first().boundingBox();
  if (!words || !box || !price) throw new Error('expected words, notice and price');
  return [box.y - words.y - words.height, price.y - box.y - box.height];
}

test('the notice of a new quote has air, moves nothing and covers neither heading nor price', async ({ page }) => {
  // Without a head of its own, where the words are closest.
  const tag = await openTag(page, { tag: 'solar-quote', attributes: 'head="none"' });
  await holdToasts(tag);
  await toQuote(tag, somebody());
  const notice = toast(tag, 'Quote Generated Successfully');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await restingPlace(page);
    expect(Math.min(...(await airAround(tag, notice))), `${width} px`).toBeGreaterThanOrEqual(AIR);
  }
  const price = tag.locator('[part=figure]').first();
  // Where two things are is asked one after the other: nothing may glide in between.
  await restingPlace(page);
  for (const part of [tag.getByRole('heading', { level: 2 }), price]) expect(await overlap(notice, part)).toBe(false);
  const place = (): Promise<number> => price.evaluate((node) => node.getBoundingClientRect().top + window.scrollY);
  const before = await place();
  await notice.dispatchEvent('mouseleave');
  await expect(notice).toHaveCount(0);
  expect(await place()).toBeCloseTo(before, 0);
});

test('a notice of an action stands beside its button, in view, and "Copy link" below the link', async ({ page }) => {
  const tag = await openTag(page, { tag: 'solar-quote', place: 'a partner page' });
  await holdToasts(tag);
  await toQuote(tag, somebody());
  // As a person does, who reads first: the page still glides to the result.
  await restingPlace(page);
  await button(tag, 'Download PDF').click();
  const started = toast(tag, 'PDF Download Started');
  await expect(started).toBeInViewport({ ratio: 0.9 });
  await restingPlace(page);
  for (const name of ['Email Quote', 'Print', 'Download PDF', 'Share']) {
    expect(await overlap(started, button(tag, name)), name).toBe(false);
  }
  // The button that sticks to the lower edge lies over neither.
  expect(await overlap(started, button(tag, 'Book a survey').last())).toBe(false);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { configurable: true, value: undefined }));
  await button(tag, 'Share').click();
  await expect(toast(tag, 'Sharing Not Available')).toBeInViewport({ ratio: 0.9 });
  await restingPlace(page);
  const link = tag.getByRole('link', { name: /\/quote\// });
  expect(await overlap(link, button(tag, 'Copy link'))).toBe(false);
  expect(await overlap(link, toast(tag, 'Sharing Not Available'))).toBe(false);
});

test('a notice about cookies lies on the header and leaves the result free', async ({ page }) => {
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  await toQuote(tag, somebody());
  await restingPlace(page);
  await page.getByRole('button', { name: 'Essential Only' }).click();
  const notice = page.locator('[data-toasts] > div');
  await expect(notice).toContainText('Essential cookies accepted');
  expect(await overlap(notice, tag)).toBe(false);
  await expect(notice).toBeInViewport({ ratio: 0.9 });
});
