import type { Page } from '@playwright/test';
import { allStanding, expect, test, touch } from '../../support/embedding.ts';
import { openTag } from '../../support/funnels/openTag.ts';
import { TAGS } from '../../support/tags.ts';

// All nine tags on one page of a partner.

test('nine tags share one runtime: every script is fetched once, no error, no id twice', async ({
  page,
  host,
  complaints,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(host.address('plain'));
  const tags = await allStanding(page);
  await page.waitForLoadState('networkidle');
  // Before anybody touches them: the loader, and what all of them do until then.
  expect(scripts).toHaveLength(2);
  for (const [, tag] of tags) await touch(tag);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url, index) => scripts.indexOf(url) !== index)).toEqual([]);
  for (const chunk of ['quote-widgets', 'core']) {
    expect(
      scripts.filter((url) => new RegExp(`/${chunk}[-.]`).test(url)),
      chunk,
    ).toHaveLength(1);
  }
  for (const [name, tag] of tags) {
    const twice = await tag.evaluate((node) => {
      const ids = [...(node.shadowRoot?.querySelectorAll('[id]') ?? [])].map(({ id }) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
    expect(twice, name).toEqual([]);
  }
  // Style sheets are objects of the page: those of the parts that all tags share are the same ones.
  const shared = await page.evaluate((names) => {
    const [first, ...others] = names.map((name) => document.querySelector(name)?.shadowRoot?.adoptedStyleSheets ?? []);
    return others.map((sheets) => sheets.filter((sheet) => first?.includes(sheet)).length);
  }, TAGS);
  for (const count of shared) expect(count).toBeGreaterThan(0);
  expect(complaints).toEqual({ errors: [], warnings: [], violations: [] });
});

/** What has the focus: its place among everything that can be reached with Tab, and the tag it stands in. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const host = document.activeElement;
    const node = host?.shadowRoot?.activeElement ?? host;
    const root = node?.getRootNode();
    if (!node || node === document.body) return undefined;
    const scope = root instanceof ShadowRoot ? root : document;
    return {
      tag: host?.localName ?? '',
      place: [...scope.querySelectorAll('*')].indexOf(node),
      what: `${node.localName} ${node.getAttribute('name') ?? node.textContent?.trim().slice(0, 40) ?? ''}`,
    };
  });

/** Controls that Tab has to reach in a tag: one of each group of radio buttons. */
const reachable = (page: Page, name: string): Promise<string[]> =>
  page
    .locator(name)
    .first()
    .evaluate((tag) => {
      const groups = new Set<string>();
      return [
        ...(tag.shadowRoot?.querySelectorAll<HTMLInputElement>(
          'input, select, textarea, button, a[href], summary, [tabindex="0"]',
        ) ?? []),
      ]
        .filter((node) => {
          if (node.disabled || node.tabIndex < 0 || !node.checkVisibility({ visibilityProperty: true })) return false;
          if (node.type !== 'radio') return true;
          const isNew = !groups.has(node.name);
          groups.add(node.name);
          return isNew;
        })
        .map((node) => `${node.localName} ${node.getAttribute('name') ?? node.textContent?.trim().slice(0, 40) ?? ''}`);
    });

const MOST_TABS = 300;

test('with the keyboard alone: Tab reaches every control of every tag from top to bottom, and leaves', async ({
  page,
  host,
}) => {
  await page.goto(host.address('plain'));
  await allStanding(page);
  const expected: Record<string, string[]> = {};
  for (const name of TAGS) expected[name] = await reachable(page, name);
  await page.evaluate(() => {
    const before = document.createElement('button');
    before.textContent = 'Before the tags';
    document.body.prepend(before);
    const after = document.createElement('button');
    after.textContent = 'After the tags';
    document.body.append(after);
    before.focus();
  });
  const reached: Record<string, string[]> = {};
  const order: string[] = [];
  let place = { tag: '', place: -1 };
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (!now || now.what.includes('After the tags')) break;
    if (now.tag === place.tag) expect(now.place, `${now.tag}: ${now.what}`).toBeGreaterThan(place.place);
    else order.push(now.tag);
    place = now;
    (reached[now.tag] ??= []).push(now.what);
  }
  expect(order).toEqual([...TAGS]);
  expect(reached).toEqual(expected);
  expect((await focused(page))?.what).toContain('After the tags');
  // And back again, into the last of them.
  await page.keyboard.press('Shift+Tab');
  expect((await focused(page))?.tag).toBe(TAGS.at(-1));
});

test('two tags of one kind, and all others, answer apart from each other', async ({ page, host }) => {
  await openTag(page, { tag: 'solar-quote', host: host.address('plain') });
  await page.evaluate(() => {
    const second = document.createElement('solar-quote');
    document.querySelector('solar-quote')?.after(second);
  });
  const [first, second] = [page.locator('solar-quote').nth(0), page.locator('solar-quote').nth(1)];
  await first.getByRole('spinbutton', { name: 'System size' }).fill('7');
  await expect(second.locator('form')).toBeVisible();
  await expect(second.getByRole('spinbutton', { name: 'System size' })).toHaveValue('4');
});
