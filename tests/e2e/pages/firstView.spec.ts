import { expect, test, type Page } from '@playwright/test';
import { FUNNELS } from '../../support/funnels/journeys.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';
import { pagesOf } from '../../support/tags.ts';

// What a page of ours with a quote costs whoever opens it and goes away again. What comes after the first step is fetched
// once somebody is there, before he needs it.

const { siteUrl } = serverUnderTest();
const MOST_BYTES = 150_000;
/** Longer than a tag waits elsewhere once its page has loaded and rests. */
const LEFT_ALONE_MS = 3000;

/** The own page of each funnel, and those that ask for a quote for a partner or a campaign. */
const PAGES = [
  ...FUNNELS.map(({ tag }) => ({ tag, path: pagesOf(tag)[0] })),
  { tag: 'solar-quote', path: '/sandgate-homes-solar' },
  { tag: 'solar-quote', path: '/campaigns/winter-battery' },
  { tag: 'ev-quote', path: '/campaigns/first-electric-car' },
];

/** Bytes of every answer as they crossed the network, heads included. */
async function weigh(page: Page): Promise<{ readonly bytes: () => number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return { bytes: () => bytes };
}

/** How often the page makes a number format of the browser's, which takes a telephone a tenth of a second. */
async function countFormats(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let made = 0;
    Object.defineProperty(globalThis, 'numberFormatsMade', { get: () => made });
    const { NumberFormat } = Intl;
    const { toLocaleString } = Number.prototype;
    Intl.NumberFormat = new Proxy(NumberFormat, {
      construct: (format, options) => {
        made += 1;
        return Reflect.construct(format, options);
      },
    });
    const counted = new Proxy(toLocaleString, {
      apply: (format, value, options) => {
        made += 1;
        return Reflect.apply(format, value, options);
      },
    });
    Reflect.set(Number.prototype, 'toLocaleString', counted);
  });
  return () => page.evaluate(() => Number(Reflect.get(globalThis, 'numberFormatsMade')));
}

for (const { tag, path } of PAGES) {
  test(`${path} left alone: 150 kB, and what comes next when somebody is there`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { bytes } = await weigh(page);
    const formats = await countFormats(page);
    await page.goto(siteUrl + path);
    // Asked nothing meanwhile: the browser takes what a test asks of a page for a press.
    await page.waitForTimeout(LEFT_ALONE_MS);
    const alone = bytes();
    await expect(page.locator(`${tag}:defined`)).toBeAttached();
    const asBuilt = page.locator(`${tag} [data-prerendered]`);
    await expect(asBuilt.locator('form')).toBeAttached();
    expect(alone).toBeGreaterThan(40_000);
    expect(alone).toBeLessThanOrEqual(MOST_BYTES);
    await page.mouse.wheel(0, 40);
    // Preact and the tag, then the form library and its later steps.
    await expect(asBuilt).toHaveCount(0);
    await expect.poll(bytes).toBeGreaterThan(alone + 40_000);
    expect(await formats()).toBe(0);
  });
}

// What the banner keeps is of no tag; a list of its names stands where the tag decides (ownPage.ts).
for (const choice of ['Accept All', 'Essential Only', 'Close without choosing']) {
  test(`on the page after "${choice}" a first step waits as well`, async ({ page }) => {
    await page.goto(siteUrl);
    await page.getByRole('button', { name: choice }).click();
    await page.goto(`${siteUrl}/solar-quote?utm_source=news`);
    await page.waitForTimeout(LEFT_ALONE_MS / 2);
    await expect(page.locator('solar-quote:defined [data-prerendered] form')).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(page.locator('solar-quote [data-prerendered]')).toHaveCount(0);
  });
}
