import type { Page } from '@playwright/test';
import { heightFor, heightsWithoutHead } from '#contract/reservedHeights.ts';
import { allStanding, expect, looksInside, test, type Looks } from '../../support/embedding.ts';
import { unfold } from '../../support/funnels/openTag.ts';
import { ALL, ALL_TAGS } from '../../support/tags.ts';

// Styles in both directions, and room, on pages with all tags. The numbers: see embedding.spec.ts.

const SIZES = ['font-size', 'line-height', 'padding-inline-start', 'block-size', 'border-block-start-width'];
const INHERITED = [
  'letter-spacing',
  'word-spacing',
  'line-height',
  'text-transform',
  'direction',
  'cursor',
  'text-align',
  'font-style',
  'font-weight',
  'font-size',
  'font-family',
  'font-variant-caps',
  'color',
  'text-indent',
  'white-space-collapse',
  'text-shadow',
  'border-block-start-color',
  'background-color',
];
/** Pages that say something about the size of words, and one that says nothing. */
const FIXTURES = ['plain', 'inherited-text', 'hiding-rules'];

/** Looks inside every tag of a page. */
async function looks(page: Page, properties: readonly string[]): Promise<Record<string, Looks[]>> {
  const found: Record<string, Looks[]> = {};
  for (const [name, tag] of await allStanding(page, ALL_TAGS)) found[name] = await looksInside(tag, properties);
  return found;
}

test('1: the size of the root font means nothing inside', async ({ page, host }) => {
  await page.goto(host.address('root-font-size', { ...ALL, SIZE: '62.5%' }));
  const expected = await looks(page, SIZES);
  await page.goto(host.address('root-font-size', { ...ALL, SIZE: '24px' }));
  expect(await looks(page, SIZES), '24 px').toEqual(expected);
  for (const size of ['8px', '16px']) {
    await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value, 'important'), size);
    expect(await looks(page, SIZES), size).toEqual(expected);
  }
});

test('2: rules that hide empty elements or make all of them inline', async ({ page, host }) => {
  await page.goto(host.address('hiding-rules', ALL));
  for (const [name, tag] of await allStanding(page, ALL_TAGS)) {
    expect(await tag.evaluate((node) => node.matches(':empty')), name).toBe(false);
    const widths = await tag.evaluate((node) => [
      node.shadowRoot?.querySelector('form')?.getBoundingClientRect().width,
      document.body.clientWidth,
    ]);
    expect(widths[0], name).toBeGreaterThan((widths[1] ?? 0) / 2);
  }
});

test('3: inherited text properties of the page end at the tag', async ({ page, host }) => {
  await page.goto(host.address('plain', ALL));
  const expected = await looks(page, INHERITED);
  for (const name of ALL_TAGS) expect(expected[name]?.length, name).toBeGreaterThan(2);
  await page.goto(host.address('inherited-text', ALL));
  expect(await looks(page, INHERITED)).toEqual(expected);
});

test('4: nothing of ours gets into the page', async ({ page, host, server }) => {
  await page.goto(host.address('without-script', ALL));
  const look = () =>
    page.evaluate(() => {
      const outside = [...document.querySelectorAll('html,body,h1,p')];
      return {
        styles: outside.map((node) =>
          [...getComputedStyle(node)].map((name) => getComputedStyle(node).getPropertyValue(name)).join(),
        ),
        sheets: [document.styleSheets.length, document.adoptedStyleSheets.length],
        head: document.head.innerHTML,
        body: [...document.body.children].map((node) => node.localName),
      };
    });
  // The room that the tags take moves nothing but the page's own height.
  await page.addScriptTag({
    content: `for (const tag of document.querySelectorAll('${ALL_TAGS.join()}')) tag.style.cssText = 'display:block;height:3000px'`,
  });
  await page.evaluate(() => document.querySelectorAll('body > script, head > script').forEach((node) => node.remove()));
  const before = await look();
  await page.evaluate((address) => import(address), `${server.siteUrl}/widgets/v1/quote-widgets.js`);
  await allStanding(page, ALL_TAGS);
  expect(await look()).toEqual(before);
});

test('16: no control under 16 px at 390 px, whatever a page says of words', async ({ page, host }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const fixture of FIXTURES) {
    await page.goto(host.address(fixture, { ...ALL, DIR: 'ltr' }));
    for (const [name, tag] of await allStanding(page, ALL_TAGS)) {
      const sizes = await tag.evaluate((node) =>
        [...(node.shadowRoot?.querySelectorAll('input,select,textarea') ?? [])].map((control) =>
          Number.parseFloat(getComputedStyle(control).fontSize),
        ),
      );
      expect(Math.min(...sizes), `${name} on ${fixture}`).toBeGreaterThanOrEqual(16);
    }
  }
});

test('20: nothing is fixed to the screen, which a transformed ancestor would catch', async ({ page, host }) => {
  await page.goto(host.address('transformed', ALL));
  for (const [name, tag] of await allStanding(page, ALL_TAGS)) {
    const fixed = await tag.evaluate(
      (node) =>
        [...(node.shadowRoot?.querySelectorAll('*') ?? [])].filter(
          (part) => getComputedStyle(part).position === 'fixed',
        ).length,
    );
    expect(fixed, name).toBe(0);
  }
});

for (const width of [320, 390, 1280]) {
  test(`21: the page does not shift at ${width} px`, async ({ page, host }) => {
    // High enough for all tags and what follows them to be on the screen: only what is seen can shift.
    await page.setViewportSize({ width, height: 16_000 });
    await page.goto(host.address('layout-shift', ALL));
    for (const [name, tag] of await allStanding(page, ALL_TAGS)) {
      const { room, content } = await tag.evaluate((node) => ({
        room: Number.parseFloat(getComputedStyle(node).minHeight),
        content: node.shadowRoot?.querySelector('[data-quote-root]')?.getBoundingClientRect().height ?? 0,
      }));
      // api/contract/reservedHeights.ts: enough room, and no hole of more than a tenth.
      expect.soft(room, `room of ${name} for ${content} px`).toBeGreaterThanOrEqual(content);
      expect.soft(room, `room of ${name} for ${content} px`).toBeLessThan(1.1 * content);
    }
    // A shift is reported with the next frame.
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shift')))).toBe(0);
  });
}

test('23: nothing is fetched for looks', async ({ page, host }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.resourceType()));
  await page.goto(host.address('plain', ALL));
  await allStanding(page, ALL_TAGS);
  expect(loaded.filter((type) => ['font', 'image', 'stylesheet', 'media'].includes(type))).toEqual([]);
});

for (const direction of ['rtl', '']) {
  test(`27: on a page that runs from right to left, tags ${direction || 'without dir'}`, async ({ page, host }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(host.address('right-to-left', { ...ALL, DIR: direction }));
    for (const [name, tag] of await allStanding(page, ALL_TAGS)) {
      const overflow = await tag.evaluate((node) => {
        const container = node.shadowRoot?.querySelector('[data-quote-root]');
        return (container?.scrollWidth ?? 0) - (container?.clientWidth ?? 0);
      });
      expect(overflow, name).toBeLessThanOrEqual(0);
    }
  });
}

for (const [width, screen] of [
  [390, 'narrow'],
  [1280, 'wide'],
] as const) {
  test(`21: a tag without its head takes the room that the tag builder writes, at ${width} px`, async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(host.address('layout-shift'));
    for (const [name, tag] of await allStanding(page)) {
      await tag.evaluate((node) => node.setAttribute('head', 'none'));
      const content = await tag.evaluate(
        (node) => node.shadowRoot?.querySelector('[data-quote-root]')?.getBoundingClientRect().height ?? 0,
      );
      const room = heightsWithoutHead[name][screen];
      expect.soft(room, `room of ${name} for ${content} px`).toBeGreaterThanOrEqual(content);
      expect.soft(room, `room of ${name} for ${content} px`).toBeLessThan(1.1 * content);
      expect.soft(content, `${name} with and without`).toBeLessThan(heightFor(name, width));
    }
  });
}

/** How tall each tag is, and how the words of a table look in the dark theme: prices stand in tables. */
async function heightsAndTable(page: Page) {
  const tags = await allStanding(page, ALL_TAGS);
  const heights: Record<string, number> = {};
  for (const [name, tag] of tags) heights[name] = await tag.evaluate((node) => node.getBoundingClientRect().height);
  const estimate = page.locator('solar-estimate');
  await estimate.evaluate((node) => node.setAttribute('theme', 'dark'));
  await estimate.getByLabel('Postcode').fill('NE1 4ST');
  await estimate.getByLabel('Electricity bill a month, in pounds').fill('80');
  await estimate.getByRole('button', { name: 'Show my estimate' }).click();
  await unfold(estimate);
  const cell = estimate.getByRole('cell').first();
  await expect(cell).toBeVisible();
  const words = await cell.evaluate((node) => {
    const { color, fontSize, lineHeight, fontWeight } = getComputedStyle(node);
    return { color, fontSize, lineHeight, fontWeight };
  });
  return { heights, words };
}

test('a page without a doctype: forms are as tall, and words in tables look as they do elsewhere', async ({
  page,
  host,
}) => {
  await page.goto(host.address('plain', ALL));
  const expected = await heightsAndTable(page);
  await page.goto(host.address('without-doctype', ALL));
  expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat');
  expect(await heightsAndTable(page)).toEqual(expected);
});
