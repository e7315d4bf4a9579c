import type { Page } from '@playwright/test';

/** Smaller is not read by many, whatever the drawing or the footnote that it is in. */
const LEAST_PX = 12;

/** The window of the smallest phones, and of a desk. */
const WIDTHS = [320, 390, 1280] as const;

/** Texts of the page, and of the tags in it, that are drawn smaller than 12 px: what scales with an SVG included. */
const smallTexts = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const roots: (Document | ShadowRoot)[] = [document];
    for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
    const sizeOf = (element: Element): number => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      return element instanceof SVGGraphicsElement ? size * (element.getScreenCTM()?.a ?? 1) : size;
    };
    const isDrawn = (text: Text): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { width, height } = range.getBoundingClientRect();
      return width > 2 && height > 2;
    };
    const found = new Set<string>();
    for (const root of roots) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        if (!(node instanceof Text) || !node.data.trim() || !parent) continue;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || !isDrawn(node)) continue;
        // A hundredth of rounding is no smaller text.
        const size = sizeOf(parent);
        if (size < least - 0.01) found.add(`${size.toFixed(1)} px: "${node.data.trim().slice(0, 40)}"`);
      }
    }
    return [...found];
  }, LEAST_PX);

/** Texts below 12 px at any of the widths, each with the width. Leaves the window at the last one. */
export async function smallTextsAtAnyWidth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await smallTexts(page)).map((text) => `${width} px wide, ${text}`));
  }
  return found;
}
