import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { serverUnderTest } from './serverUnderTest.ts';
import { watchPage, type PageTroubles } from './watchPage.ts';

/** Less is 0.00 in the budget, and no eye sees it: a line of text that moves by a pixel while a slow page arrives. */
const VISIBLE_SHIFT = 0.005;

declare global {
  interface Window {
    layoutShifts?: string[];
  }
}

/** Notes what moves while the page loads. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = Reflect.get(entry, 'sources') as { readonly node?: Node }[];
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : `"${node?.textContent?.slice(0, 40)}"`,
        );
        shifts.push(`${Reflect.get(entry, 'value')}: ${moved.join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

interface Visit extends PageTroubles {
  readonly page: Page;
  /** What has moved on the page so far; none where no eye would see it. */
  readonly shifts: () => Promise<readonly string[]>;
}

interface Visitor {
  readonly context: BrowserContext;
  readonly visit: Visit;
  /** As if this were the first page that a visitor opens. */
  readonly forget: () => Promise<void>;
}

/**
 * Tests that look at many pages one after the other, in one page for each worker: a page of its own for each of them takes
 * as long as the look. Between two of them its caches, its storage and its troubles are forgotten.
 */
export const test = base.extend<{ readonly visit: Visit }, { readonly visitor: Visitor }>({
  visitor: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        locale: 'en-GB',
        timezoneId: 'Europe/London',
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 900 },
      });
      const page = await context.newPage();
      const { siteUrl } = serverUnderTest();
      const troubles = await watchPage(page, siteUrl);
      await watchShifts(page);
      const browserSide = await context.newCDPSession(page);
      const shifts = async (): Promise<readonly string[]> => {
        const seen = await page.evaluate(() => window.layoutShifts ?? []);
        return seen.reduce((sum, text) => sum + Number.parseFloat(text), 0) < VISIBLE_SHIFT ? [] : seen;
      };
      const forget = async (): Promise<void> => {
        await page.goto('about:blank');
        await browserSide.send('Network.clearBrowserCache');
        await browserSide.send('Storage.clearDataForOrigin', { origin: siteUrl, storageTypes: 'all' });
        troubles.messages.length = 0;
        troubles.foreignRequests.length = 0;
      };
      await use({ context, visit: { page, shifts, ...troubles }, forget });
      await context.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ visitor }, use) => {
    await visitor.forget();
    await use(visitor.visit);
  },
});
