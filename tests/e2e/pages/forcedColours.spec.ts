import { expect, type Page } from '@playwright/test';
import { completeFunnel } from '../../support/funnels/completeFunnel.ts';
import { openTag, somebody } from '../../support/funnels/openTag.ts';
import { test } from '../../support/onePage.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';
import { TAGS } from '../../support/tags.ts';
import { pageTable } from './pageTable.ts';

// Where the colours are the visitor's (Windows contrast themes) every fill and shadow is gone. What only those said has to be
// said by an edge, a line or a shape.

const { siteUrl } = serverUnderTest();

/** Runs in the page. @returns function that says what has lost its meaning since */
const rememberLooks = () => {
  const all = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((node) => [node, ...(node.shadowRoot ? all(node.shadowRoot) : [])]);
  const CHOSEN = '[aria-current], [aria-pressed=true], [aria-selected=true]';
  const SHAPES = ['borderBottom', 'outline', 'textDecorationLine', 'fontWeight', 'display', 'visibility'] as const;
  const FILLS = ['backgroundColor', 'boxShadow', 'fill', 'color'] as const;
  type Look = (typeof SHAPES | typeof FILLS)[number];
  const look = (node: Element, names: readonly Look[]): string =>
    [node, ...node.querySelectorAll('*')]
      .filter((each) => each.getBoundingClientRect().width > 1)
      .flatMap((each) => ['', '::before', '::after'].map((part) => getComputedStyle(each, part)))
      .flatMap((style) => names.map((name) => style[name]))
      .join()
      // The ground, whether nothing lies on it or something in its colour.
      .replaceAll(/rgba\((.+?), 0\)/g, 'rgb($1)');
  const isSeen = ([chosen, other]: readonly [Element, Element], names: readonly Look[]): boolean =>
    look(chosen, names) !== look(other, names);
  /** Each with a neighbour that is not chosen. */
  const pairs = (): (readonly [chosen: Element, other: Element])[] =>
    all(document)
      .filter((node) => node.matches(CHOSEN) && node.checkVisibility())
      .flatMap((node) => {
        const item = node.closest('li') ?? node;
        return [...(item.parentElement?.children ?? [])]
          .filter((each) => each.tagName === item.tagName && !each.matches(CHOSEN) && !each.querySelector(CHOSEN))
          .map((other) => [item, other] as const);
      });
  const isFilled = (node: Element): boolean => {
    const { backgroundColor, boxShadow } = getComputedStyle(node);
    return backgroundColor !== 'rgba(0, 0, 0, 0)' || boxShadow !== 'none';
  };
  const filled = all(document).filter(
    (node) => node.matches('a, button') && node.checkVisibility({ visibilityProperty: true }) && isFilled(node),
  );
  const told = pairs().filter((pair) => isSeen(pair, [...SHAPES, ...FILLS]));
  const hasEdge = (node: Element): boolean => {
    const { borderBottomStyle, borderBottomWidth, outlineStyle, textDecorationLine } = getComputedStyle(node);
    const hasBorder = borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) >= 1;
    return hasBorder || outlineStyle !== 'none' || textDecorationLine.includes('underline');
  };
  const words = (node: Element): string => node.outerHTML.slice(0, 120);
  const headerHeight = (): number => document.querySelector('header')?.offsetHeight ?? 0;
  const height = headerHeight();
  return () => [
    ...(document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : []),
    ...(headerHeight() === height ? [] : [`the header grows from ${height} to ${headerHeight()} px`]),
    ...filled.filter((node) => !hasEdge(node)).map((node) => `no edge: ${words(node)}`),
    ...told
      .filter((pair) => !isSeen(pair, [...SHAPES, 'backgroundColor']))
      .map(([node]) => `cannot be told: ${words(node)}`),
  ];
};

/**
 * What loses its meaning when the colours become the visitor's, in the page and in its tags: what can be pressed and was seen by
 * its fill, and what was told from its neighbour by colour alone.
 */
async function lostInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'none' });
  const findLost = await page.evaluateHandle(rememberLooks);
  await page.emulateMedia({ forcedColors: 'active' });
  return findLost.evaluate((find) => find());
}

test('on our pages what can be pressed has an edge, and what is chosen can be told', async ({ visit: { page } }) => {
  test.setTimeout(120_000);
  // What is on every page is said once.
  const found = new Map<string, string>();
  for (const [index, { path }] of pageTable.entries()) {
    await page.setViewportSize(index % 2 === 0 ? { width: 320, height: 640 } : { width: 1280, height: 900 });
    await page.goto(siteUrl + path);
    for (const what of await lostInForcedColours(page)) found.set(what, path);
  }
  expect([...found]).toEqual([]);
});

for (const tag of TAGS)
  test(`<${tag}> says at every step by shape what its colours say`, async ({ page }) => {
    // On a wide screen the steps have names, which say it as well.
    await page.setViewportSize({ width: 390, height: 800 });
    await openTag(page, { tag, place: 'a partner page' });
    const look = async (): Promise<void> => expect(await lostInForcedColours(page)).toEqual([]);
    await look();
    await completeFunnel(page, tag, { email: somebody()['Email address'], onStep: look });
  });
