import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Locator, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { NOTE } from './accessibility/statement.ts';

declare global {
  interface Window {
    axe?: { run: (context: string | Document, options: RunOptions) => Promise<AxeResults> };
  }
}

const RULES: string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Of WCAG too (2.5.3 and 1.3.4), and left out by axe unless they are asked for. */
const ON_REQUEST: RunOptions['rules'] = {
  'label-content-name-mismatch': { enabled: true },
  'css-orientation-lock': { enabled: true },
};
const EVERYTHING: RunOptions = { rules: ON_REQUEST };
const OF_WCAG: RunOptions = { runOnly: { type: 'tag', values: RULES }, rules: ON_REQUEST };
const TARGETS: RunOptions = { runOnly: { type: 'rule', values: ['target-size'] } };
const CONTRAST: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };
// Once into each page, past its Content-Security-Policy: five times as fast as a fresh copy for every look.
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const SCHEMES = ['light', 'dark'] as const;
/** A small telephone (also 1280 px at 400 %), a usual telephone, a desktop computer. */
const WIDTHS = [320, 390, 1280] as const;
const HEIGHT = 900;
/** What has not found its place by then never will. */
const SETTLED_MS = 2000;

/** What stands out of a tag to the side, or makes the page scroll that way. */
const overflowOf = (tag: Locator): Promise<string[]> =>
  tag.evaluate((element) => {
    const page = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const edge = element.getBoundingClientRect().right + 1;
    // Hidden to the eye only: clipped to a pixel somewhere above.
    const isClipped = (node: Element): boolean =>
      node.clientWidth <= 1 || (node.parentElement !== null && isClipped(node.parentElement));
    const cut = [...(element.shadowRoot?.querySelectorAll('h2,h3,p,dt,dd,td,th,label,button,input,select,a') ?? [])]
      .filter((node) => node.getBoundingClientRect().right > edge && !node.closest('[aria-hidden]') && !isClipped(node))
      .map((node) => `${node.localName} “${node.textContent}” is cut off`);
    return page > 0 ? [`the page is ${page} px too wide`, ...cut] : cut;
  });

/** What axe finds in a page or in one element: rule, markup and what is wrong with it. All its rules, unless some are named. */
async function violationsIn(page: Page, what = EVERYTHING, selector?: string): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ context, ...options }) => {
      const results = await window.axe?.run(context ?? document, { ...options, resultTypes: ['violations'] });
      if (!results) throw new Error('expected axe in the page');
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 300)} ${failureSummary}`),
      );
    },
    { ...what, context: selector },
  );
}

async function show(page: Page, width: number, colorScheme: (typeof SCHEMES)[number]): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme });
}

/**
 * Scrolls to the tag, and waits until the page has been told what is in view: what sticks to the lower edge while a button is
 * out of sight would else still lie on that button. An observer that comes last is told last.
 */
const scrollTo = (tag: Locator): Promise<unknown> =>
  tag.evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant' });
    return new Promise((resolve) => {
      const told = new IntersectionObserver(() => {
        told.disconnect();
        setTimeout(resolve);
      });
      told.observe(element);
    });
  });

/** Nothing makes the page scroll sideways. */
async function expectNoOverflow(page: Page, width: number): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, { message: `${width} px`, timeout: SETTLED_MS }).toBeLessThanOrEqual(0);
}

/** For the accessibility statement: `npm run accessibility` counts these in the report. */
const note = (what: string): unknown => test.info().annotations.push({ type: NOTE, description: what });

/**
 * A page that stands at 1280 px, in few looks: all rules there in light colours and on a telephone in dark ones, the
 * colours of the other two, and the width of the smallest telephone.
 */
export async function expectPageAccessible(page: Page): Promise<void> {
  note(new URL(page.url()).pathname);
  expect(await violationsIn(page), '1280 px, light').toEqual([]);
  await show(page, 1280, 'dark');
  expect(await violationsIn(page, CONTRAST), '1280 px, dark').toEqual([]);
  await show(page, 390, 'dark');
  expect(await violationsIn(page), '390 px, dark').toEqual([]);
  await show(page, 390, 'light');
  expect(await violationsIn(page, CONTRAST), '390 px, light').toEqual([]);
  for (const width of [390, 320]) {
    await show(page, width, 'light');
    await expectNoOverflow(page, width);
  }
}

/** One look at a page with all rules, in turns on a desktop computer and on a telephone, light and dark; and its smallest width. */
export async function expectPageAccessibleAtOnce(page: Page, turn: number): Promise<void> {
  note(new URL(page.url()).pathname);
  const width = turn % 2 === 0 ? 1280 : 390;
  const colorScheme = turn % 4 < 2 ? 'light' : 'dark';
  await show(page, width, colorScheme);
  expect(await violationsIn(page), `${width} px, ${colorScheme}`).toEqual([]);
  await show(page, 320, colorScheme);
  await expectNoOverflow(page, 320);
}

/** Axe finds nothing in the tag as it stands. @param state what it shows, for the report */
async function expectAxeZero(page: Page, tag: Locator, { state, only = OF_WCAG }: Look): Promise<void> {
  const name = await tag.evaluate((element) => element.localName);
  expect(await violationsIn(page, only, name), state).toEqual([]);
}

interface Look {
  readonly state: string;
  readonly only?: RunOptions;
}

/**
 * Axe finds nothing and nothing is cut off, at each width, light and dark. All rules once, at the narrowest width: of
 * what axe looks at, another scheme changes the colours only, and another width the size of what is pressed. The tag
 * must follow the scheme of the system: it does on our own pages, elsewhere with theme="auto".
 */
export async function expectAccessible(
  page: Page,
  tag: Locator,
  { state, widths = WIDTHS }: { readonly state: string; readonly widths?: readonly number[] },
): Promise<void> {
  note(`${await tag.evaluate((element) => element.localName)}, ${state}`);
  for (const [index, width] of widths.entries()) {
    await show(page, width, 'light');
    // What the page's fixed header happens to lie over is not the tag's doing.
    await scrollTo(tag);
    // Polled: what a step brings in may still be finding its place.
    const settled = { message: `${state} at ${width} px`, timeout: SETTLED_MS };
    await expect.poll(() => overflowOf(tag), settled).toEqual([]);
    const light = `${state} at ${width} px, light`;
    await expectAxeZero(page, tag, index === 0 ? { state: light } : { state: light, only: TARGETS });
    if (index > 0) continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAxeZero(page, tag, { state: `${state} at ${width} px, dark`, only: CONTRAST });
  }
  await show(page, 1280, 'light');
}
