import { expect, test, type Locator, type Page } from '@playwright/test';
import { holdRequests } from '../../support/holdRequests.ts';
import { makeOlder, oldestBrowsers } from '../../support/oldestBrowsers.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

const { siteUrl } = serverUnderTest();
const PAGE = `${siteUrl}/about`;

const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

/** Left, top, right and bottom, in px of the window. */
const boxOf = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return { left, top, right, bottom };
  });

/** What Chromium does with popovers by itself: it would undo what is done in its stead. */
const withoutItsOwn = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('[popovertarget]')) event.preventDefault();
    });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(String.raw`[popover].\:popover-open { display: block }`);
    document.adoptedStyleSheets.push(sheet);
  });

for (const browser of oldestBrowsers) {
  test(`${browser.name} ${browser.version} is brought what menus need, and opens and closes them`, async ({ page }) => {
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(String(error)));
    await makeOlder(page, browser);
    await withoutItsOwn(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    const brought = page.waitForResponse(/\/assets\/popover-[^/]*\.js$/);
    await page.goto(PAGE);
    expect((await brought).ok()).toBe(true);
    const help = menu(page).getByRole('button', { name: 'Help' });
    const list = menu(page).getByRole('link', { name: 'FAQs' });
    await expect(list).toBeHidden();
    await help.click();
    await expect(list).toBeVisible();
    await expect(help).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(help).toHaveAttribute('aria-expanded', 'false');
    expect(troubles).toEqual([]);
  });
}

test('a browser that has popovers loads none', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  expect(asked.filter((address) => address.includes('/assets/site-'))).toHaveLength(1);
  expect(asked.filter((address) => address.includes('popover'))).toEqual([]);
});

/** Opens the page with its text changed: as browsers read it that know less. */
async function openAs(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(PAGE, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    // Its styles are others now than those that it names.
    delete headers['content-security-policy'];
    await route.fulfill({ response, headers, body: change(await response.text()) });
  });
  await page.goto(PAGE, { waitUntil: 'commit' });
  // All of it is there, whether or not scripts are.
  await expect(page.locator('footer')).toBeVisible();
}

for (const [who, isKnown] of [
  ['where popovers are unknown, a rule of ours closes menus before anything is brought', false],
  ['where popovers are known, that rule does nothing', true],
] as const) {
  test(who, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    // What hides them in Chromium is the weakest of all rules.
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[popover]:not(dialog) { display: block }');
      document.adoptedStyleSheets.push(sheet);
    });
    const release = await holdRequests(page, '**/assets/*.js');
    await openAs(page, (html) => (isKnown ? html : html.replaceAll('selector(:popover-open)', 'selector(:unknown)')));
    for (const open of [menu(page).getByRole('link', { name: 'FAQs' }), page.getByRole('searchbox').first()])
      await expect(open).toBeVisible({ visible: isKnown });
    await release();
  });
}

/** As a pointer does: Playwright would scroll first, to what is in view already. */
async function press(button: Locator): Promise<void> {
  const { left, top, right, bottom } = await boxOf(button);
  await button.page().mouse.click((left + right) / 2, (top + bottom) / 2);
}

/** The page in browsers without anchors: Safari before 26 is the last of them. */
async function openWithoutAnchors(page: Page): Promise<void> {
  await page.addInitScript(() => {
    CSS.supports = new Proxy(CSS.supports, {
      apply: (supports, _css, said: [string]) => said[0] !== 'position-area' && Reflect.apply(supports, CSS, said),
    });
  });
  await openAs(page, (html) => html.replaceAll(/position-a(?:nchor|rea)/g, 'position-unknown'));
  await page.waitForLoadState();
}

for (const [width, scrolled] of [
  [1280, 0],
  [1280, 400],
  [900, 0],
  [900, 400],
] as const) {
  test(`a browser without anchors has lists below their buttons at ${width} px, scrolled by ${scrolled}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openWithoutAnchors(page);
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
    const header = page.locator('header').first();
    if (scrolled > 0) await expect(header).toHaveAttribute('data-scrolled');
    for (const [name, entry, side] of [
      ['Home Services', 'HomeCare', 'left'],
      ['Help', 'FAQs', 'right'],
    ] as const) {
      const button = menu(page).getByRole('button', { name });
      await press(button);
      const list = menu(page)
        .getByRole('list')
        .filter({ has: page.getByRole('link', { name: entry }) })
        .last();
      await expect(list).toBeVisible();
      const [box, from, bar] = [await boxOf(list), await boxOf(button), await boxOf(header)];
      expect(Math.abs(box[side] - from[side]), `${name}, ${side}`).toBeLessThan(1);
      expect(box.top, name).toBeGreaterThanOrEqual(bar.bottom - 1);
      expect(box.top, name).toBeLessThan(bar.bottom + 20);
      expect(box.right, name).toBeLessThanOrEqual(width);
    }
    await press(page.locator('header').getByRole('button', { name: 'Search', exact: true }).locator('visible=true'));
    const field = page.getByRole('searchbox').locator('visible=true');
    await expect(field).toBeVisible();
    expect((await boxOf(field)).top).toBeGreaterThanOrEqual((await boxOf(header)).bottom - 1);
  });
}
