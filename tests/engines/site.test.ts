import { describe, expect, test } from 'vitest';
import { ENGINES, useStage } from './support/stage.ts';
import type { Visitor } from './support/visitor.ts';
import { standing } from './support/walk.ts';

// What our pages do beyond their HTML.

const ENERGY = '#menu-energy a';
const QUESTIONS = '#menu-help a[href="/faqs"]';

/** Waits for another page of ours. */
const ledTo = (visitor: Visitor, path: string): Promise<void> =>
  visitor.until(`the page is ${path}`, async () => (await visitor.evaluate(() => location.pathname)) === path);

describe.each(ENGINES)('%s', (_name, open) => {
  const stage = useStage(open);

  /** Opens a page of ours in a wide window, once its scripts have run. */
  async function page(path: string) {
    const { visitor, ours } = stage();
    await visitor.engine.resize({ width: 1280, height: 900 });
    await visitor.open(ours.origin + path);
    return { visitor, ours };
  }

  test('the main menu opens one list at a time; Escape, and a press beside it, close it', async () => {
    const { visitor, ours } = await page('/privacy-policy');
    await visitor.click('header button = Energy');
    await visitor.sees(ENERGY);
    await visitor.click('header button = Help');
    await visitor.sees(QUESTIONS);
    await visitor.missesOut(ENERGY);
    await visitor.press('Escape');
    await visitor.missesOut(QUESTIONS);
    await visitor.focused('header button = Help');
    await visitor.press('Enter');
    await visitor.sees(QUESTIONS);
    await visitor.click('h1');
    await visitor.missesOut(QUESTIONS);
    await visitor.click('header button = Help');
    await visitor.click(QUESTIONS);
    await ledTo(visitor, '/faqs');
    expect(ours.complaints()).toEqual([]);
  });

  test('the menu of a narrow window opens, closes by Escape, and leads on', async () => {
    const { visitor, ours } = await page('/privacy-policy');
    await visitor.engine.resize({ width: 450, height: 900 });
    const [panel, opener] = ['#menu', '[data-panel-opener]'];
    await visitor.click(opener);
    await visitor.sees(panel);
    await visitor.press('Escape');
    await visitor.missesOut(panel);
    await visitor.focused(opener);
    await visitor.click(opener);
    await visitor.click(`${panel} a[href="/solar"]`);
    await ledTo(visitor, '/solar');
    expect(ours.complaints()).toEqual([]);
  });

  test('the search takes the focus, finds pages, and says so when there are none', async () => {
    const { visitor, ours } = await page('/privacy-policy');
    await visitor.click('[data-search-toggle]');
    await visitor.focused('#site-search-term');
    await visitor.engine.type('boiler');
    await visitor.press('Enter');
    await visitor.sees('main [data-search-state=results] a');
    await visitor.fill('main input[type=search]', 'zeppelin');
    await visitor.press('Enter');
    await visitor.sees('main h2 = No results found');
    expect(ours.complaints()).toEqual([]);
  });

  test('an answer opens by a press, and by its link; one is open at a time', async () => {
    const { visitor, ours } = await page('/faqs#what-do-the-four-homecare-levels-cover');
    const [levels, supplier] = ['#what-do-the-four-homecare-levels-cover', '#how-long-does-it-take-to-switch-supplier'];
    await visitor.sees(levels);
    await visitor.click('summary = How long does it take to switch supplier?');
    await visitor.sees(supplier);
    await visitor.missesOut(levels);
    expect(ours.complaints()).toEqual([]);
  });

  test('the question about cookies comes, takes no focus, and keeps its answer', async () => {
    const { visitor, ours } = await page('/privacy-policy');
    const question = '[data-cookie-banner]';
    await visitor.sees(question);
    expect(await visitor.evaluate(() => document.activeElement?.localName)).toBe('body');
    await visitor.click(`${question} >> button = Essential Only`);
    await visitor.missesOut(question);
    expect(await visitor.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('essential');
    await visitor.click('footer button = Cookie settings');
    await visitor.sees(question);
    await visitor.focused(`${question} >> button = Accept All`);
    expect(ours.complaints()).toEqual([]);
  });

  test('tabs and the plan picker of the home page answer to mouse and keyboard', async () => {
    const { visitor, ours } = await page('/');
    await visitor.click('[role=tab] = Boilers');
    await visitor.sees('h3 = Boilers fitted, serviced and repaired');
    const tab = (plan: string) => `[role=tab][href="#homecare-${plan}"]`;
    await visitor.click(tab('standard'));
    await visitor.press('ArrowDown');
    await visitor.focused(tab('plus'));
    await visitor.press('End');
    await visitor.sees('a = Choose Complete');
    await visitor.missesOut('a = Choose Standard');
    await visitor.click('a = Choose Complete');
    await standing(visitor, 'homecare-quote');
    await visitor.holds('homecare-quote >> [name=plan][value=Complete]', true);
    expect(ours.complaints()).toEqual([]);
  });

  test('the blog filters while one types, and keeps the term in the address', async () => {
    const { visitor, ours } = await page('/blog');
    await visitor.fill('#blog-search', 'versus battery');
    await visitor.sees('main article a = Battery storage versus solar panels');
    await visitor.until(
      'one article',
      async () =>
        (await visitor.evaluate(
          () => [...document.querySelectorAll('main article')].filter((node) => node.checkVisibility()).length,
        )) === 1,
    );
    expect(await visitor.evaluate(() => location.search)).toBe('?q=versus+battery');
    expect(ours.complaints()).toEqual([]);
  });
});
