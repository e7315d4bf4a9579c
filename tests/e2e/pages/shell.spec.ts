import { expect, test, type Page } from '@playwright/test';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

const { siteUrl } = serverUnderTest();
const PLAIN_PAGE = `${siteUrl}/privacy-policy`;

const button = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
/** From here on time passes only when a test says so. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('dropdowns open one at a time and close by Escape, a press beside them and the focus leaving', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(PLAIN_PAGE);
  const [energy, help] = [button(page, 'Energy'), button(page, 'Help')];
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  await expect(energy).toHaveAttribute('aria-expanded', 'false');
  await energy.focus();
  await page.keyboard.press('Enter');
  await expect(energy).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(link('Gas and electricity')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(energy).toBeFocused();
  await expect(energy).toHaveAttribute('aria-expanded', 'false');

  await energy.click();
  await help.click();
  await expect(link('Gas and electricity')).toBeHidden();
  for (const name of ['Contact Us', 'About Us', 'FAQs', 'ADR Compliance', 'Emergencies'])
    await expect(link(name)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(link('FAQs')).toBeHidden();

  await button(page, 'Smart Home').press('Enter');
  await link('Packages and prices').focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Smart Home')).toHaveAttribute('aria-expanded', 'false');

  await help.click();
  await link('Contact Us').click();
  await expect(page).toHaveURL(`${siteUrl}/contact`);
  await expect(help).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(link('FAQs')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('dropdowns, panel and search open all the same', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(PLAIN_PAGE);
    await button(page, 'Energy').click();
    await expect(page.getByRole('link', { name: 'Tariff prices' })).toBeVisible();
    await button(page, 'Search').click();
    await expect(page.getByRole('link', { name: 'Tariff prices' })).toBeHidden();
    await page.getByPlaceholder('Search for services, help, support...').fill('boiler');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${siteUrl}/search?q=boiler`);
    await expect(page.getByRole('main').getByRole('link', { name: 'HomeCare plans', exact: true })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 800 });
    await button(page, 'Menu').click();
    await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Case Studies' })).toBeVisible();
  });
});

test('the panel of narrow screens keeps the focus, has the cards, and makes room for the search', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(PLAIN_PAGE);
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await expect(button(page, 'Energy')).toBeHidden();
  await button(page, 'Menu').click();
  for (const name of ['For your home', 'Solar', 'Blog', 'Log in / Register', '0191 498 0100', /@staithes-energy/])
    await expect(panel.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(panel.getByText('Need a hand?')).toBeVisible();
  const card = panel.getByRole('link', { name: 'HomeCare quote' });
  await expect(card).toBeHidden();
  await panel.getByText('Home Services').click();
  await expect(card).toBeVisible();
  await panel.getByText('Help', { exact: true }).click();
  await expect(card).toBeHidden();

  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer')?.localName)).toBeUndefined();
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button(page, 'Menu')).toBeFocused();

  await button(page, 'Menu').click();
  await panel.getByRole('link', { name: 'Search' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('searchbox', { name: 'Search this site' })).toBeFocused();
  await page.keyboard.press('Escape');

  await button(page, 'Menu').click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(panel).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click({ trial: true });
});

test('a search shows its state for half a second, then what there is', async ({ page }) => {
  await page.goto(PLAIN_PAGE);
  const field = page.getByRole('searchbox', { name: 'Search this site' });
  await button(page, 'Search').click();
  await expect(field).toBeFocused();
  await field.fill('   ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(PLAIN_PAGE);
  await expect(field).toBeFocused();

  await stopTheClock(page);
  await field.fill(' boilers & "more" ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${siteUrl}/search?q=boilers+%26+%22more%22`);
  const main = page.getByRole('main');
  const status = main.getByRole('status');
  await expect(status).toHaveText('Searching…');
  await page.clock.runFor(499);
  await expect(status).toHaveText('Searching…');
  await page.clock.runFor(1);
  await expect(main.getByRole('heading', { name: 'No results found' })).toBeVisible();
  await expect(main.getByText(/^We couldn't find any matches for the term\. Please try/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Go to homepage' })).toHaveAttribute('href', '/');

  await main.getByRole('searchbox').fill('BOILER');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(status).toHaveText('Searching…');
  await page.clock.runFor(500);
  await expect(status).toHaveText(/^\d+ pages for “BOILER”$/);
  const results = main.locator('[data-search-state=results] a');
  await expect(results.first()).toHaveAttribute('href', '/learn-more?topic=boilers');
  expect(await results.count()).toBeGreaterThan(5);
  await expect(page).toHaveTitle(/^BOILER \| Search/);

  await page.goto(`${siteUrl}/search`);
  await expect(main.getByText('Please enter a search term')).toBeVisible();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
});

test('cookies are asked about after 1.5 s, without taking the focus, and both answers are alike', async ({ page }) => {
  await stopTheClock(page);
  await page.goto(PLAIN_PAGE);
  const banner = page.getByRole('region', { name: 'Your cookie choices' });
  const answer = (name: string) => banner.getByRole('button', { name });
  await page.clock.runFor(1499);
  await expect(banner).toBeHidden();
  await page.clock.runFor(1);
  await expect(banner).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  const looks = (name: string) =>
    answer(name).evaluate((element) => {
      const { color, backgroundColor, fontSize, fontWeight, height } = getComputedStyle(element);
      return { color, backgroundColor, fontSize, fontWeight, height };
    });
  expect(await looks('Accept All')).toEqual(await looks('Essential Only'));
  await expect(banner.getByRole('link', { name: 'Cookie Policy' })).toHaveAttribute('href', '/cookie-policy');

  await answer('Close without choosing').click();
  await expect(banner).toBeHidden();
  expect(await stored(page, 'cookieConsent')).toBeNull();
  await page.reload();
  await page.clock.runFor(5000);
  await expect(banner).toBeHidden();

  const settings = page.getByRole('button', { name: 'Cookie settings' });
  await settings.press('Enter');
  await expect(answer('Accept All')).toBeFocused();
  await page.evaluate(() => {
    document.addEventListener('cookie-consent', (event) => {
      if (event instanceof CustomEvent) document.title = `consent ${event.detail}`;
    });
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('consent all');
  expect([await stored(page, 'cookieConsent'), await stored(page, 'cookieConsentAccepted')]).toEqual(['all', 'true']);
  await expect(banner).toBeHidden();
  await expect(settings).toBeFocused();
});

test('a notice stays for three seconds, longer under the pointer, and makes room for the next', async ({ page }) => {
  await stopTheClock(page);
  await page.goto(PLAIN_PAGE);
  await page.clock.runFor(1500);
  const notice = page.locator('[data-toasts]');
  await page.getByRole('button', { name: 'Accept All' }).click();
  await expect(notice).toHaveText('Cookies acceptedThank you for accepting all cookies.');
  await page.clock.runFor(2999);
  await expect(notice).not.toHaveText('');
  await page.clock.runFor(1);
  await expect(notice).toHaveText('');

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: 'Essential Only' }).click();
  await expect(notice).toHaveText('Essential cookies acceptedOnly essential cookies will be used.');
  expect([await stored(page, 'cookieConsent'), await stored(page, 'cookieConsentAccepted')]).toEqual([
    'essential',
    null,
  ]);
  await notice.getByText('Only essential cookies').hover();
  await page.clock.runFor(10_000);
  await expect(notice).not.toHaveText('');
  await page.mouse.move(5, 5);
  await page.clock.runFor(3000);
  await expect(notice).toHaveText('');

  await page.reload();
  await page.clock.runFor(5000);
  await expect(page.locator('[data-cookie-banner]')).toBeHidden();
});

const WIDTHS = [320, 390, 768, 800, 879, 880, 1024, 1087, 1088, 1180, 1239, 1280, 1600];

/** What anybody may look for above the menu, from 768 px on; below that the panel has it. */
async function expectStrip(page: Page, width: number): Promise<void> {
  const strip = page.getByRole('banner').getByRole('listitem');
  const lefts: number[] = [];
  for (const name of ['For your home', 'For your business', '0191 498 0100', /@staithes-energy/, 'Log in / Register']) {
    const link = strip.getByRole('link', { name, exact: true });
    await expect(link, `${width} px`).toBeInViewport({ ratio: 1 });
    const { x = 0, y = 0, width: own = 0 } = (await link.boundingBox()) ?? {};
    expect(y, `row of ${name} at ${width} px`).toBe(0);
    // Their words, with the room of a link at each side, do not come closer than that.
    expect(x, `${name} at ${width} px`).toBeGreaterThanOrEqual(lefts.at(-1) ?? 0);
    lefts.push(x + own);
  }
}

/** Bar and edge; from a tablet on with the strip above, and until there is room in the bar with the menu below. */
function headerHeight(width: number): number {
  const [strip, bar, menu, edge] = [40, 68, 44, 1];
  if (width < 768) return bar + edge;
  return strip + bar + (width < 1088 ? menu : 0) + edge;
}

test('the header stays, changes past 20 px, stands in one row, and is not printed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(PLAIN_PAGE);
  const header = page.getByRole('banner');
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await scrollTo(20);
  await page.waitForTimeout(100);
  await expect(header).not.toHaveAttribute('data-scrolled');
  await scrollTo(21);
  await expect(header).toHaveAttribute('data-scrolled');
  await scrollTo(1500);
  await expect(button(page, 'Energy')).toBeInViewport();
  await scrollTo(0);
  await expect(header).not.toHaveAttribute('data-scrolled');

  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const extra = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(extra, `${width} px`).toBeLessThanOrEqual(0);
    const places = page.locator('[data-menu-place]:visible');
    const tops = await places.evaluateAll((all) => all.map((place) => Math.round(place.getBoundingClientRect().top)));
    expect(new Set(tops).size, `rows of the menu at ${width} px`).toBe(width < 768 ? 0 : 1);
    await expect(header.getByRole('link', { name: 'Get a quote' }), `${width} px`).toBeInViewport({ ratio: 1 });
    const { height } = (await header.boundingBox()) ?? {};
    expect(height, `header at ${width} px`).toBeCloseTo(headerHeight(width), 0);
    if (width >= 768) await expectStrip(page, width);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(header).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the strip above the menu has room for all of its words in another typeface, too', async ({ page }) => {
  await page.route(/\.woff2?$/, (route) => route.abort());
  await page.goto(PLAIN_PAGE);
  for (const width of WIDTHS.filter((one) => one >= 768)) {
    await page.setViewportSize({ width, height: 800 });
    await expectStrip(page, width);
  }
});
