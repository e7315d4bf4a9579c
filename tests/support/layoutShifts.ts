import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts?: string[];
  }
}

/** Notes what moves while a page loads; call it before the page is opened. */
export const watchShifts = (page: Page): Promise<unknown> =>
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

/** What has moved so far: the score of each shift, and what was seen to move. */
export const shiftsOf = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.layoutShifts ?? []);

/** Less is 0.00 in the budget, and no eye sees it: a line of text that moves by a pixel while a slow page arrives. */
const VISIBLE_SHIFT = 0.005;

/** The same; none where all of them together are too little for an eye. */
export async function visibleShiftsOf(page: Page): Promise<readonly string[]> {
  const seen = await shiftsOf(page);
  return seen.reduce((sum, text) => sum + Number.parseFloat(text), 0) < VISIBLE_SHIFT ? [] : seen;
}
