import { expect, test, type Page } from '@playwright/test';
import { restingPlace } from '../../support/inView.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

// Whoever goes through a page by keyboard sees where they are: nothing that stays on the screen, as the header does, lies over
// what has the focus (WCAG 2.2, 2.4.11). The link that skips the header is the first thing that a keyboard reaches.

const { siteUrl } = serverUnderTest();
const STOPS = 25;
/** A telephone, a desktop computer, and the same computer at 400 %. */
const SCREENS = [
  [390, 780],
  [1280, 800],
  [320, 256],
] as const;
const PAGES = ['/', '/solar-panels-newcastle', '/partners/tag-builder'];

/** What has the focus and cannot be seen, in words; an empty text where it can. */
const hiddenFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const deepest = (found: Element | null, next: (root: ShadowRoot) => Element | null): Element | null => {
      const inner = found?.shadowRoot && next(found.shadowRoot);
      return inner && inner !== found ? deepest(inner, next) : found;
    };
    const focused = deepest(document.activeElement, (root) => root.activeElement);
    if (!focused || focused === document.body) return 'nothing has the focus';
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const [from, to, above, below] = [
      Math.max(left, 0),
      Math.min(right, innerWidth),
      Math.max(top, 0),
      Math.min(bottom, innerHeight),
    ];
    const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
    const isMine = (element: Element): boolean =>
      focused.contains(element) || labels.some((label) => label.contains(element));
    const SHARES = [0.1, 0.5, 0.9];
    const isSeen = SHARES.some((across) =>
      SHARES.some((down) => {
        const [x, y] = [from + (to - from) * across, above + (below - above) * down];
        const hit = deepest(document.elementFromPoint(x, y), (root) => root.elementFromPoint(x, y));
        return hit !== null && isMine(hit);
      }),
    );
    return isSeen ? '' : `<${focused.localName}> "${focused.textContent.trim().slice(0, 40)}"`;
  });

/**
 * The same once the page has come to rest: the question about cookies rises, and what has the focus makes way for it, some
 * frames later on a busy machine.
 */
async function staysHidden(page: Page): Promise<string> {
  if ((await hiddenFocus(page)) === '') return '';
  await restingPlace(page);
  return hiddenFocus(page);
}

for (const [width, height] of SCREENS) {
  test(`nothing lies over what has the focus, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const hidden: string[] = [];
    for (const path of PAGES) {
      for (const key of ['Tab', 'Shift+Tab']) {
        await page.goto(siteUrl + path);
        for (let stop = 0; stop < STOPS; stop += 1) {
          await page.keyboard.press(key);
          const found = await staysHidden(page);
          if (found) hidden.push(`${path}, stop ${stop} of ${key}: ${found}`);
        }
      }
    }
    expect(hidden).toEqual([]);
  });
}
