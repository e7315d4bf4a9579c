import { expect, test, type Page } from '@playwright/test';
import { completeFunnel } from '../../support/funnels/completeFunnel.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

// The question first: on a page whose form is what people have come for, the first control stands on the first screen.

const { siteUrl } = serverUnderTest();

const PAGES = [
  '/solar-quote',
  '/commercial-solar-quote',
  '/ev-quote',
  '/get-a-quote',
  '/homecare-quote',
  '/commercial-energy-comparison',
  '/contact',
] as const;

/** Screens, and the line that the upper edge of the first control stays above, in px. */
const SCREENS = [
  { width: 1280, height: 800, line: 480 },
  { width: 390, height: 844, line: 360 },
] as const;

/** Where the first control of the tag begins: what is drawn of it, for a radio its whole card. */
const firstControl = (page: Page) =>
  page.evaluate(() => {
    const tag = document.querySelector<HTMLElement>(':defined[head=none]');
    const controls = 'input:not([type=hidden],[name=leadRoute]),select,textarea,form button';
    const control = tag?.shadowRoot?.querySelector<HTMLElement>(controls);
    const drawn = control?.closest('label')?.contains(control) ? control.closest('label') : control;
    return { name: control?.getAttribute('name'), top: Math.round(drawn?.getBoundingClientRect().top ?? Infinity) };
  });

test('the first control stands above the line on every page around a form, the question about cookies included', async ({
  page,
}) => {
  for (const { width, height, line } of SCREENS) {
    await page.setViewportSize({ width, height });
    for (const path of PAGES) {
      await page.goto(siteUrl + path);
      // Who comes for the first time is asked; the banner is part of the screen.
      await expect(page.locator('[data-cookie-banner]')).toBeVisible();
      const found = await firstControl(page);
      expect.soft(found.top, `${path} at ${width} px: ${found.name}`).toBeLessThanOrEqual(line);
      const isCovered = await page
        .locator('[data-cookie-banner]')
        .evaluate((banner, top) => banner.getBoundingClientRect().top < top, found.top);
      expect.soft(isCovered, `${path} at ${width} px: the question about cookies lies on it`).toBe(false);
    }
  }
  // A breach: with the band of the tag it stands lower.
  await page.evaluate(() => document.querySelector('[head=none]')?.setAttribute('head', 'shown'));
  const head = page.locator('contact-form [part=head]');
  await expect(head).toHaveCSS('position', 'static');
  const { height = 0 } = (await head.boundingBox()) ?? {};
  expect((await firstControl(page)).top + height).toBeGreaterThan(SCREENS[1].line);
});

test('from the second step on the page makes room, and the result alone says what happens next', async ({ page }) => {
  const told = page.getByRole('heading', { name: 'What happens next' });
  const [title, help] = [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('link', { name: 'Boiler cover only' }),
  ];
  await page.goto(`${siteUrl}/homecare-quote`);
  await expect(told).toHaveCount(1);
  await expect(help).toBeVisible();
  const seen: (readonly [step: number, told: number, helps: boolean])[] = [];
  await completeFunnel(page, 'homecare-quote', {
    email: `makes.room.${Date.now()}@example.com`,
    onStep: async (step) => {
      await expect(help).toBeHidden();
      // Named for who listens, and in nobody's way.
      await expect(title).toHaveCount(1);
      await expect(title.locator('..')).toHaveCSS('clip-path', 'inset(50%)');
      seen.push([step, await told.count(), await help.isVisible()]);
    },
  });
  expect(seen).toEqual([
    [2, 0, false],
    [3, 1, false],
  ]);
});

test('back on the first step the page says again what the form is about', async ({ page }) => {
  await page.goto(`${siteUrl}/solar-quote`);
  await page.getByRole('button', { name: 'Continue to equipment selection' }).click();
  await expect(page.getByRole('heading', { name: 'Choose your equipment' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'How we work out your figures' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'How we work out your figures' })).toBeVisible();
});

test('the heading of the solar page follows the type of the customer', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(`${siteUrl}/solar-quote`);
  await expect(title).toHaveText('Your home solar quote');
  await page.getByText('My business', { exact: true }).click();
  await expect(title).toHaveText('Your business solar quote');
  await page.goto(`${siteUrl}/contact`);
  await page.goto(`${siteUrl}/solar-quote#customerType=business`);
  await expect(title).toHaveText('Your business solar quote');
});

test('on a partner’s page of ours the text gives way, and the names of both stay', async ({ page }) => {
  await page.goto(`${siteUrl}/sandgate-homes-solar`);
  const roles = page.getByRole('heading', { name: 'Who does what' });
  await expect(roles).toBeVisible();
  await page.getByRole('button', { name: 'Continue to equipment selection' }).click();
  await expect(page.getByRole('heading', { name: 'Choose your equipment' })).toBeInViewport();
  await expect(roles).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('at the end of a product page the form works where it is, and the page above it stays', async ({ page }) => {
  await page.goto(`${siteUrl}/solar`);
  await page.getByRole('link', { name: 'Get my solar quote' }).click();
  const go = page.getByRole('button', { name: 'Continue to equipment selection' });
  await expect(page.getByRole('radio', { name: 'My home' })).toBeInViewport();
  await go.click();
  await expect(page.getByRole('heading', { name: 'Choose your equipment' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'What it costs' })).toBeVisible();
});
