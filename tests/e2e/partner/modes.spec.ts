import { readFileSync } from 'node:fs';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/embedding.ts';
import { completeFunnel } from '../../support/funnels/completeFunnel.ts';
import { standing } from '../../support/funnels/openTag.ts';
import { readLeads } from '../../support/leads.ts';

// A button instead of the form, in its place or at the foot of the screen, under a strict policy.

const LABEL = 'Get my solar quote';

test('dialog: by the keyboard into the form and back, then to a lead; the page behind stays where it is', async ({
  page,
  host,
  server,
  complaints,
}) => {
  const TAG = 'solar-quote';
  const before = (await readLeads(server.dataDir)).length;
  await page.goto(host.address('asked-for', { TAG, ATTRIBUTES: `mode="dialog" label="${LABEL}" theme="auto"` }));
  const tag = page.locator(TAG);
  const launcher = tag.getByRole('button', { name: LABEL });
  await expect(launcher).toBeVisible();
  await expect(tag.locator('form')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(launcher).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = tag.getByRole('dialog', { name: LABEL });
  await expect(dialog).toBeFocused();
  const size = tag.getByRole('spinbutton', { name: 'System size' });
  await size.fill('7');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(launcher).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(size).toHaveValue('7');
  await expectAccessible(page, tag, { state: 'in its dialog' });
  await completeFunnel(page, TAG);
  await expect(tag.getByRole('heading').first()).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await readLeads(server.dataDir)).toHaveLength(before + 1);
  expect(complaints).toEqual({ errors: [], warnings: [], violations: [] });
});

test('sticky: at 320 px nothing is cut off, and the last line of the page can be read', async ({
  page,
  host,
  complaints,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(host.address('asked-for', { TAG: 'ev-quote', ATTRIBUTES: `mode="sticky" label="${LABEL}"` }));
  const launcher = page.locator('ev-quote').getByRole('button', { name: LABEL });
  await expect(launcher).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => {
    document.body.prepend(Object.assign(document.createElement('div'), { style: 'height: 2000px' }));
    scrollTo(0, 1e6);
  });
  await expect(launcher).toBeInViewport({ ratio: 1 });
  const bar = await launcher.evaluate((button) => button.parentElement?.getBoundingClientRect().top ?? 0);
  const end = await page.getByText('What follows the tag.').evaluate((line) => line.getBoundingClientRect().bottom);
  expect(end).toBeLessThanOrEqual(bar);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await launcher.click();
  await expect(page.locator('ev-quote').getByRole('dialog', { name: LABEL })).toBeVisible();
  expect(complaints.errors).toEqual([]);
});

// In Chromium 156 (November 2026) the open dialog became a part of the page, and the button threw an InvalidStateError.
test('moved, or taken out for a while, with its dialog open: the button opens the form again', async ({
  page,
  host,
  complaints,
}) => {
  const TAG = 'quick-quote';
  await page.goto(host.address('asked-for', { TAG, ATTRIBUTES: `mode="dialog" label="${LABEL}"` }));
  const tag = page.locator(TAG);
  const [launcher, dialog] = [tag.getByRole('button', { name: LABEL }), tag.getByRole('dialog', { name: LABEL })];
  const postcode = tag.getByLabel('Postcode');
  for (const pauseMs of [0, 100]) {
    await launcher.click();
    await postcode.fill('NE1 4ST');
    await tag.evaluate(async (node, pause) => {
      const { parentElement } = node;
      node.remove();
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      parentElement?.append(node);
    }, pauseMs);
    await expect(dialog).toBeHidden();
    await launcher.click();
    await expect(dialog).toBeFocused();
    // A move keeps what was typed. Of a quick quote that was away nothing is kept.
    await expect(postcode).toHaveValue(pauseMs === 0 ? 'NE1 4ST' : '');
    await page.keyboard.press('Escape');
  }
  expect(complaints.errors).toEqual([]);
});

test('a tag in a shadow root of the page, once that is named', async ({ page, host, server, complaints }) => {
  await page.goto(host.address('without-script'));
  await page.evaluate(async (src) => {
    const component = document.createElement('section');
    const root = component.attachShadow({ mode: 'open' });
    document.body.prepend(component);
    await import(src);
    const tag = document.createElement('contact-form');
    tag.setAttribute('partner', 'pk_demo');
    root.append(tag);
    dispatchEvent(new CustomEvent('quote-load', { detail: root }));
  }, `${server.siteUrl}/widgets/v1/quote-widgets.js`);
  await expect(page.locator('contact-form').first().locator('form')).toBeVisible();
  expect(complaints.errors).toEqual([]);
});

/** What a partner writes to name a root, as the code of a module. */
const LOADS = [
  ['docs/partners.md', /```js\n(const src = [^`]*function load\([^`]*)```/],
  ['dist/package/index.js', /^([^]*)$/],
] as const;

for (const [file, code] of LOADS) {
  test(`tags in shadow roots of the page, named as ${file} does: no request more than elsewhere`, async ({
    page,
    host,
    server: { siteUrl },
    complaints,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().startsWith(siteUrl) && asked.push(request.url()));
    const [, module = ''] = code.exec(readFileSync(file, 'utf8')) ?? [];
    await page.goto(host.address('without-script', { TAG: 'no-tag' }));
    const tags = ['contact-form', 'newsletter-signup'] as const;
    const address = `data:text/javascript,${encodeURIComponent(module.replaceAll('https://quotes.example', siteUrl))}`;
    await page.evaluate(
      async ([src, origin, ...names]) => {
        const { load } = await import(src);
        for (const name of names) {
          const component = document.createElement('section');
          const root = component.attachShadow({ mode: 'open' });
          document.body.prepend(component);
          await load(root, { origin });
          root.append(document.createElement(name));
        }
      },
      [address, siteUrl, ...tags] as const,
    );
    for (const tag of tags) await standing(page, tag);
    expect(asked.filter((url) => url.includes('/fragments/'))).toHaveLength(tags.length);
    expect(asked).toHaveLength(2 + tags.length);
    expect(complaints.errors).toEqual([]);
  });
}
