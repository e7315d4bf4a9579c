import type { Locator, Page } from '@playwright/test';
import { allStanding, expect, test, threeTags, touch } from '../../support/embedding.ts';
import { standing } from '../../support/funnels/openTag.ts';
import { expectWhole } from '../../support/wholeInPlace.ts';

// Pages as other people's tools make them: editors, resets, narrow columns, translators. Each with three tags in turn.

const HOSTS = [
  ['a reset of everything, with !important', 'unset'],
  ['a column of 280 px beside the page', 'sidebar'],
  ['what the classic editor of WordPress makes of a snippet', 'classic-editor'],
] as const;

for (const [turn, [what, host]] of HOSTS.entries()) {
  test(`${what}: whole at 320 and 1280 px, and it takes answers`, async ({ page, host: hosts, complaints }) => {
    const tags = threeTags(turn);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(hosts.address(host, { TAG: tags.join(' ') }));
      for (const [name, tag] of await allStanding(page, tags)) {
        await expectWhole(`${name} at ${width} px`, tag);
        await touch(tag);
        await expectWhole(`${name} at ${width} px, live`, tag);
      }
    }
    expect(complaints.errors).toEqual([]);
  });
}

test('a base address of elsewhere: the tag finds its code, and its links lead to us', async ({
  page,
  host,
  server: { siteUrl },
  complaints,
}) => {
  const tags = threeTags(1);
  await page.goto(host.address('base-href', { TAG: tags.join(' ') }));
  for (const [name, tag] of await allStanding(page, tags)) {
    await touch(tag);
    const links = await tag.evaluate((node) =>
      [...(node.shadowRoot?.querySelectorAll('a') ?? [])]
        .map(({ href }) => href)
        .filter((href) => href.startsWith('http')),
    );
    expect(links.length, name).toBeGreaterThan(0);
    for (const link of links) expect(link.startsWith(siteUrl), `${name}: ${link}`).toBe(true);
  }
  expect(complaints.errors).toEqual([]);
});

test('a tab that is not shown yet keeps the room that the tag takes when it is', async ({ page, host }) => {
  const tags = threeTags(0);
  await page.goto(host.address('hidden-tab', { TAG: tags.join(' ') }));
  await page.getByRole('tab', { name: 'Your quote' }).click();
  for (const name of tags) {
    const tag = await standing(page, name);
    const { room, content } = await tag.evaluate((node) => ({
      room: node.getBoundingClientRect().height,
      content: node.shadowRoot?.querySelector('[data-quote-root]')?.getBoundingClientRect().height ?? 0,
    }));
    expect(room, name).toBeLessThan(1.1 * content);
  }
});

/** As a translator of a browser does it: every text is wrapped and replaced, again and again while the page changes. */
const translate = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const wrap = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (text.data.trim() !== '' && !text.parentElement?.closest('style,script,font')) texts.push(text);
      }
      for (const text of texts) {
        const font = document.createElement('font');
        const inner = document.createElement('font');
        inner.textContent = `«${text.data.trim()}»`;
        font.append(inner);
        text.replaceWith(font);
      }
    };
    for (const element of document.querySelectorAll('*')) {
      const { shadowRoot } = element;
      if (!shadowRoot) continue;
      wrap(shadowRoot);
      new MutationObserver(() => wrap(shadowRoot)).observe(shadowRoot, { childList: true, subtree: true });
    }
  });

/** The solar tag on a page that is being translated. @param isTouched whether its code has come before that */
async function openTranslated(page: Page, address: string, isTouched: boolean): Promise<Locator> {
  await page.goto(address);
  const tag = await standing(page, 'solar-quote');
  if (isTouched) await touch(tag);
  await translate(page);
  await expect(tag.locator('legend font, label font').first()).toBeVisible();
  return tag;
}

for (const moment of ['before the first touch', 'after it']) {
  test(`a translated page, ${moment}: answers are taken and steps follow each other`, async ({
    page,
    host,
    complaints,
  }) => {
    const tag = await openTranslated(page, host.address('plain', { TAG: 'solar-quote' }), moment === 'after it');
    await tag.locator('input[name=systemSize]').fill('7');
    await tag.locator('button[type=submit]').click();
    await expect(tag.locator('form')).toContainText(/Inverter/);
    expect(complaints.errors).toEqual([]);
  });
}

test('a translated page: a first press that lasts until the code has come is not lost', async ({
  page,
  host,
  complaints,
}) => {
  const tag = await openTranslated(page, host.address('plain', { TAG: 'solar-quote' }), false);
  const button = tag.locator('button[type=submit]');
  await button.hover();
  const pressed = await button.locator('font').first().elementHandle();
  await page.mouse.down();
  // The code has drawn the words below the pointer anew, and the translator has wrapped them anew.
  await expect.poll(() => pressed?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await page.mouse.up();
  await expect(tag.locator('form')).toContainText(/Inverter/);
  expect(complaints.errors).toEqual([]);
});
