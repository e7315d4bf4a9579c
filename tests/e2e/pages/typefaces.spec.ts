import { expect, type Page } from '@playwright/test';
import { test } from '../../support/onePage.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

// The brand's typefaces are there for the first paint, unless that would have to wait for them.

const { siteUrl } = serverUnderTest();

/** What the first view is set in, as the browser says. */
async function typefacesOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const nameOf = async (selector: string): Promise<string> => {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts[0]?.familyName ?? 'none';
  };
  const names = [await nameOf('h1'), await nameOf('main p')];
  await session.detach();
  return names;
}

/** A line of that round trip, as `navigator.connection` states it. */
async function slowDown(page: Page, latency: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const line = { latency, downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
}

const preloads = (page: Page): Promise<number> => page.locator('link[rel=preload][as=font]').count();

test('on a line as most have it they are asked for before anything is painted', async ({ visit: { page } }) => {
  await page.goto(`${siteUrl}/about`);
  expect(await preloads(page)).toBe(2);
  // Told some moments after the frame.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  // Whether they come within the tenth of a second that a browser waits is for a quiet machine to say.
  const asked = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    return files.map(({ startTime }) => startTime < paint);
  });
  expect(asked).toEqual([true, true]);
});

test('on a slow line nothing waits for them, nothing moves, and later pages have them', async ({ visit }) => {
  const { page } = visit;
  await slowDown(page, 150);
  await page.goto(`${siteUrl}/about`);
  expect(await preloads(page)).toBe(0);
  expect(await typefacesOf(page)).not.toContainEqual(expect.stringMatching(/Bricolage|Figtree/));
  // Asked for all the same, once the page stands.
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length);
  await expect.poll(loaded).toBe(2);
  expect(await visit.shifts()).toEqual([]);
  await expect(async () => {
    await page.goto(`${siteUrl}/contact`);
    const brand = [expect.stringContaining('Bricolage'), expect.stringContaining('Figtree')];
    expect(await typefacesOf(page)).toEqual(brand);
  }).toPass();
});
