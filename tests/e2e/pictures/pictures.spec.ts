import { expect, type Locator, type Page } from '@playwright/test';
import { ESTIMATE_HEADING } from '#contract/common/energy/wording.ts';
import { completeFunnel } from '../../support/funnels/completeFunnel.ts';
import { holdToasts } from '../../support/funnels/holdToasts.ts';
import { standing } from '../../support/funnels/openTag.ts';
import { pagesOf, TAGS, type TagName } from '../../support/tags.ts';
import { launchOptions, test } from './studio.ts';
import {
  blockPicture,
  excessBytes,
  leftOvers,
  NOTICE_PICTURE,
  OPENED,
  pagePicture,
  PAGES,
  resultPicture,
  WINDOWS,
} from './subjects.ts';

// What no rule catches: a page or a result that looks different from the last time somebody looked. After a change that is
// meant: npm run pictures:update, and look at the pictures that it changed.

test.use({ launchOptions });

/** Higher than any result, so that nothing scrolls and nothing sticks. */
const RESULT_WINDOW = { width: 390, height: 3000 } as const;
/** The same with blocks that are open. */
const OPENED_WINDOW = { width: 390, height: 7000 } as const;
/** Figure, questions and charts; the sentences below them are for other tests. */
const OPENED_HEIGHT = 1900;

for (const [name, path] of Object.entries(PAGES)) {
  test(`${path} looks as it did`, async ({ studio: { page, open } }) => {
    await open(path);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      await expect.soft(page).toHaveScreenshot(pagePicture(name, window.width));
    }
  });
}

/** What arrives after the rest of a result. */
const LATE: Readonly<Partial<Record<TagName, string>>> = {
  'solar-quote': ESTIMATE_HEADING,
  'commercial-solar-quote': 'For your building: an estimate',
};

for (const tagName of TAGS.filter((name) => name !== 'quick-quote')) {
  test(`the result of <${tagName}> looks as it did`, async ({ studio: { page, open } }) => {
    await page.setViewportSize(RESULT_WINDOW);
    await open(pagesOf(tagName)[0]);
    const tag = await standing(page, tagName);
    await completeFunnel(page, tagName);
    const late = LATE[tagName];
    if (late !== undefined) await expect(tag.getByText(late)).toBeVisible();
    await untilRead(page, tag);
    await expect(tag).toHaveScreenshot(resultPicture(tagName));
    if (tagName === 'solar-quote') await expectOpened(page, tag);
  });
}

/** The notice that a result has come is gone by the time that the result is read; under a pointer it would stay. */
async function untilRead(page: Page, tag: Locator): Promise<void> {
  await page.mouse.move(0, 0);
  await expect(tag.locator('[part=toaster] > *')).toHaveCount(0);
}

test('the notice that a result has come looks as it did', async ({ studio: { page, open } }) => {
  await page.setViewportSize(RESULT_WINDOW);
  await open(pagesOf('homecare-quote')[0]);
  const tag = await standing(page, 'homecare-quote');
  await holdToasts(tag);
  await completeFunnel(page, 'homecare-quote');
  await expect(tag.locator('[part=toaster] > *')).toHaveScreenshot(NOTICE_PICTURE);
});

/** What a visitor opens on the result, once it has come. */
async function expectOpened(page: Page, tag: Locator): Promise<void> {
  await page.setViewportSize(OPENED_WINDOW);
  const blockOf = (summary: string): Locator =>
    tag.locator('details').filter({ has: page.locator('summary').filter({ hasText: summary }) });
  for (const { summary } of Object.values(OPENED)) await blockOf(summary).locator('summary').first().click();
  await expect(tag.getByText('The batteries we fit')).toBeVisible();
  for (const [name, { summary, theme }] of Object.entries(OPENED)) {
    await page.emulateMedia({ colorScheme: theme });
    const box = await blockOf(summary).first().boundingBox();
    if (!box) throw new Error(`expected the block ${summary}`);
    const clip = { ...box, height: Math.min(box.height, OPENED_HEIGHT) };
    await expect(page).toHaveScreenshot(blockPicture(name), { clip });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

test('what <quick-quote> leads to looks as it did', async ({ studio: { page, lead, open } }) => {
  await page.setViewportSize(RESULT_WINDOW);
  await lead(async () => {
    await open(pagesOf('quick-quote')[0]);
    const tag = await standing(page, 'quick-quote');
    await tag.getByLabel('Postcode').fill('NE1 4LP');
    await tag.getByRole('button', { name: 'Get my quote' }).click();
    await standing(page, 'solar-quote');
  });
  await expect(page.locator('solar-quote')).toHaveScreenshot(resultPicture('quick-quote'));
});

/** What a careless change might do to a page. */
const BREACHES: Readonly<Record<string, (node: HTMLElement) => void>> = {
  'a heading of 4 px more': (node) => {
    node.style.fontSize = `${Number.parseFloat(getComputedStyle(node).fontSize) + 4}px`;
  },
  'a button of another colour': () => {
    document.querySelector<HTMLElement>('main a[href^="/"]')?.style.setProperty('background', '#7a1fa2');
  },
};
for (const [what, breach] of Object.entries(BREACHES)) {
  test(`${what} is seen`, async ({ studio: { page, open } }) => {
    await open(PAGES.plans);
    await page.locator('h1').evaluate(breach);
    await expect(page).not.toHaveScreenshot(pagePicture('plans', WINDOWS[0].width));
  });
}

test('no picture is left over, and they are small together', () => {
  expect(leftOvers()).toEqual([]);
  expect(excessBytes()).toBe(0);
});
