import type { Locator, Page } from '@playwright/test';
import { expect, standing, test, TAGS } from '../../support/embedding.ts';

// What pages do to a tag while it lives. The numbers: see embedding.spec.ts.

const anyField = (tag: Locator): Locator =>
  tag.locator('form input:not([type=hidden]):not([type=radio])').locator('visible=true').first();

/** Listeners on window, document and body that were added and not removed, by the page's own count. */
async function countListeners(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open = new Map<string, number>();
    Reflect.set(globalThis, 'openListeners', open);
    Reflect.set(globalThis, 'listenerNames', new Set<string>());
    const isOutside = (target: unknown): boolean =>
      target === window || target === document || target === document.body;
    const wrap = (method: 'addEventListener' | 'removeEventListener', change: number): void => {
      const original = EventTarget.prototype[method];
      EventTarget.prototype[method] = function patched(this: EventTarget, ...call: Parameters<typeof original>) {
        const [name] = call;
        Reflect.get(globalThis, 'listenerNames').add(name);
        if (isOutside(this)) open.set(name, (open.get(name) ?? 0) + change);
        return original.apply(this, call);
      };
    };
    wrap('addEventListener', 1);
    wrap('removeEventListener', -1);
  });
}

const openListeners = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...Reflect.get(globalThis, 'openListeners').values()].reduce((sum: number, count: number) => sum + count, 0),
  );

async function countNodes(page: Page): Promise<{ nodes: number; listeners: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { nodes, listeners: jsEventListeners };
}

/** How frameworks put a new page in the place of the old one. */
const SWAPS: Readonly<Record<string, (tag: string) => void>> = {
  React: (tag) => document.querySelector(tag)?.replaceWith(document.createElement(tag)),
  Turbo: () => {
    const body = document.body.cloneNode(true);
    document.body.replaceWith(body);
  },
  Astro: () => {
    const copy = document.body.innerHTML;
    document.body.innerHTML = '';
    document.body.innerHTML = copy;
  },
};

for (const tag of TAGS) {
  test.describe(`<${tag}>`, () => {
    test('10: moved by a page builder: what was typed stays, one mount', async ({ page, host, complaints }) => {
      await page.addInitScript(() => {
        Reflect.set(globalThis, 'readies', 0);
        document.addEventListener('quote-ready', () =>
          Reflect.set(globalThis, 'readies', Reflect.get(globalThis, 'readies') + 1),
        );
      });
      await page.goto(host.address('moved', { TAG: tag }));
      const element = await standing(page, tag);
      const field = anyField(element);
      const before = await field.inputValue();
      await field.focus();
      await field.press('ArrowUp');
      const typed = await field.inputValue();
      expect(typed).not.toBe(before);
      await page.evaluate((name) => document.querySelector('#second')?.append(document.querySelector(name) ?? ''), tag);
      await expect(page.locator(`#second ${tag} form`)).toBeVisible();
      expect(await anyField(element).inputValue()).toBe(typed);
      expect(await page.evaluate(() => Reflect.get(globalThis, 'readies'))).toBe(1);
      expect(complaints.errors).toEqual([]);
    });

    test('10: rebuilt from its own HTML: stands again with what was typed', async ({ page, host, complaints }) => {
      await page.goto(host.address('moved', { TAG: tag }));
      const field = anyField(await standing(page, tag));
      await field.focus();
      await field.press('ArrowUp');
      const typed = await field.inputValue();
      // A draft is kept when the visitor pauses.
      await page.waitForTimeout(1_500);
      await page.evaluate(() => {
        const section = document.querySelector('#first');
        const copy = section?.innerHTML ?? '';
        if (section) section.innerHTML = copy;
      });
      const element = await standing(page, tag);
      await expect(element.locator('form')).toHaveCount(1);
      await anyField(element).focus();
      await expect(anyField(element)).toHaveValue(typed);
      expect(complaints.errors).toEqual([]);
    });

    test('25: moved into a frame of the same origin: styled', async ({ page, host, complaints }) => {
      await page.goto(host.address('moved', { TAG: tag }));
      const element = await standing(page, tag);
      const size = () =>
        page
          .frameLocator('#frame')
          .locator(`${tag} h2`)
          .first()
          .evaluate((node) => getComputedStyle(node).fontSize);
      const expected = await element
        .locator('h2')
        .first()
        .evaluate((node) => getComputedStyle(node).fontSize);
      await page.evaluate((name) => {
        const frame = document.querySelector('iframe');
        if (frame) Object.assign(frame, { width: '1000', height: '2000' });
        frame?.contentDocument?.body.append(document.querySelector(name) ?? '');
      }, tag);
      expect(await size()).toBe(expected);
      expect(complaints.errors).toEqual([]);
    });

    for (const [framework, swap] of Object.entries(SWAPS)) {
      test(`13: twenty page changes in the manner of ${framework}`, async ({ page, host, complaints }) => {
        await page.goto(host.address('plain', { TAG: tag }));
        await standing(page, tag);
        for (let round = 0; round < 20; round += 1) await page.evaluate(swap, tag);
        const element = await standing(page, tag);
        await expect(element.locator('form')).toHaveCount(1);
        expect(complaints.errors).toEqual([]);
      });
    }

    test('14: ten mounts and removals leave no listener and no node', async ({ page, host, server }) => {
      expect(server.siteUrl).not.toBe('');
      await countListeners(page);
      await page.goto(host.address('plain', { TAG: tag }));
      const cycle = async (times: number) => {
        for (let round = 0; round < times; round += 1) {
          await page.evaluate((name) => document.querySelector(name)?.replaceWith(document.createElement(name)), tag);
          await standing(page, tag);
          await page.waitForTimeout(60);
        }
      };
      await standing(page, tag);
      await cycle(3);
      const listeners = await openListeners(page);
      const before = await countNodes(page);
      await cycle(10);
      expect(await openListeners(page)).toBe(listeners);
      const after = await countNodes(page);
      // The collector decides when; a leak would leave ten times a whole form.
      expect(after.nodes).toBeLessThan(before.nodes * 2);
      expect(after.listeners).toBeLessThan(before.listeners * 2);
    });

    test('15: nothing listens to unload, which would keep the page out of the back-forward cache', async ({
      page,
      host,
      server,
    }) => {
      expect(server.siteUrl).not.toBe('');
      await countListeners(page);
      await page.goto(host.address('plain', { TAG: tag }));
      await standing(page, tag);
      const names = await page.evaluate(() => [...Reflect.get(globalThis, 'listenerNames')]);
      expect(names).not.toContain('unload');
      expect(names).not.toContain('beforeunload');
    });

    test('18: a click inside does not count as a click outside', async ({ page, host, server }) => {
      expect(server.siteUrl).not.toBe('');
      await page.goto(host.address('click-outside', { TAG: tag }));
      const element = await standing(page, tag);
      await element.locator('h2').first().click();
      await anyField(element).click();
      await expect(page.locator('#menu')).toBeVisible();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(page.locator('#menu')).toBeHidden();
    });

    test('19: an error takes the focus and comes into view, also inside a focus trap', async ({
      page,
      host,
      server,
    }) => {
      expect(server.siteUrl).not.toBe('');
      await page.goto(host.address('focus-trap', { TAG: tag }));
      const element = await standing(page, tag);
      const form = element.locator('form');
      for (let step = 0; step < 6 && (await form.locator('[aria-invalid=true]').count()) === 0; step += 1) {
        await form.locator('button[type=submit]').click();
        await page.waitForTimeout(700);
      }
      const focused = element.locator(':focus');
      await expect(focused).toHaveCount(1);
      await expect(focused).toBeInViewport();
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe(tag);
    });
  });
}
