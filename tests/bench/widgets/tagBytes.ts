import type { Browser, Page } from 'playwright';
import { completeFunnel } from '../../support/journey.ts';
import { TAGS, type TagName } from '../../support/tags.ts';
import { attempt, type Budget, type Row } from '../report.ts';
import { kilobytes } from '../statistics.ts';
import { list, loadedFiles, sum } from './loadedFiles.ts';
import { installProbe } from './pageProbe.ts';
import type { Stage } from './stage.ts';

const COMPANION: TagName = 'solar-quote';

const budgetsOf = (tag: TagName): Record<'first' | 'further' | 'whole', Budget> => {
  const [must, stretch] = tag === 'quick-quote' ? [14_000, 12_000] : [35_000, 26_000];
  return {
    first: { what: `<${tag}>, first step interactive`, must, stretch, format: kilobytes },
    further: { what: '… as a further tag', must: 8000, stretch: 5000, format: kilobytes },
    whole: { what: '… from first step to the end', format: kilobytes },
  };
};

/** Adds a tag to the page. @returns when its first step could be used, in ms since the navigation began */
const addTag = (page: Page, tag: TagName, { siteUrl }: Stage): Promise<number> =>
  page.evaluate(
    async ({ name, src }) => {
      const element = document.createElement(name);
      const ready = new Promise<number>((resolve) =>
        element.addEventListener('quote-ready', () => resolve(performance.now()), { once: true }),
      );
      // Where a visitor looks: a tag loads when it comes near the screen.
      document.body.prepend(element);
      if (!document.querySelector(`script[src="${src}"]`)) {
        document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
      }
      return ready;
    },
    { name: tag, src: `${siteUrl}/widgets/v1/quote-widgets.js` },
  );

async function measureFurther(page: Page, tag: TagName, stage: Stage): Promise<string[]> {
  await page.goto(stage.host.address('nothing'));
  await addTag(page, tag === COMPANION ? 'ev-quote' : COMPANION, stage);
  await page.waitForLoadState('networkidle');
  const before = await loadedFiles(page, stage);
  const ready = await addTag(page, tag, stage);
  return (await loadedFiles(page, stage, ready)).filter((address) => !before.includes(address));
}

async function measureTag(page: Page, tag: TagName, stage: Stage): Promise<Row[]> {
  const budgets = budgetsOf(tag);
  const further = await measureFurther(page, tag, stage);
  await page.goto(stage.host.address('nothing'));
  const first = await loadedFiles(page, stage, await addTag(page, tag, stage));
  await page.waitForLoadState('networkidle');
  await completeFunnel(page, tag);
  await page.waitForLoadState('networkidle');
  const all = await loadedFiles(page, stage);
  return [
    { budget: budgets.first, value: sum(stage, first), detail: list(stage, first) },
    { budget: budgets.further, value: sum(stage, further), detail: list(stage, further) || 'no file' },
    { budget: budgets.whole, value: sum(stage, all), detail: `${all.length} files` },
  ];
}

/** What each tag costs a page: alone, beside another one, and by the time its visitor has come to the end. */
export async function measureTags(browser: Browser, stage: Stage): Promise<Row[]> {
  const rows: Row[] = [];
  for (const tag of TAGS) {
    const context = await browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    await installProbe(page);
    rows.push(...(await attempt(Object.values(budgetsOf(tag)), () => measureTag(page, tag, stage))));
    await context.close();
  }
  return rows;
}
