import { expect, test, type Page } from '@playwright/test';
import { holdRequests } from '../../support/holdRequests.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

// What the question about cookies does to the page around it. What it asks, and what an answer does: shell.spec.ts.

const { siteUrl } = serverUnderTest();
const TALL = { width: 1280, height: 800 } as const;
const LOW = { width: 1280, height: 300 } as const;

// As people come: it rises from the foot of the screen.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const question = (page: Page) => page.locator('[data-cookie-banner]');
const topOf = async (page: Page): Promise<number> => (await question(page).boundingBox())?.y ?? 0;

/** Opens a page where it has been answered; the footer asks it again at the moment that a test says. */
async function openAnswered(page: Page, path: string): Promise<{ readonly ask: () => Promise<void> }> {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'essential'));
  await page.goto(siteUrl + path);
  await page.waitForLoadState();
  const settings = page.getByRole('button', { name: 'Cookie settings' });
  // Not by the mouse, which would bring the footer into view.
  const ask = async (): Promise<void> => {
    await settings.evaluate((button: HTMLButtonElement) => button.click());
    await expect(question(page)).toBeVisible();
  };
  return { ask };
}

/** What the page keeps clear at its foot, in px: for the focus, and at its end. */
const keptClear = (page: Page) =>
  page.evaluate(() => {
    const { scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
    const { paddingBlockEnd } = getComputedStyle(document.body);
    return [scrollPaddingBlockEnd, paddingBlockEnd].map((room) => Number.parseFloat(room) || 0);
  });

test('what has the focus already comes out from below it', async ({ page }) => {
  const height = 780;
  await page.setViewportSize({ width: 390, height });
  const release = await holdRequests(page, '**/assets/cookieBanner-*.js');
  await page.goto(`${siteUrl}/privacy-policy`);
  const bottom = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
  // At the foot of the window, as somebody comes there by keyboard. In one go: the page's own glide to what takes the focus
  // would go on after the jump.
  await page
    .locator('main a')
    .last()
    .evaluate((link: HTMLElement) => {
      link.focus({ preventScroll: true });
      scrollBy({ top: link.getBoundingClientRect().bottom - innerHeight + 20, behavior: 'instant' });
    });
  // A typeface that comes moves it a little.
  expect(await bottom()).toBeGreaterThan(height - 100);
  await release();
  await expect(question(page)).toBeVisible();
  await question(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  expect(await bottom()).toBeLessThanOrEqual((await topOf(page)) + 1);
});

for (const viewport of [TALL, { width: 390, height: 844 }]) {
  test(`the focus and the end of the page stay above it, ${viewport.width} px wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${siteUrl}/privacy-policy`);
    await expect(question(page)).toBeVisible();
    await question(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const covered = Math.ceil(viewport.height - (await topOf(page)));
    expect(covered).toBeGreaterThan(50);
    expect(await keptClear(page)).toEqual([covered, covered]);

    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const bottom = (selector: string) =>
      page
        .locator(selector)
        .last()
        .evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await bottom('footer')).toBeLessThanOrEqual(viewport.height - covered + 1);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.locator('main a').last().focus();
    await expect.poll(() => bottom('main a')).toBeLessThanOrEqual(viewport.height - covered + 1);

    await page.getByRole('button', { name: 'Essential Only' }).click();
    expect(await keptClear(page)).toEqual([0, 0]);
  });
}

test('on a window that gets too low it ends the page and covers nothing', async ({ page }) => {
  await page.setViewportSize(TALL);
  await page.goto(`${siteUrl}/privacy-policy`);
  await expect.poll(() => keptClear(page).then(([room = 0]) => room)).toBeGreaterThan(50);
  await page.setViewportSize(LOW);
  await expect.poll(() => keptClear(page)).toEqual([0, 0]);
  await page.setViewportSize(TALL);
  await expect.poll(() => keptClear(page).then(([room = 0]) => room)).toBeGreaterThan(50);
});

test('what another keeps clear for its own bar stays kept, with it and after it', async ({ page }) => {
  await page.setViewportSize(TALL);
  const { ask } = await openAnswered(page, '/privacy-policy');
  const keep = (room: string) =>
    page.evaluate((px) => void (document.documentElement.style.scrollPaddingBlockEnd = px), room);
  await keep('70px');
  await ask();
  await expect.poll(() => keptClear(page).then(([, room = 0]) => room)).toBeGreaterThan(50);
  const [focus = 0, end = 0] = await keptClear(page);
  expect(focus).toBe(end + 70);
  // Its bar grows in the meantime.
  await keep('90px');
  await page.getByRole('button', { name: 'Essential Only' }).click();
  expect(await keptClear(page)).toEqual([90, 0]);
});

interface Trace {
  readonly traceEvents: readonly { readonly name: string; readonly args?: { readonly elementCount?: number } }[];
}

/** The most elements that Chromium styled at once while something was done, and half a second after. */
async function styledDuring(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('expected a browser');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  await page.waitForTimeout(500);
  const { traceEvents }: Trace = JSON.parse((await browser.stopTracing()).toString());
  const looks = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  return Math.max(0, ...looks.map(({ args }) => args?.elementCount ?? 0));
}

// Twice all elements of the page, once, and 35 ms of a desktop computer's processor: Lighthouse took up to five points for it.
test('its coming styles itself, not the whole page once more', async ({ page }) => {
  const { ask } = await openAnswered(page, '/solar');
  expect(await page.locator('*').count()).toBeGreaterThan(500);
  const styled = await styledDuring(page, ask);
  expect(styled).toBeGreaterThan(0);
  expect(styled).toBeLessThan(60);
});
