import { expect, test, type Page } from '@playwright/test';
import { builtChunk } from '../../support/builtSite.ts';
import { completeFunnel } from '../../support/funnels/completeFunnel.ts';
import { button, heading, openTag, somebody, standing, type Place } from '../../support/funnels/openTag.ts';
import { toDetails, toEquipment, toQuote } from '../../support/funnels/solar.ts';
import { holdRequests } from '../../support/holdRequests.ts';
import { expectHeadingInView, restingPlace } from '../../support/inView.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';
import type { TagName } from '../../support/tags.ts';

// As people come: pages glide, and nobody presses a button the moment that it appears.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });
const PACE_MS = 600;
const LATE_MS = 2500;
const { siteUrl } = serverUnderTest();

const SCREENS = { phone: { width: 390, height: 780 }, desk: { width: 1280, height: 800 } } as const;
/** Each funnel on one screen in one place, our own pages being where a reload leads back to the result. */
const WAYS: readonly (readonly [TagName, Place, keyof typeof SCREENS, leadsBack?: RegExp])[] = [
  ['solar-quote', 'our own page', 'phone', /^See your quote SQ-\d{6} £[\d,]+$/],
  ['solar-quote', 'a partner page', 'desk'],
  ['commercial-solar-quote', 'our own page', 'desk', /^See your quote CS-COM-\d{6} £[\d,]+$/],
  ['ev-quote', 'our own page', 'phone', /^See your quote EVQ-\d{6} £799$/],
  ['homecare-quote', 'our own page', 'desk', /^See your request HC-\d{6} £14 a month$/],
  ['instant-quote', 'our own page', 'phone', /^See your quote QTE-\d{6} £\d+\.\d\d a month$/],
  ['commercial-energy-quote', 'our own page', 'desk', /^See your request #\d{6}$/],
];

/** The result is one reload away from being lost, and one press from there. */
async function expectWayBack(page: Page, tagName: TagName, words: RegExp): Promise<void> {
  await page.reload();
  const tag = await standing(page, tagName);
  const title = tag.locator('h2').first();
  const before = await title.innerText();
  const way = tag.getByRole('link', { name: words }).or(tag.getByRole('button', { name: words }));
  await expect(way).toBeVisible();
  await way.click();
  await expect(title.filter({ hasText: before })).toHaveCount(0);
}

for (const [tagName, place, screen, leadsBack] of WAYS) {
  test(`<${tagName}> on ${place}, ${screen}: every step and the result come up in view, and stay in reach`, async ({
    page,
  }) => {
    await page.setViewportSize(SCREENS[screen]);
    const tag = await openTag(page, { tag: tagName, place });
    await completeFunnel(page, tagName, {
      email: somebody()['Email address'],
      pace: PACE_MS,
      onStep: (step) => expectHeadingInView(tag, `step ${step}`),
    });
    if (leadsBack) await expectWayBack(page, tagName, leadsBack);
  });
}

const atEnd = async (page: Page): Promise<void> => {
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await page.waitForTimeout(PACE_MS);
};

for (const screen of ['phone', 'desk'] as const) {
  test(`the browser’s Back shows the step before, ${screen}`, async ({ page }) => {
    await page.setViewportSize(SCREENS[screen]);
    const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
    await atEnd(page);
    await toEquipment(tag);
    await atEnd(page);
    await toDetails(tag);
    await atEnd(page);
    await page.goBack();
    await expect(heading(tag, 'Choose your equipment')).toBeFocused();
    await expectHeadingInView(tag, 'step 2');
    await atEnd(page);
    await page.goBack();
    // That of the first step is the page's own.
    await expect(heading(tag, 'Design your home solar system')).toBeFocused();
    await restingPlace(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  });
}

test('Forward from the result leaves the page where the visitor reads', async ({ page }) => {
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  await toQuote(tag, somebody());
  await restingPlace(page);
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await page.waitForTimeout(PACE_MS);
  await page.evaluate(() => history.forward());
  await page.waitForTimeout(PACE_MS);
  expect(await restingPlace(page)).toBe(700);
  await expect(heading(tag, 'Your home solar quote')).toBeVisible();
});

/** In the middle of the glide to the second step the visitor takes over. @returns where to: 30 where the glide was over at once */
async function takeOver(page: Page): Promise<number> {
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  // In view before it is pressed: else the first scroll is the one to the button.
  await button(tag, 'Continue to equipment selection').scrollIntoViewIfNeeded();
  await restingPlace(page);
  // By the wheel; a turn of it that is sent from here would arrive after the glide.
  const left = page.evaluate(
    (start) =>
      new Promise<number>((resolve) => {
        const onScroll = (): void => {
          if (scrollY > start - 100) return;
          removeEventListener('scroll', onScroll);
          dispatchEvent(new WheelEvent('wheel'));
          scrollTo({ top: scrollY + 30, behavior: 'instant' });
          resolve(scrollY);
        };
        addEventListener('scroll', onScroll);
      }),
    await page.evaluate(() => scrollY),
  );
  await toEquipment(tag);
  return left;
}

test('who scrolls while a step glides into view is not fought', async ({ page }) => {
  await page.setViewportSize(SCREENS.phone);
  let left = await takeOver(page);
  // A busy machine draws a whole glide in one frame: there is no middle of it.
  for (let tries = 0; left <= 100 && tries < 5; tries += 1) left = await takeOver(page);
  expect(left).toBeGreaterThan(100);
  expect(await restingPlace(page)).toBe(left);
  await page.waitForTimeout(PACE_MS);
  expect(await page.evaluate(() => scrollY)).toBe(left);
});

test('a step that arrives late comes up in view', async ({ page }) => {
  await page.setViewportSize(SCREENS.phone);
  const release = await holdRequests(page, `**/${builtChunk('widgets/funnels/solar/later.tsx')}*`);
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  await atEnd(page);
  await button(tag, 'Continue to equipment selection').click();
  await page.waitForTimeout(LATE_MS);
  await expect(heading(tag, 'Choose your equipment')).toHaveCount(0);
  await release();
  await expect(heading(tag, 'Choose your equipment')).toBeVisible();
  await expectHeadingInView(tag, 'step 2');
});

/** A page of ours that was scrolled, left by the browser's history and come back to. */
async function readingPlace(page: Page, top: number): Promise<number> {
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await page.waitForTimeout(PACE_MS);
  return page.evaluate(() => scrollY);
}

async function atPlace(page: Page, path: string, top: number): Promise<void> {
  await expect(page).toHaveURL(`${siteUrl}${path}`);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY)), path).toBe(Math.round(top));
}

test('pages before and after a funnel stay where they were read', async ({ page }) => {
  await page.goto(`${siteUrl}/privacy-policy`);
  const before = await readingPlace(page, 900);
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  await toQuote(tag, somebody());
  await restingPlace(page);
  // Above the way back to the result, which comes with the form and moves what is read further down.
  const result = await readingPlace(page, 200);
  await page.goto(`${siteUrl}/cookie-policy`);
  await readingPlace(page, 300);
  await page.goBack();
  await atPlace(page, '/solar-quote', result);
  await page.goBack();
  await atPlace(page, '/privacy-policy', before);
  await page.goForward();
  await atPlace(page, '/solar-quote', result);
});

test('a step that was left for another page is where it was, and so is a place on the same page', async ({ page }) => {
  await page.goto(`${siteUrl}/privacy-policy`);
  const before = await readingPlace(page, 900);
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  await toEquipment(tag);
  await restingPlace(page);
  const there = await readingPlace(page, 400);
  // A link to a place on the page itself, and back.
  await page.evaluate(() => location.assign('#page-footer'));
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await page.waitForTimeout(PACE_MS);
  await page.goBack();
  await atPlace(page, '/solar-quote', there);
  await expect(heading(tag, 'Choose your equipment')).toBeVisible();
  // Another page, and back: the form starts again, and the page is where the browser has it.
  await page.goto(`${siteUrl}/cookie-policy`);
  await page.goBack();
  await standing(page, 'solar-quote');
  await page.waitForFunction(() => history.state?.quoteStep['solar-quote'] === 1);
  await page.goBack();
  await atPlace(page, '/privacy-policy', before);
});

test('below a header that stays at the top of a partner’s page', async ({ page }) => {
  await page.setViewportSize(SCREENS.phone);
  const tag = await openTag(page, {
    tag: 'solar-quote',
    place: 'a partner page',
    attributes: 'style="--quote-top: 80px"',
  });
  await page.addStyleTag({
    content:
      'body::before { content: "Menu"; position: fixed; inset: 0 0 auto; block-size: 80px; background: #fff; z-index: 9 }',
  });
  await atEnd(page);
  await toEquipment(tag);
  await expectHeadingInView(tag, 'step 2');
  await toDetails(tag);
  await expectHeadingInView(tag, 'step 3');
});
