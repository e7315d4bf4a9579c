import { chromium, expect, test, type CDPSession, type Page } from '@playwright/test';
import { chromiumFlags } from '../../support/chromiumFlags.ts';
import { ensureChromium } from '../../support/ensureChromium.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

const { siteUrl } = serverUnderTest();

/** One page of each make: what forbids the cache stands in a layout or in a script. */
const MAKES =
  '/ /about /contact /solar-quote /get-a-quote /homecare-plans /learn-more/energy /faqs /search?q=solar /privacy-policy /solar-panels-newcastle /blog /blog/solar-panel-cost-newcastle /case-studies /case-studies/newcastle-home-solar-installation /emergencies';

/** Why the browser did not keep the page that was left, as it says itself. */
function noteReasons(session: CDPSession): string[] {
  const reasons: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason, context }) => [reason, context].filter(Boolean).join(' '))),
  );
  return reasons;
}

/** Goes to another page and back. @returns whether the page stands as it was left */
async function isRestored(page: Page, address: string): Promise<boolean> {
  // At a person's pace: a frame that is left in the middle of asking its browser for something is evicted, whatever the page.
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => Reflect.set(globalThis, 'wasHere', true));
  await page.goto(`${siteUrl}/cookie-policy`);
  // Without a navigation that Playwright could wait for: a restored page does not load.
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect.poll(() => page.url()).toBe(address);
  return page.evaluate(() => Reflect.get(globalThis, 'wasHere') === true);
}

test('Back restores every make of page from memory', async () => {
  test.setTimeout(120_000);
  // Playwright turns the cache off in its own browser.
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    const reasons = noteReasons(session);
    const lost: string[] = [];
    for (const path of MAKES.split(' ')) {
      reasons.length = 0;
      if (!(await isRestored(page, siteUrl + path))) lost.push(`${path}: ${reasons.join(', ')}`);
    }
    expect(lost).toEqual([]);
  } finally {
    await browser.close();
  }
});
