import type { Locator, Page } from '@playwright/test';
import { expect, looksInside, test } from '../../support/embedding.ts';
import { ALL, ALL_TAGS } from '../../support/tags.ts';

// The first step that a partner's page shows is a fragment of the build; the code of the tag takes it over at the first
// touch. Nobody may see that: same markup, same looks, same place, and the focus where it was.

const VARIANTS = [
  '<solar-quote customer-type="business"></solar-quote>',
  '<solar-quote service="Heat pump" postcode="ne14st"></solar-quote>',
  '<ev-quote customer-type="business"></ev-quote>',
  '<quick-quote customer-type="business" postcode="NE1 4ST"></quick-quote>',
  '<quick-quote service="EV charger"></quick-quote>',
  // With a postcode its step says whether we work there: that waits for no touch, see lazyElement.ts.
  '<instant-quote service="HomeCare"></instant-quote>',
  '<commercial-energy-quote postcode="NE1 4ST"></commercial-energy-quote>',
  '<contact-form subject="boiler"></contact-form>',
];

const LOOKS = [
  'color',
  'background-color',
  'border-block-start-color',
  'border-block-start-width',
  'border-start-start-radius',
  'padding-inline-start',
  'margin-block-start',
  'inline-size',
  'block-size',
  'font-size',
  'font-family',
  'font-weight',
  'line-height',
  'opacity',
  'appearance',
  'cursor',
];

// What nobody sees or fills in is no control: the trap for robots.
const CONTROLS = 'input:not([name=leadRoute]),select,textarea,button,summary';

/** Counts what a page tells of ready tags, and how far it has shifted. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { shift: 0, ready: [] as string[] };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('quote-ready', ({ target }) => {
      if (target instanceof Element) seen.ready.push(target.outerHTML);
    });
  });

/** What stands in a tag. That it is prerendered is written on it, for the code that takes it over. */
const markup = (tag: Locator): Promise<string> =>
  tag.evaluate((element) => {
    const container = element.shadowRoot?.querySelector('[data-quote-root]')?.cloneNode(true);
    if (!(container instanceof Element)) throw new Error('expected a container');
    container.removeAttribute('data-prerendered');
    return container.outerHTML;
  });

const frames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

for (const width of [390, 1280]) {
  test(`the code takes over what stands there, unseen, at ${width} px`, async ({ page, host, complaints }) => {
    // High enough for all tags: only what is on the screen can shift.
    await page.setViewportSize({ width, height: 26_000 });
    await watch(page);
    await page.goto(host.address('plain', ALL));
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), VARIANTS.join('\n'));
    const count = ALL_TAGS.length + VARIANTS.length;
    await expect(page.locator('[data-prerendered] form')).toHaveCount(count);
    const tags = await page.locator(ALL_TAGS.join()).all();
    expect(tags).toHaveLength(count);
    await page.waitForLoadState('networkidle');
    const look = () =>
      Promise.all(tags.map(async (tag) => [await markup(tag), await looksInside(tag, LOOKS)] as const));
    const before = await look();
    await frames(page);
    await page.evaluate(() => Object.assign(Reflect.get(globalThis, 'seen'), { shift: 0 }));

    for (const tag of tags) {
      const control = tag.locator(CONTROLS).first();
      const node = await control.elementHandle();
      await control.focus();
      await expect(tag.locator('[data-prerendered]')).toHaveCount(0);
      // The same one, not another in its place.
      expect(await node?.evaluate((touched) => Reflect.get(touched.getRootNode(), 'activeElement') === touched)).toBe(
        true,
      );
    }
    // What follows the first step has come too.
    await page.waitForLoadState('networkidle');
    await frames(page);

    expect(
      await tags
        .at(-1)
        ?.locator(CONTROLS)
        .first()
        .evaluate((node) => node.matches(':focus')),
    ).toBe(true);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    const after = await look();
    for (const [index, tag] of tags.entries()) {
      const name = await tag.evaluate((element) => element.outerHTML);
      expect.soft(after[index]?.[0], name).toBe(before[index]?.[0]);
      expect.soft(after[index]?.[1], name).toEqual(before[index]?.[1]);
    }
    const seen: unknown = await page.evaluate(() => Reflect.get(globalThis, 'seen'));
    expect(seen).toMatchObject({ shift: 0 });
    expect(Reflect.get(Object(seen), 'ready')).toHaveLength(count);
    expect(complaints).toEqual({ errors: [], warnings: [], violations: [] });
  });
}
