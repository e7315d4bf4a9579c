import type { Page } from '@playwright/test';
import { expect, test } from '../../support/embedding.ts';

// The bar of mode="sticky" on a page that changes without being loaded anew, where each of its pages has a tag of its own. (In
// Chromium 156, November 2026, the room of the first bar stayed for good, and that of one that came back was missing.)

declare global {
  interface Window {
    /** Pages of the page, by name. */
    views?: Record<string, HTMLElement>;
  }
}

/** What the page keeps free at its end. */
const room = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { paddingBlockEnd, scrollPaddingBlockEnd } = document.documentElement.style;
    return [paddingBlockEnd, scrollPaddingBlockEnd];
  });

/** Shows one of them in the place of the present one, in one go; kept as it was, where it has been shown before. */
async function go(page: Page, name: string): Promise<void> {
  await page.evaluate(async (label) => {
    const views = (window.views ??= {});
    const view = (views[label] ??= document.createElement('section'));
    if (!view.firstChild && label !== 'None')
      view.innerHTML = `<quick-quote mode="sticky" label="${label}"></quick-quote>`;
    document.body.replaceChildren(view);
    // Some frames on, the page has been told of both bars.
    for (let frame = 0; frame < 6; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, name);
}

test('sticky: the page keeps room for the bar that is there, and none without one', async ({
  page,
  host,
  complaints,
}) => {
  await page.goto(host.address('asked-for', { TAG: 'quick-quote', ATTRIBUTES: 'mode="sticky" label="First"' }));
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(button('First')).toBeVisible();
  const [bar] = await room(page);
  expect(bar).toMatch(/^\d+px$/);
  for (const name of ['Second', 'Third', 'Second', 'Fourth', 'Third', 'Fifth']) {
    await go(page, name);
    await expect(button(name)).toBeVisible();
    expect(await room(page), name).toEqual([bar, bar]);
  }
  await go(page, 'None');
  expect(await room(page)).toEqual(['', '']);
  expect(complaints).toEqual({ errors: [], warnings: [], violations: [] });
});
