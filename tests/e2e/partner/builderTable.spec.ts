import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import type { Choice, Way } from '../../../site/pages/tag-builder/markup.ts';
import { snippetOf } from '../../../site/pages/tag-builder/snippets.ts';
import { expect, test } from '../../support/embedding.ts';

// Every way into a page with everything that changes what is seen of the tag at first: it shows, has kept its room, and moves
// nothing. The style is in the head, as in a page that is made with care; the script comes when the page has been painted.

const TAG = 'contact-form';
const SCREEN = { width: 1280, height: 1400 };
const LATENCY_MS = 60;
const SHIFTS = `<script>
window.shifts = [];
window.watch = new PerformanceObserver((list) => window.shifts.push(...list.getEntries()));
window.watch.observe({ type: 'layout-shift', buffered: true });
</script>`;

interface Asked {
  readonly attributes: Choice['attributes'];
  readonly styling: Choice['styling'];
}
const ASKED: Readonly<Record<string, Asked>> = {
  'without its head': { attributes: { head: 'none' }, styling: {} },
  'behind a button': { attributes: { mode: 'dialog', label: 'Write to us' }, styling: {} },
  'behind a button that stays': { attributes: { mode: 'sticky', label: 'Write to us' }, styling: {} },
  'in the font of the page': { attributes: {}, styling: { font: 'inherit' } },
  'with a data layer, and keeping answers': { attributes: { 'data-layer': 'theirs', keep: 'session' }, styling: {} },
};

/** What the partner pastes; a server's module has run. */
async function codeOf(way: Way, asked: Asked, base: string): Promise<string> {
  const choice = { ...asked, tag: TAG, way, isOwnScript: false, pinned: undefined, base } as const;
  const code = snippetOf(choice);
  if (way !== 'server') return code;
  const module: { quoteTag: () => Promise<string> } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return module.quoteTag();
}

const HEAD_PARTS = /^<style>[\s\S]*?^<\/style>|^<script.*<\/script>/gm;

const pageWith = (code: string): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>Sample partner</title>${SHIFTS}
${(code.match(HEAD_PARTS) ?? []).join('\n')}
</head><body style="font-family: 'Courier New', monospace"><h1>Sample</h1>
${code.replaceAll(HEAD_PARTS, '')}
<p>What follows the form.</p></body></html>`;

/** The page of a partner and our script in it, one after the other. */
async function preparePage(page: Page) {
  let html = '';
  let letGo = (): void => undefined;
  let held = Promise.resolve();
  const partner = createServer((_request, response) => response.setHeader('Content-Type', 'text/html').end(html));
  await new Promise<void>((resolve) => partner.listen(0, '127.0.0.1', resolve));
  const { port } = partner.address() as AddressInfo;
  await page.route(/\/widgets\/v1\/(quote-widgets|embed)\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  // As far away as a server is: the page is drawn between one of our scripts and the next.
  await page.route(/\/widgets\/.*\/chunks\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
    await route.continue();
  });
  return {
    /** Opens it with some code, painted and without our script. @returns what lets the script come */
    async open(code: string): Promise<() => void> {
      html = pageWith(code);
      held = new Promise((resolve) => {
        letGo = resolve;
      });
      await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      return letGo;
    },
    close(): void {
      partner.close();
      partner.closeAllConnections();
    },
  };
}

const heightOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.height ?? 0;

/** What of the page has moved, by the browser's own measure, once it has drawn what there is. */
const movedOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const watch: PerformanceObserver = Reflect.get(globalThis, 'watch');
    const seen: PerformanceEntry[] = Reflect.get(globalThis, 'shifts');
    // A font that comes moves words inside of a form; of those the browser names no node.
    return [...seen, ...watch.takeRecords()].flatMap((entry) => {
      const sources: { node?: Node | null }[] = Reflect.get(entry, 'sources');
      return sources.flatMap(({ node }) => (node ? [`${node.nodeName}: ${node.textContent?.trim()}`] : []));
    });
  });

const hasButton = ({ attributes }: Asked, way: Way): boolean =>
  'mode' in attributes && way !== 'iframe' && way !== 'server';

async function expectLooks(tag: Locator, { attributes, styling }: Asked, way: Way): Promise<void> {
  if (hasButton({ attributes, styling }, way)) {
    await expect(tag.getByRole('button', { name: 'Write to us' })).toBeVisible();
    await expect(tag.locator('form')).toBeHidden();
    return;
  }
  await expect(tag.locator('form')).toBeVisible();
  if ('head' in attributes) await expect(tag.locator('[part=head]')).toHaveCSS('position', 'absolute');
  // No page lends a frame its font.
  const font = 'font' in styling && way !== 'iframe' ? /Courier New/ : /^(?!.*Courier)/;
  await expect(tag.locator('label').first()).toHaveCSS('font-family', font);
}

for (const way of ['tag', 'div', 'iframe', 'server'] as const) {
  test(`${way}: shows, keeps its room and moves nothing, whatever is asked for`, async ({ page, server }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(SCREEN);
    const { open, close } = await preparePage(page);
    for (const [name, asked] of Object.entries(ASKED)) {
      await test.step(name, async () => {
        const letScriptCome = await open(await codeOf(way, asked, server.siteUrl));
        const place = page.locator(way === 'iframe' ? 'iframe' : `[data-quote-widget],${TAG}`).first();
        const before = await heightOf(place);
        letScriptCome();
        const inside = way === 'iframe' ? page.frameLocator('iframe').locator(TAG) : page.locator(TAG);
        await expectLooks(inside, asked, way);
        expect.soft(await movedOn(page), `${name}: moved`).toEqual([]);
        const form = way === 'iframe' ? place : inside;
        const after = await heightOf(hasButton(asked, way) ? inside.getByRole('button') : form);
        expect.soft(before, `${name}: room`).toBeGreaterThanOrEqual(after);
        expect.soft(before, `${name}: room`).toBeLessThan(1.1 * after);
      });
    }
    close();
  });
}
