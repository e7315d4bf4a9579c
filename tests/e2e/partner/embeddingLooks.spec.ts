import { expect, looksInside, standing, test, TAGS } from '../../support/embedding.ts';

// Styles in both directions, and room. The numbers: see embedding.spec.ts.

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
const FIXTURES = ['plain', 'inherited-text', 'hiding-rules', 'transformed', 'focus-trap', 'right-to-left'];

for (const tag of TAGS) {
  test.describe(`<${tag}>`, () => {
    test('1: the size of the root font means nothing inside', async ({ page, host, server }) => {
      expect(server.siteUrl).not.toBe('');
      await page.goto(host.address('root-font-size', { TAG: tag, SIZE: '16px' }));
      const expected = await looksInside(await standing(page, tag), SIZES);
      for (const size of ['8px', '62.5%', '20px']) {
        await page.goto(host.address('root-font-size', { TAG: tag, SIZE: size }));
        expect(await looksInside(await standing(page, tag), SIZES), size).toEqual(expected);
      }
    });

    test('2: rules that hide empty elements or make all of them inline', async ({ page, host, server }) => {
      expect(server.siteUrl).not.toBe('');
      await page.goto(host.address('hiding-rules', { TAG: tag }));
      const element = await standing(page, tag);
      expect(await element.evaluate((node) => node.matches(':empty'))).toBe(false);
      const widths = await element.evaluate((node) => [
        node.shadowRoot?.querySelector('form')?.getBoundingClientRect().width,
        document.body.clientWidth,
      ]);
      expect(widths[0]).toBeGreaterThan((widths[1] ?? 0) / 2);
    });

    test('3: inherited text properties of the page end at the tag', async ({ page, host, server }) => {
      expect(server.siteUrl).not.toBe('');
      await page.goto(host.address('plain', { TAG: tag }));
      const expected = await looksInside(await standing(page, tag), INHERITED);
      expect(expected.length).toBeGreaterThan(5);
      await page.goto(host.address('inherited-text', { TAG: tag }));
      expect(await looksInside(await standing(page, tag), INHERITED)).toEqual(expected);
    });

    test('4: nothing of ours gets into the page', async ({ page, host, server }) => {
      await page.goto(host.address('without-script', { TAG: tag }));
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
      // The room that the tag takes moves nothing but the page's own height.
      await page.addScriptTag({
        content: `document.querySelector('${tag}').style.cssText = 'display:block;min-height:3000px'`,
      });
      await page.evaluate(() =>
        document.querySelectorAll('body > script, head > script').forEach((node) => node.remove()),
      );
      const before = await look();
      await page.evaluate((address) => import(address), `${server.siteUrl}/widgets/v1/quote-widgets.js`);
      await standing(page, tag);
      expect(await look()).toEqual(before);
    });

    test('16: no control under 16 px at 390 px, on any page', async ({ page, host, server }) => {
      expect(server.siteUrl).not.toBe('');
      await page.setViewportSize({ width: 390, height: 844 });
      for (const fixture of FIXTURES) {
        await page.goto(host.address(fixture, { TAG: tag, DIR: 'ltr' }));
        const element = await standing(page, tag);
        const sizes = await element.evaluate((node) =>
          [...(node.shadowRoot?.querySelectorAll('input,select,textarea') ?? [])].map((control) =>
            Number.parseFloat(getComputedStyle(control).fontSize),
          ),
        );
        expect(Math.min(...sizes), fixture).toBeGreaterThanOrEqual(16);
      }
    });

    test('20: nothing is fixed to the screen, which a transformed ancestor would catch', async ({
      page,
      host,
      server,
    }) => {
      expect(server.siteUrl).not.toBe('');
      await page.goto(host.address('transformed', { TAG: tag }));
      const element = await standing(page, tag);
      const fixed = await element.evaluate(
        (node) =>
          [...(node.shadowRoot?.querySelectorAll('*') ?? [])].filter(
            (part) => getComputedStyle(part).position === 'fixed',
          ).length,
      );
      expect(fixed).toBe(0);
    });

    for (const width of [320, 390, 1280]) {
      test(`21: the page does not shift at ${width} px`, async ({ page, host, server }) => {
        expect(server.siteUrl).not.toBe('');
        // High enough for what follows the tag to be on the screen: only what is seen can shift.
        await page.setViewportSize({ width, height: 4000 });
        await page.goto(host.address('layout-shift', { TAG: tag }));
        const element = await standing(page, tag);
        // A shift is reported with the next frame.
        await page.waitForTimeout(500);
        const { shift, room, content } = await element.evaluate((node) => ({
          shift: Number(Reflect.get(globalThis, 'shift')),
          room: Number.parseFloat(getComputedStyle(node).minHeight),
          content: node.shadowRoot?.querySelector('[data-quote-root]')?.getBoundingClientRect().height ?? 0,
        }));
        // widgets/runtime/reservedHeights.ts: enough room, and no hole of more than a tenth.
        expect(room).toBeGreaterThanOrEqual(content);
        expect(room).toBeLessThan(1.1 * content);
        expect(shift).toBe(0);
      });
    }

    test('23: nothing is fetched for looks', async ({ page, host, server }) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.resourceType()));
      await page.goto(host.address('plain', { TAG: tag }));
      await standing(page, tag);
      expect(server.siteUrl).not.toBe('');
      expect(loaded.filter((type) => ['font', 'image', 'stylesheet', 'media'].includes(type))).toEqual([]);
    });

    for (const direction of ['rtl', '']) {
      test(`27: on a page that runs from right to left, tag ${direction || 'without dir'}`, async ({
        page,
        host,
        server,
      }, info) => {
        expect(server.siteUrl).not.toBe('');
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(host.address('right-to-left', { TAG: tag, DIR: direction }));
        const element = await standing(page, tag);
        const overflow = await element.evaluate((node) => {
          const container = node.shadowRoot?.querySelector('[data-quote-root]');
          return (container?.scrollWidth ?? 0) - (container?.clientWidth ?? 0);
        });
        expect(overflow).toBeLessThanOrEqual(0);
        await info.attach('screenshot', { body: await element.screenshot(), contentType: 'image/png' });
      });
    }
  });
}
