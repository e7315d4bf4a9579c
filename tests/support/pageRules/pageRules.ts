import type { Page } from '@playwright/test';
import { belowTheHeader, cutTables, outOfContainer, tangledLabels } from './boxes.ts';
import { shownTexts, tooSmall, tornTexts } from './texts.ts';

interface PageRules {
  shownTexts: typeof shownTexts;
  tooSmall: typeof tooSmall;
  tornTexts: typeof tornTexts;
  tangledLabels: typeof tangledLabels;
  outOfContainer: typeof outOfContainer;
  cutTables: typeof cutTables;
  belowTheHeader: typeof belowTheHeader;
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
  tornTexts,
  tangledLabels,
  outOfContainer,
  cutTables,
  belowTheHeader,
]
  .map(String)
  .map((source) => source.replace(/^function (\w+)/, '$1: function $1'))
  .join(', ')} };`;

/** The smallest telephone and a usual one, a tablet, a desktop computer and a large one; the usual one is where a visit began. */
const WIDTHS = [320, 390, 768, 1920, 1280] as const;
/**
 * What lies between them: each page is looked at in one of each as well, the next page in the next. Of the large ones all
 * have columns beside each other that were made for a desktop computer: there a heading stood with one letter a line.
 */
const ODD_WIDTHS = { small: [360, 620, 430, 830, 520, 690, 740], large: [880, 1000, 900, 1040, 950, 1120] } as const;
const HEIGHT = 900;
const SCHEMES = ['light', 'dark'] as const;

/** Those for one page of many: `turn` is its place among them. */
export const oddWidths = (turn: number): readonly number[] =>
  [ODD_WIDTHS.small, ODD_WIDTHS.large].flatMap((widths) => widths[turn % widths.length] ?? []);

/** Letters, words and lines as far apart as a visitor may set them, with nothing lost: WCAG 2.2, 1.4.12. */
const SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';

/**
 * What breaks a rule as the page is drawn now. What follows the window by a script has a second to do so.
 * @param spacing styles of a visitor, in force while it looks: what is lost counts then, not where a figure breaks
 */
const brokenNow = (page: Page, spacing?: string): Promise<string[]> =>
  page.evaluate(async (visitorStyles) => {
    const { pageRules: rules } = window;
    if (!rules) throw new Error('expected the rules in the page');
    const look = (): string[] => {
      const texts = rules.shownTexts();
      const { scrollWidth, clientWidth } = document.documentElement;
      const asDesigned = () => [...rules.tooSmall(texts), ...rules.tornTexts(texts), ...rules.tangledLabels(texts)];
      return [
        ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []),
        ...(visitorStyles === undefined ? asDesigned() : []),
        ...rules.outOfContainer(texts),
        ...rules.cutTables(),
        ...rules.belowTheHeader(),
      ];
    };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(visitorStyles ?? '');
    const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const roots = visitorStyles === undefined ? [] : [document, ...shadows];
    for (const root of roots) root.adoptedStyleSheets.push(sheet);
    let found = look();
    for (let tries = 0; found.length > 0 && tries < 10; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      found = look();
    }
    for (const root of roots) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    return [...new Set(found)];
  }, spacing);

interface Looks {
  readonly widths?: readonly number[];
  readonly schemes?: readonly ('light' | 'dark')[];
  /** In which a visitor has set letters apart; one scheme stands for both. */
  readonly spacedWidths?: readonly number[];
}

/**
 * Looks at an open page in each width and scheme: text of 12 px at least, number and unit on one line, labels of drawings
 * apart, text within its container, tables that are whole or show that they scroll, nothing below the header, and nothing to
 * the side; the last four with letters set apart, too.
 * @returns what is wrong, each with width and scheme; leaves the window at the last ones
 */
export async function brokenRules(page: Page, looks: Looks = {}): Promise<string[]> {
  const { widths = WIDTHS, schemes = SCHEMES, spacedWidths = [620, 320] } = looks;
  await page.evaluate(pageRulesSource);
  const found: string[] = [];
  for (const width of spacedWidths) {
    await page.setViewportSize({ width, height: HEIGHT });
    found.push(...(await brokenNow(page, SPACING)).map((text) => `${width} px, letters set apart: ${text}`));
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      found.push(...(await brokenNow(page)).map((text) => `${width} px, ${colorScheme}: ${text}`));
    }
  }
  return found;
}
