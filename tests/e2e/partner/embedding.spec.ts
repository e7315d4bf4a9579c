import manifest from '../../../package.json' with { type: 'json' };
import { expect, standing, test, TAGS } from '../../support/embedding.ts';

// How the script gets onto pages. The numbers are those of the table in CONTRIBUTING: each is a failure met in the field.

for (const tag of TAGS) {
  test.describe(`<${tag}>`, () => {
    test('5: included twice, at two addresses, as module and classic script: one instance, no error', async ({
      page,
      host,
      complaints,
    }) => {
      await page.goto(host.address('twice', { TAG: tag }));
      const element = await standing(page, tag);
      await expect(element.locator('form')).toHaveCount(1);
      expect(complaints).toEqual({ errors: [], warnings: [], violations: [] });
    });

    test('6: two versions on one page: one warning naming both', async ({ page, host, server, complaints }) => {
      const loader = await (await fetch(`${server.siteUrl}/widgets/v1/quote-widgets.js`)).text();
      await page.route('**/widgets/9.9.9/quote-widgets.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          headers: { 'Access-Control-Allow-Origin': '*' },
          body: loader.replaceAll(manifest.version, '9.9.9'),
        }),
      );
      await page.goto(host.address('two-versions', { TAG: tag }));
      await standing(page, tag);
      expect(complaints.errors).toEqual([]);
      expect(complaints.warnings).toEqual([expect.stringContaining(`${manifest.version} 9.9.9`)]);
    });

    for (const kind of ['', 'async', 'defer', 'type="module"', 'type="module" async']) {
      test(`8: script tag ${kind || 'without attributes'}: finds its chunks and leaves no global`, async ({
        page,
        host,
        complaints,
      }) => {
        await page.goto(host.address('without-script', { TAG: tag }));
        // zod shares its settings between copies of itself; it arrives late, and not always within this test.
        const globals = () =>
          page.evaluate(() => Object.keys(globalThis).filter((name) => name !== '__zod_globalConfig'));
        const before = await globals();
        await page.goto(host.address('script-kind', { TAG: tag, KIND: kind }));
        await standing(page, tag);
        expect(await globals()).toEqual(before);
        expect(complaints.errors).toEqual([]);
      });
    }

    test('8: script injected after load', async ({ page, host, complaints }) => {
      await page.goto(host.address('injected-script', { TAG: tag }));
      await standing(page, tag);
      expect(complaints.errors).toEqual([]);
    });

    test('9: script delayed to the first movement: fallback until then', async ({ page, host }) => {
      await page.goto(host.address('delayed-script', { TAG: tag }));
      await expect(page.getByRole('link', { name: 'Get a quote' })).toBeVisible();
      await page.mouse.move(10, 10);
      await page.mouse.move(20, 20);
      await standing(page, tag);
      await expect(page.getByRole('link', { name: 'Get a quote' })).toBeHidden();
    });

    test('11: a div with data attributes where an editor strips unknown tags', async ({ page, host, complaints }) => {
      await page.goto(host.address('stand-in', { TAG: tag }));
      const element = await standing(page, tag);
      await expect(element).toHaveAttribute('partner', 'pk_demo');
      await expect(element).toHaveAttribute('postcode', 'NE1 4LP');
      await expect(page.getByRole('link', { name: 'Get a quote' })).toBeHidden();
      expect(complaints.errors).toEqual([]);
    });

    test('12: an AMD loader on the page is not called', async ({ page, host, complaints }) => {
      await page.goto(host.address('amd', { TAG: tag }));
      await standing(page, tag);
      expect(await page.evaluate('defined')).toBe(0);
      expect(complaints.errors).toEqual([]);
    });

    for (const policy of ['require-corp', 'credentialless']) {
      test(`28: under Cross-Origin-Embedder-Policy ${policy}`, async ({ page, host, complaints }) => {
        await page.goto(host.address('isolated', { TAG: tag, COEP: policy }));
        await standing(page, tag);
        expect(await page.evaluate(() => globalThis.crossOriginIsolated)).toBe(true);
        expect(complaints.errors).toEqual([]);
      });
    }

    test('pinned to a version by its integrity', async ({ page, host, server, complaints }) => {
      const list: unknown = await (await fetch(`${server.siteUrl}/widgets/${manifest.version}/integrity.json`)).json();
      const integrity = String(Reflect.get(Object(list), 'quote-widgets.js'));
      await page.goto(host.address('pinned', { TAG: tag, VERSION: manifest.version, INTEGRITY: integrity }));
      await standing(page, tag);
      expect(complaints.errors).toEqual([]);
    });

    test('pinned by a wrong integrity: the browser refuses, the fallback stays', async ({ page, host, server }) => {
      expect(server.siteUrl).not.toBe('');
      const integrity = `sha384-${'A'.repeat(64)}`;
      await page.goto(host.address('pinned', { TAG: tag, VERSION: manifest.version, INTEGRITY: integrity }));
      await expect(page.getByRole('link', { name: 'Get a quote' })).toBeVisible();
    });

    test('a chunk that fails at first is asked for again; the fallback stays until then', async ({
      page,
      host,
      server,
    }) => {
      expect(server.siteUrl).not.toBe('');
      let requests = 0;
      // The second request waits until the fallback was seen: a slow machine would find it gone already.
      let goOn = (): void => undefined;
      const wasSeen = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await page.route('**/chunks/core-*.js', async (route) => {
        requests += 1;
        if (requests === 1) return route.abort();
        await wasSeen;
        return route.continue();
      });
      await page.goto(host.address('plain', { TAG: tag }));
      await expect(page.getByRole('link', { name: 'Get a quote' })).toBeVisible();
      goOn();
      await standing(page, tag);
      expect(requests).toBe(2);
    });

    test('a tag far below the screen loads nothing until it comes near', async ({ page, host, server }) => {
      expect(server.siteUrl).not.toBe('');
      const chunks: string[] = [];
      page.on('request', (request) => request.url().includes('/chunks/') && chunks.push(request.url()));
      await page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () =>
          document.querySelector('h1')?.style.setProperty('margin-bottom', '4000px'),
        ),
      );
      await page.goto(host.address('plain', { TAG: tag }), { waitUntil: 'networkidle' });
      expect(chunks).toEqual([]);
      await page.getByText('What follows the tag.').scrollIntoViewIfNeeded();
      await standing(page, tag);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the fallback is what a visitor gets', async ({ page, host, server }) => {
    expect(server.siteUrl).not.toBe('');
    await page.goto(host.address('plain', { TAG: TAGS[0] }));
    await expect(page.getByRole('link', { name: 'Get a quote' })).toBeVisible();
  });
});
