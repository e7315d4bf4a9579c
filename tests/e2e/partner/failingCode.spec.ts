import type { Page } from '@playwright/test';
import { builtChunk } from '../../support/builtSite.ts';
import { allStanding, expect, expectFallbacks, test } from '../../support/embedding.ts';
import { heading, standing } from '../../support/funnels/openTag.ts';

// What a visitor meets whose network lets code down: for a moment, for good, or until it is back.

/** Lets the first request for a chunk fail, and the others wait. */
async function failAtFirst(page: Page, chunk: string) {
  let goOn = (): void => undefined;
  const requests: string[] = [];
  // The second request waits until the page was seen: a slow machine would find it changed already.
  const wasSeen = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(chunk, async (route) => {
    requests.push(route.request().url());
    if (requests.length === 1) return route.abort();
    await wasSeen;
    return route.continue();
  });
  return { requests, goOn: () => goOn() };
}

test('what all tags need fails at first and is asked for again; the fallback stays until then', async ({
  page,
  host,
}) => {
  const { requests, goOn } = await failAtFirst(page, '**/chunks/*.js');
  await page.goto(host.address('plain'));
  await expectFallbacks(page);
  goOn();
  await allStanding(page);
  expect(new Set(requests).size).toBe(1);
});

test('the code of a tag fails at first and is asked for again; the first step and what was typed stay', async ({
  page,
  host,
}) => {
  const { requests, goOn } = await failAtFirst(page, '**/chunks/core-*.js');
  await page.goto(host.address('plain', { TAG: 'contact-form' }));
  const tag = await standing(page, 'contact-form');
  const name = tag.locator('[name=name]');
  await name.fill('Jane Doe');
  await expect.poll(() => requests.length).toBe(2);
  await expect(tag.locator('[data-prerendered]')).toHaveCount(1);
  goOn();
  await expect(tag.locator('[data-prerendered]')).toHaveCount(0);
  await expect(name).toHaveValue('Jane Doe');
  await expect(name).toBeFocused();
});

test('the code of a tag does not come: a press is seen to count, then the link shows, and the press is made up for', async ({
  page,
  host,
}) => {
  let isDown = true;
  await page.route('**/chunks/core-*.js', (route) => (isDown ? route.abort() : route.continue()));
  await page.clock.install();
  await page.goto(host.address('plain', { TAG: 'quick-quote' }));
  const tag = await standing(page, 'quick-quote');
  const link = tag.locator('> a');
  const press = tag.getByRole('button', { name: 'Get my quote' });
  const opacity = () => press.evaluate((button) => getComputedStyle(button).opacity);
  const postcode = tag.locator('[name=postcode]');
  await postcode.fill('NE1');
  await press.click();
  expect(Number(await opacity())).toBeLessThan(0.8);
  await expect(link).toBeHidden();
  // The loader waits longer and longer, for 26 seconds in all.
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(link).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(link).toHaveCSS('font-family', 'sans-serif');
  await expect(postcode).toHaveValue('NE1');
  isDown = false;
  await postcode.press('End');
  await expect(tag.locator('[data-prerendered]')).toHaveCount(0);
  await expect(link).toBeHidden();
  expect(await opacity()).toBe('1');
  await expect(postcode).toHaveAttribute('aria-invalid', 'true');
  await expect(postcode).toHaveValue('NE1');
});

// What a press on Continue of the first step waits for.
const LATER = ['widgets/funnels/homecare/later.tsx', 'widgets/wizard/handover/FunnelEngine.tsx'];

test('later steps that do not come are asked for under another address by the next press', async ({ page, host }) => {
  let isDown = true;
  const asked: string[] = [];
  for (const file of LATER.map(builtChunk))
    await page.route(`**/${file}*`, (route) => {
      asked.push(route.request().url().split('/').at(-1) ?? '');
      return isDown ? route.abort() : route.continue();
    });
  await page.goto(host.address('plain', { TAG: 'homecare-quote' }));
  const tag = await standing(page, 'homecare-quote');
  const goOn = tag.getByRole('button', { name: 'Continue' });
  await goOn.click();
  await expect(tag.getByText("This part of the form didn't load.")).toBeVisible();
  // One that fails is enough for the message; the other may be asked for a moment later.
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(LATER.length);
  const before = asked.splice(0);
  isDown = false;
  await goOn.click();
  await expect(heading(tag, 'Your details')).toBeVisible();
  expect(asked).toHaveLength(LATER.length);
  for (const address of asked) {
    expect(before).not.toContain(address);
    expect(before).toContain(address.split('?')[0]);
  }
});

test('on our own page what says where else to go reads like the page, light and dark', async ({ page, server }) => {
  await page.route('**/widgets/v1/**', (route) => route.abort());
  await page.goto(`${server.siteUrl}/solar-quote`);
  const words = page.getByText("This form hasn't loaded");
  // It comes when no script has for six seconds.
  await expect(words).toBeVisible();
  const looksOf = (node: Element): string[] => {
    const { color, fontFamily } = getComputedStyle(node);
    return [color, fontFamily];
  };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await words.evaluate(looksOf), colorScheme).toEqual(await page.locator('body').evaluate(looksOf));
  }
});
