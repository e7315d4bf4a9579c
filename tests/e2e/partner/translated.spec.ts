import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { completeFunnel } from '../../support/funnels/completeFunnel.ts';
import { openTag, somebody, type Place } from '../../support/funnels/openTag.ts';
import { LARGEST, STATES } from '../../support/looks.ts';
import type { TagName } from '../../support/tags.ts';
import { TRANSLATED, translatePage, type Translation } from '../../support/translator.ts';

// Visitors whose browser translates the page: it swaps the texts of a tag for its own. Whatever they choose there, each text
// and each price is to be the one that a visitor who reads English sees.

const WAYS: readonly (readonly [TagName, Place, Translation])[] = [
  ['solar-quote', 'our own page', 'replaced'],
  ['ev-quote', 'a partner page', 'hidden'],
];

/**
 * What can be read in a tag, line by line, without the marks of the translator, what is each visitor's own, and what goes by
 * itself after a while.
 */
const shownText = (tag: Locator): Promise<string> =>
  tag.evaluate((element, mark) => {
    const lines: string[] = [];
    const read = (node: Node): void => {
      if (node instanceof Text) lines.push(node.data);
      if (
        node instanceof Element &&
        (node.matches('style, script, [part=toaster]') || getComputedStyle(node).display === 'none')
      )
        return;
      const isBlock = node instanceof Element && getComputedStyle(node).display !== 'inline';
      if (isBlock) lines.push('\n');
      node.childNodes.forEach(read);
      if (isBlock) lines.push('\n');
    };
    element.shadowRoot?.childNodes.forEach(read);
    return lines
      .join('')
      .replaceAll(mark, '')
      .replaceAll(/\b[A-Z]{2,3}-\d{6}|\S+@\S+/g, '…')
      .replaceAll(/[ \t]+/g, ' ')
      .replaceAll(/\s*\n\s*/g, '\n');
  }, TRANSLATED);

/** Walks a tag to its end with figures and states that change what it says. @returns what was shown, look by look */
async function walk(page: Page, name: TagName, place: Place): Promise<string[]> {
  const tag = await openTag(page, { tag: name, place });
  const shown: string[] = [];
  const look = async (): Promise<void> => {
    // Both pages have come to rest when nothing more comes, translated or not.
    let last = '';
    await expect
      .poll(
        async () => {
          const before = last;
          last = await shownText(tag);
          return last === before;
        },
        { intervals: [400] },
      )
      .toBe(true);
    shown.push(last);
  };
  const lookAround = async (step: number): Promise<void> => {
    await look();
    await LARGEST[name]?.[step]?.(tag);
    await look();
    const state = STATES[name]?.[step];
    if (!state) return;
    await state.reach(tag);
    await look();
    await state.mend?.(tag);
    await look();
  };
  await lookAround(1);
  await completeFunnel(page, name, { email: somebody()['Email address'], onStep: lookAround });
  return shown;
}

async function withPage<Result>(browser: Browser, use: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London', reducedMotion: 'reduce' });
  const result = await use(await context.newPage());
  await context.close();
  return result;
}

for (const [name, place, how] of WAYS) {
  test(`<${name}> on ${place} whose texts a translator has ${how}: says at every step what it says in English`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const inEnglish = await withPage(browser, (page) => walk(page, name, place));
    const errors: string[] = [];
    const translated = await withPage(browser, async (page) => {
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.addInitScript(translatePage, { how, mark: TRANSLATED });
      const shown = await walk(page, name, place);
      // It was at work, to the end.
      const texts = await page.locator(name).locator('h2, p, button').allTextContents();
      expect(texts.filter((text) => text.includes(TRANSLATED)).length).toBeGreaterThan(texts.length / 2);
      return shown;
    });
    expect(translated).toEqual(inEnglish);
    expect(errors).toEqual([]);
  });
}
