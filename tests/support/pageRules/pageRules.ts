import type { Page } from '@playwright/test';
import { cutTables, outOfContainer, tangledLabels } from './boxes.ts';
import { shownTexts, tooSmall, tornFigures } from './texts.ts';

interface PageRules {
  shownTexts: typeof shownTexts;
  tooSmall: typeof tooSmall;
  tornFigures: typeof tornFigures;
  tangledLabels: typeof tangledLabels;
  outOfContainer: typeof outOfContainer;
  cutTables: typeof cutTables;
}

declare global {
  interface Window {
    pageRules?: PageRules;
  }
}

/** The source of a script that puts the rules on a page as `window.pageRules`. */
const pageRulesSource = `window.pageRules = { ${[
  shownTexts,
  tooSmall,
  tornFigures,
  tangledLabels,
  outOfContainer,
  cutTables,
]
  .map(String)
  .map((source) => source.replace(/^function (\w+)/, '$1: function $1'))
  .join(', ')} };`;

/** The smallest telephone and a usual one, a tablet, a desk and a large one; the usual desk is where a visit began. */
const WIDTHS = [320, 390, 768, 1920, 1280] as const;
const HEIGHT = 900;
const SCHEMES = ['light', 'dark'] as const;

/** What breaks a rule as the page is drawn now. What follows the window by a script has a second to do so. */
const brokenNow = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { pageRules: rules } = window;
    if (!rules) throw new Error('expected the rules in the page');
    const look = (): string[] => {
      const texts = rules.shownTexts();
      const { scrollWidth, clientWidth } = document.documentElement;
      return [
        ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []),
        ...rules.tooSmall(texts),
        ...rules.tornFigures(texts),
        ...rules.tangledLabels(texts),
        ...rules.outOfContainer(texts),
        ...rules.cutTables(),
      ];
    };
    let found = look();
    for (let tries = 0; found.length > 0 && tries < 10; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      found = look();
    }
    return [...new Set(found)];
  });

interface Looks {
  readonly widths?: readonly number[];
  readonly schemes?: readonly ('light' | 'dark')[];
}

/**
 * Looks at an open page in each width and scheme: text of 12 px at least, number and unit on one line, labels of drawings
 * apart, text within its container, tables that are whole or show that they scroll, and nothing to the side.
 * @returns what is wrong, each with width and scheme; leaves the window at the last ones
 */
export async function brokenRules(page: Page, { widths = WIDTHS, schemes = SCHEMES }: Looks = {}): Promise<string[]> {
  await page.evaluate(pageRulesSource);
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      found.push(...(await brokenNow(page)).map((text) => `${width} px, ${colorScheme}: ${text}`));
    }
  }
  return found;
}
