import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { visibleShiftsOf, watchShifts } from './layoutShifts.ts';
import { serverUnderTest } from './serverUnderTest.ts';
import { watchPage, type PageTroubles } from './watchPage.ts';

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
      const forget = async (): Promise<void> => {
        await page.goto('about:blank');
        await page.emulateMedia({ forcedColors: 'none' });
        await browserSide.send('Network.clearBrowserCache');
        await browserSide.send('Storage.clearDataForOrigin', { origin: siteUrl, storageTypes: 'all' });
        troubles.messages.length = 0;
        troubles.foreignRequests.length = 0;
      };
      await use({ context, visit: { page, shifts: () => visibleShiftsOf(page), ...troubles }, forget });
      await context.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ visitor }, use) => {
    await visitor.forget();
    await use(visitor.visit);
  },
});
