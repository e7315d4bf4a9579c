import type { Page } from '@playwright/test';
import { builtWidgets } from '../../support/builtSite.ts';
import { allStanding, expect, expectFallbacks, fallbacks, test, threeTags, touch } from '../../support/embedding.ts';
import { standing } from '../../support/funnels/openTag.ts';
import { TAGS } from '../../support/tags.ts';

// How the script gets onto pages, with all forms or a third of all tags in turn. The numbers are those of the table in
// CONTRIBUTING: each is a failure met in the field.

const { version, integrity } = builtWidgets();

async function expectNoFallbacks(page: Page): Promise<void> {
  for (const link of await fallbacks(page).all()) await expect(link).toBeHidden();
}

test('5: included twice, at two addresses, as module and classic script: one instance, no error', async ({
  page,
  host,
  complaints,
}) => {
  await page.goto(host.address('twice'));
  for (const [name, tag] of await allStanding(page)) await expect(tag.locator('form'), name).toHaveCount(1);
  expect(complaints).toEqual({ errors: [], warnings: [], violations: [] });
});

test('6: two versions on one page: one warning naming both', async ({ page, host, server, complaints }) => {
  const tags = threeTags(1);
  const loader = await (await fetch(`${server.siteUrl}/widgets/v1/quote-widgets.js`)).text();
  await page.route('**/widgets/9.9.9/quote-widgets.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: loader.replaceAll(version, '9.9.9'),
    }),
  );
  await page.goto(host.address('two-versions', { TAG: tags.join(' ') }));
  await allStanding(page, tags);
  expect(complaints.errors).toEqual([]);
  expect(complaints.warnings).toEqual([expect.stringContaining(`${version} not 9.9.9`)]);
});

for (const [turn, kind] of ['', 'async', 'defer', 'type="module"', 'type="module" async'].entries()) {
  test(`8: script tag ${kind || 'without attributes'}: finds its files beside it and leaves no global`, async ({
    page,
    host,
    server: { siteUrl },
    complaints,
  }) => {
    const tags = threeTags(turn);
    const asked: string[] = [];
    page.on('request', (request) => request.url().startsWith(siteUrl) && asked.push(request.url()));
    await page.goto(host.address('without-script'));
    // zod shares its settings between copies of itself; it arrives late, and not always within this test.
    const globals = () => page.evaluate(() => Object.keys(globalThis).filter((name) => name !== '__zod_globalConfig'));
    const before = await globals();
    await page.goto(host.address('script-kind', { KIND: kind, QUERY: '?ver=6.1', TAG: tags.join(' ') }));
    await allStanding(page, tags);
    expect(await globals()).toEqual(before);
    const [loader, chunk, ...steps] = asked.map((url) => url.slice(`${siteUrl}/widgets/v1/`.length));
    // As WordPress writes an address.
    expect(loader).toBe('quote-widgets.js?ver=6.1');
    expect([chunk, ...steps].filter((name) => name?.startsWith('chunks/'))).toHaveLength(1);
    for (const tag of tags) expect([chunk, ...steps]).toContain(`fragments/${version}/${tag}.html`);
    expect(steps).toHaveLength(tags.length);
    expect(complaints.errors).toEqual([]);
  });
}

test('7: a policy of nonces that names no address of ours, and trusted types', async ({ page, host, complaints }) => {
  const tags = threeTags(0);
  await page.goto(host.address('nonce', { TAG: tags.join(' ') }));
  for (const [, tag] of await allStanding(page, tags)) await touch(tag);
  expect(complaints).toEqual({ errors: [], warnings: [], violations: [] });
});

test('8: script injected after load', async ({ page, host, complaints }) => {
  const tags = threeTags(2);
  await page.goto(host.address('injected-script', { TAG: tags.join(' ') }));
  await allStanding(page, tags);
  expect(complaints.errors).toEqual([]);
});

test('9: script delayed until the visitor does something: fallback until then', async ({ page, host }) => {
  const tags = threeTags(0);
  await page.goto(host.address('delayed-script', { TAG: tags.join(' ') }));
  await expectFallbacks(page, tags);
  await page.mouse.wheel(0, 1);
  await allStanding(page, tags);
  await expectNoFallbacks(page);
});

test('11: a div with data attributes where an editor strips unknown tags', async ({ page, host, complaints }) => {
  await page.goto(host.address('stand-in'));
  for (const [name, tag] of await allStanding(page)) {
    await expect(tag, name).toHaveAttribute('partner', 'pk_demo');
    await expect(tag, name).toHaveAttribute('theme', 'light');
  }
  await expectNoFallbacks(page);
  expect(complaints).toEqual({ errors: [], warnings: [], violations: [] });
});

test('12: an AMD loader on the page is not called', async ({ page, host, complaints }) => {
  const tags = threeTags(1);
  await page.goto(host.address('amd', { TAG: tags.join(' ') }));
  await allStanding(page, tags);
  expect(await page.evaluate('defined')).toBe(0);
  expect(complaints.errors).toEqual([]);
});

for (const [turn, policy] of ['require-corp', 'credentialless'].entries()) {
  test(`28: under Cross-Origin-Embedder-Policy ${policy}`, async ({ page, host, complaints }) => {
    const tags = threeTags(turn);
    await page.goto(host.address('isolated', { COEP: policy, TAG: tags.join(' ') }));
    await allStanding(page, tags);
    expect(await page.evaluate(() => globalThis.crossOriginIsolated)).toBe(true);
    expect(complaints.errors).toEqual([]);
  });
}

test('pinned to a version by its integrity', async ({ page, host, server, complaints }) => {
  const tags = threeTags(2);
  const list: unknown = await (await fetch(`${server.siteUrl}/widgets/${version}/integrity.json`)).json();
  expect(Reflect.get(Object(list), 'quote-widgets.js')).toBe(integrity);
  await page.goto(host.address('pinned', { TAG: tags.join(' '), VERSION: version, INTEGRITY: integrity }));
  await allStanding(page, tags);
  expect(complaints.errors).toEqual([]);
});

test('pinned by a wrong integrity: the browser refuses, the fallback stays', async ({ page, host }) => {
  const wrong = `sha384-${'A'.repeat(64)}`;
  await page.goto(host.address('pinned', { VERSION: version, INTEGRITY: wrong }));
  await expectFallbacks(page);
});

test('tags far below the screen load nothing until they come near', async ({ page, host }) => {
  const chunks: string[] = [];
  page.on('request', (request) => request.url().includes('/chunks/') && chunks.push(request.url()));
  // As by a style sheet of the page, for which modules wait.
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () =>
      document.querySelector('h1')?.style.setProperty('margin-bottom', '4000px'),
    ),
  );
  await page.goto(host.address('plain'), { waitUntil: 'networkidle' });
  expect(chunks).toEqual([]);
  const [first = 'solar-quote', ...others] = TAGS;
  await page.locator(first).scrollIntoViewIfNeeded();
  await standing(page, first);
  // The last one is thousands of pixels further down.
  const last = others.at(-1) ?? '';
  expect(await page.evaluate((name) => customElements.get(name) === undefined, last)).toBe(true);
  await allStanding(page);
});

test('a tag on the screen waits for no observer, which would tell of it a frame later', async ({ page, host }) => {
  await page.addInitScript(() => {
    globalThis.IntersectionObserver = class extends IntersectionObserver {
      override observe(): void {}
    };
  });
  await page.goto(host.address('plain'));
  const [first = 'solar-quote', ...others] = TAGS;
  await expect(page.locator(first).locator('form')).toBeVisible();
  const last = others.at(-1) ?? '';
  expect(await page.evaluate((name) => customElements.get(name) === undefined, last)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the fallback is what a visitor gets', async ({ page, host }) => {
    await page.goto(host.address('plain'));
    await expectFallbacks(page);
  });
});
