import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JSHandle, Page } from '@playwright/test';
import { expect, test } from '../../support/embedding.ts';
import { completeFunnel } from '../../support/funnels/completeFunnel.ts';
import { leadsOf } from '../../support/leads.ts';

// What the tag builder prints, pasted into a page on another origin as it stands there. The code of frameworks is parsed in
// site/pages/tag-builder/snippets.test.ts.

/** Chooses in the builder, and takes the code. */
async function codeFor(page: Page, siteUrl: string, query: string): Promise<string> {
  await page.goto(`${siteUrl}/partners/tag-builder?tag=contact-form&label=A+%22sample%22&accent=%230a7d4f${query}`);
  await expect(page.getByRole('form', { name: 'Tag builder' })).toBeVisible();
  const code = page.locator('[data-snippet]');
  // The release is asked for.
  if (query.includes('pinned')) await expect(code).toContainText('integrity');
  await expect(code).toContainText('contact-form');
  return (await code.textContent()) ?? '';
}

const pageWith = (body: string): string =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Sample partner</title></head><body><h1>Sample</h1>${body}</body></html>`;

for (const [name, query] of [
  ['a tag', ''],
  ['a tag of one release, with its hash', '&release=pinned'],
  ['the script of one form', '&script=own'],
  ['the script of one form of one release', '&script=own&release=pinned'],
  ['a div', '&way=div'],
  ['a div of one release', '&way=div&release=pinned'],
] as const) {
  test(`${name}: the form stands, in the partner's colour, and a lead arrives`, async ({
    page,
    host,
    server,
    complaints,
  }) => {
    const code = await codeFor(page, server.siteUrl, query);
    await page.goto(host.address('pasted', { CODE: code }));
    const tag = page.locator('contact-form');
    await expect(tag.locator('form')).toBeVisible();
    await expect(tag).toHaveAttribute('label', 'A "sample"');
    expect(await tag.evaluate((node) => getComputedStyle(node).getPropertyValue('--quote-accent'))).toBe('#0a7d4f');
    const email = `snippet${query.replaceAll(/\W/g, '')}@example.com`;
    await completeFunnel(page, 'contact-form', { email });
    expect(await leadsOf(server.dataDir, email)).toHaveLength(1);
    expect(complaints.errors).toEqual([]);
  });
}

/** As Tag Manager runs HTML: into the page at any time, and once more whenever its trigger fires again. */
const fire = (page: Page, code: string): Promise<void> =>
  page.evaluate((html) => {
    const box = document.createElement('div');
    box.innerHTML = html;
    for (const parsed of box.querySelectorAll('script')) {
      const script = document.createElement('script');
      script.textContent = parsed.textContent;
      parsed.replaceWith(script);
    }
    document.body.append(box);
  }, code);

/**
 * What stands in the page before: the manager, which has taken the place of `push` as theirs does, with the trigger and the
 * variables of docs/partners.md. @returns what it has passed on
 */
const startManager = (page: Page): Promise<JSHandle<unknown[]>> =>
  page.evaluateHandle(() => {
    const passedOn: unknown[] = [];
    const layer: { event?: string; quote?: Record<string, unknown> }[] = [{ event: 'gtm.js' }];
    layer.push = (...items) => {
      for (const { event, quote } of items) {
        if (event === 'quote_submitted')
          passedOn.push({ name: 'generate_lead', tag: quote?.['tag'], type: quote?.['type'] });
      }
      return Array.prototype.push.apply(layer, items);
    };
    Reflect.set(globalThis, 'dataLayer', layer);
    return passedOn;
  });

test('Tag Manager, late and twice: one form, which keeps what was typed, a lead arrives, and its trigger fires once', async ({
  page,
  host,
  server,
  complaints,
}) => {
  const code = await codeFor(page, server.siteUrl, '&platform=tag-manager&data-layer=dataLayer');
  await page.goto(host.address('pasted', { CODE: '<div id="contact-form"></div>' }));
  const passedOn = await startManager(page);
  await fire(page, code);
  const message = page.locator('contact-form').getByLabel('Message');
  await message.fill('About my roof');
  await fire(page, code);
  await expect(page.locator('contact-form form')).toHaveCount(1);
  await expect(message).toHaveValue('About my roof');
  const email = 'snippet.manager@example.com';
  await completeFunnel(page, 'contact-form', { email });
  expect(await leadsOf(server.dataDir, email)).toHaveLength(1);
  expect(await passedOn.jsonValue()).toEqual([{ name: 'generate_lead', tag: 'contact-form', type: 'contact' }]);
  expect(complaints.errors).toEqual([]);
});

test('behind a button, without its head, for a tag manager: a lead arrives, and the manager hears of it', async ({
  page,
  host,
  server,
  complaints,
}) => {
  const code = await codeFor(page, server.siteUrl, '&head=none&mode=dialog&data-layer=theirs');
  await page.goto(host.address('pasted', { CODE: code }));
  const tag = page.locator('contact-form');
  await tag.getByRole('button', { name: 'A "sample"' }).click();
  await expect(tag.locator('form')).toBeVisible();
  await expect(tag.getByRole('heading', { name: 'Send us a message' })).toHaveCount(1);
  await expect(tag.locator('[part=head]')).toHaveCSS('position', 'absolute');
  const email = 'snippet.button@example.com';
  await completeFunnel(page, 'contact-form', { email });
  expect(await leadsOf(server.dataDir, email)).toHaveLength(1);
  expect(await page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'theirs')))).toContain('quote_submitted');
  expect(complaints.errors).toEqual([]);
});

test('a frame: it stands, has its height, and tells the page of the lead', async ({ page, host, server }) => {
  const code = await codeFor(page, server.siteUrl, '&way=iframe');
  await page.goto(host.address('pasted', { CODE: code }));
  const box = page.locator('iframe');
  await expect(box).toHaveAttribute('title', 'A "sample"');
  const frame = await (await box.elementHandle())?.contentFrame();
  if (!frame) throw new Error('expected a frame');
  await expect(frame.locator('contact-form form')).toBeVisible();
  const told = page.evaluate(
    () =>
      new Promise((resolve) => document.addEventListener('quote-submitted', ({ target }) => resolve(target !== null))),
  );
  const email = 'snippet.frame@example.com';
  await completeFunnel(frame, 'contact-form', { email });
  expect(await leadsOf(server.dataDir, email)).toHaveLength(1);
  expect(await told).toBe(true);
});

test('an address for site builders: the form in a page of its own', async ({ page, server }) => {
  await page.goto(await codeFor(page, server.siteUrl, '&platform=wix'));
  await expect(page.locator('contact-form form')).toBeVisible();
});

test('a module for Node: the step is in the page as it is sent', async ({ page, server }) => {
  const code = await codeFor(page, server.siteUrl, '&way=server');
  const module: { quoteTag: () => Promise<string> } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const partner = createServer((_request, response) => {
    void module.quoteTag().then((tag) => response.setHeader('Content-Type', 'text/html').end(pageWith(tag)));
  });
  await new Promise<void>((resolve) => partner.listen(0, '127.0.0.1', resolve));
  const { port } = partner.address() as AddressInfo;
  await page.route('**/quote-widgets.js', (route) => route.abort());
  await page.goto(`http://127.0.0.1:${port}/`);
  await expect(page.locator('contact-form').getByLabel('Message')).toBeVisible();
  await expect(page.locator('contact-form')).toHaveAttribute('label', 'A "sample"');
  partner.close();
  partner.closeAllConnections();
});
