import type { Locator, Page } from '@playwright/test';
import { allStanding, expect, test, threeTags } from '../../support/embedding.ts';
import { answer, named, valueIn } from '../../support/funnels/fields.ts';
import { standing } from '../../support/funnels/openTag.ts';
import { countLeftovers, leftoversOf, listenedTo } from '../../support/leftovers.ts';
import { TAGS } from '../../support/tags.ts';

// What pages do to tags while they live, on pages with all nine. The numbers: see embedding.spec.ts.

// One short step each: they start anew when a page rebuilds them. A move keeps what was typed in them, too.
const KEEP_NOTHING = ['quick-quote', 'contact-form', 'newsletter-signup'];
const QUESTIONS = 'form :is(input, select, textarea)[name]:not([name=leadRoute], [type=hidden], [type=checkbox])';

/** Goes on where the first step only has buttons (chargers), until there is a question. @returns its field name */
async function firstQuestion(tag: Locator): Promise<string> {
  const question = tag.locator(QUESTIONS).first();
  if ((await tag.locator(QUESTIONS).count()) === 0) await tag.locator('form button[type=submit]').first().click();
  await expect(question).toBeAttached();
  return (await question.getAttribute('name')) ?? '';
}

/** Answers the first question with something else than what stands there. */
async function answerFirst(tag: Locator): Promise<void> {
  const name = await firstQuestion(tag);
  const before = await valueIn(tag, name);
  const other = await named(tag, name).evaluateAll((nodes) => {
    const [node] = nodes;
    if (node instanceof HTMLSelectElement) return [...node.options].at(-1)?.value;
    if (node instanceof HTMLInputElement && node.type === 'radio') return nodes.at(-1)?.getAttribute('value');
    return node instanceof HTMLInputElement && node.type === 'number' ? String(node.valueAsNumber + 1) : 'NE1 4LP';
  });
  await answer(tag, name, other ?? '');
  expect(await valueIn(tag, name), name).not.toBe(before);
}

const valuesOf = async (page: Page): Promise<Record<string, unknown>> => {
  const values: Record<string, unknown> = {};
  for (const [name, tag] of await allStanding(page)) values[name] = await valueIn(tag, await firstQuestion(tag));
  return values;
};

async function countNodes(page: Page): Promise<{ nodes: number; listeners: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { nodes, listeners: jsEventListeners };
}

/** How frameworks put a new page in the place of the old one. */
const SWAPS: Readonly<Record<string, (tags: readonly string[]) => void>> = {
  React: (tags) => {
    for (const tag of tags) document.querySelector(tag)?.replaceWith(document.createElement(tag));
  },
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

test('10: moved by a page builder: what was typed stays, one mount each', async ({ page, host, complaints }) => {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'readies', 0);
    document.addEventListener('quote-ready', () =>
      Reflect.set(globalThis, 'readies', Reflect.get(globalThis, 'readies') + 1),
    );
  });
  await page.goto(host.address('moved'));
  for (const [, tag] of await allStanding(page)) await answerFirst(tag);
  const typed = await valuesOf(page);
  await page.evaluate(() => {
    const tags = document.querySelectorAll('#first > *');
    document.querySelector('#second')?.append(...tags);
  });
  for (const name of TAGS) await expect(page.locator(`#second ${name} form`), name).toBeVisible();
  expect(await valuesOf(page)).toEqual(typed);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'readies'))).toBe(TAGS.length);
  expect(complaints.errors).toEqual([]);
});

/** A draft is kept when the visitor pauses, by code that a busy machine brings late. @returns what waits for it */
function watchDrafts(page: Page): () => Promise<void> {
  let underWay = 0;
  page.on('request', () => (underWay += 1));
  page.on('requestfinished', () => (underWay -= 1));
  page.on('requestfailed', () => (underWay -= 1));
  const pause = async (): Promise<number> => {
    // By the page's own clock, which stands still with it.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
    return underWay;
  };
  return () => expect.poll(pause, { intervals: [0] }).toBe(0);
}

test('10: rebuilt from its own HTML: stands again with what was typed', async ({ page, host, complaints }) => {
  const draftsKept = watchDrafts(page);
  await page.goto(host.address('moved'));
  for (const [, tag] of await allStanding(page)) await answerFirst(tag);
  const typed = await valuesOf(page);
  for (const name of KEEP_NOTHING) Reflect.deleteProperty(typed, name);
  await draftsKept();
  await page.evaluate(() => {
    const section = document.querySelector('#first');
    const copy = section?.innerHTML ?? '';
    if (section) section.innerHTML = copy;
  });
  for (const [name, tag] of await allStanding(page)) await expect(tag.locator('form'), name).toHaveCount(1);
  await expect.poll(() => valuesOf(page)).toMatchObject(typed);
  expect(complaints.errors).toEqual([]);
});

test('25: moved into a frame of the same origin: styled', async ({ page, host, complaints }) => {
  await page.goto(host.address('moved'));
  const sizeOf = (tag: Locator) =>
    tag
      .locator('h2')
      .first()
      .evaluate((node) => [getComputedStyle(node).fontSize, getComputedStyle(node).fontFamily]);
  const expected = new Map<string, string[]>();
  for (const [name, tag] of await allStanding(page)) expected.set(name, await sizeOf(tag));
  await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    if (frame) Object.assign(frame, { width: '1000', height: '2000' });
    frame?.contentDocument?.body.append(...document.querySelectorAll('#first > *'));
  });
  for (const [name, look] of expected) {
    expect(await sizeOf(page.frameLocator('#frame').locator(name).first()), name).toEqual(look);
  }
  expect(complaints.errors).toEqual([]);
});

for (const [turn, [framework, swap]] of Object.entries(SWAPS).entries()) {
  test(`13: twenty page changes in the manner of ${framework}`, async ({ page, host, complaints }) => {
    const tags = threeTags(turn);
    await page.goto(host.address('plain', { TAG: tags.join(' ') }));
    await allStanding(page, tags);
    for (let round = 0; round < 20; round += 1) await page.evaluate(swap, tags);
    for (const [name, tag] of await allStanding(page, tags)) await expect(tag.locator('form'), name).toHaveCount(1);
    expect(complaints.errors).toEqual([]);
  });
}

/** Mounts all tags so many times, uses each a little, and removes them. */
const mountAndRemove = (page: Page, times: number): Promise<void> =>
  page.evaluate(
    async ({ tags, rounds }) => {
      const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
      const isReady = (tag: Element): boolean => tag.shadowRoot?.querySelector('form') != null;
      for (let round = 0; round < rounds; round += 1) {
        const mounted = tags.map((name) => document.createElement(name));
        document.body.append(...mounted);
        while (!mounted.every(isReady)) await rest(5);
        for (const tag of mounted) {
          tag.shadowRoot
            ?.querySelector('form')
            ?.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
          tag.shadowRoot?.querySelector<HTMLElement>('input, select')?.focus();
        }
        await rest(60);
        for (const tag of mounted) tag.remove();
        await rest(20);
      }
    },
    { tags: TAGS, rounds: times },
  );

test('14, 15: twenty mounts and removals leave no listener, observer, timer or node, and nothing waits for unload', async ({
  page,
  host,
}) => {
  await countLeftovers(page);
  await page.goto(host.address('plain'));
  await allStanding(page);
  await page.evaluate((names) => document.querySelectorAll(names.join()).forEach((tag) => tag.remove()), TAGS);
  await mountAndRemove(page, 3);
  await page.waitForLoadState('networkidle');
  // What goes on is the loader, which waits for tags to come, and the test's own watch.
  const isUnderWay = (what: string): boolean => /timer|Interval|Timeout|Frame|Idle|Intersection|Resize/.test(what);
  await expect.poll(async () => (await leftoversOf(page)).filter(isUnderWay)).toEqual([]);
  const left = await leftoversOf(page);
  const before = await countNodes(page);
  await mountAndRemove(page, 20);
  await expect.poll(() => leftoversOf(page)).toEqual(left);
  const after = await countNodes(page);
  // The collector decides when; a leak would leave twenty times nine forms.
  expect(after.nodes).toBeLessThan(before.nodes * 2);
  expect(after.listeners).toBeLessThan(before.listeners * 2);
  const names = await listenedTo(page);
  expect(names).not.toContain('unload');
  expect(names).not.toContain('beforeunload');
});

test('18: a click inside does not count as a click outside', async ({ page, host }) => {
  await page.goto(host.address('click-outside'));
  for (const [name, tag] of await allStanding(page)) {
    await tag.locator('h2').first().click();
    await tag
      .locator('form :is(input:not([type=radio], [name=leadRoute]), select, button)')
      .locator('visible=true')
      .first()
      .click();
    await expect(page.locator('#menu'), name).toBeVisible();
  }
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.locator('#menu')).toBeHidden();
});

/** Presses on with nothing filled in, until the tag says what is missing. */
async function pressUntilError(tag: Locator): Promise<void> {
  const invalid = tag.locator('form [aria-invalid=true]');
  const submit = tag.locator('form button[type=submit]').first();
  const title = tag.locator('h2').first();
  for (let step = 0; step < 6 && (await invalid.count()) === 0; step += 1) {
    // A form that waits for a consent says what else is missing once that is given.
    if (await submit.isDisabled()) await tag.locator('form [type=checkbox]').first().check();
    const before = await title.innerText();
    await submit.click();
    await expect(invalid.first().or(title.filter({ hasNotText: before }))).toBeVisible();
  }
}

test('19: an error takes the focus and comes into view, also inside a focus trap', async ({ page, host }) => {
  await page.goto(host.address('focus-trap'));
  for (const name of TAGS) {
    const tag = await standing(page, name);
    await pressUntilError(tag);
    const focused = tag.locator(':focus');
    await expect(focused, name).toHaveCount(1);
    await expect(focused, name).toBeInViewport();
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe(name);
  }
});
