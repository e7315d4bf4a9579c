import type { Browser, Page } from 'playwright';
import { completeFunnel } from '../../support/journey.ts';
import { attempt, type Budget, type Row } from '../report.ts';
import { kilobytes } from '../statistics.ts';
import { list, loadedFiles, nameOf, sum } from './loadedFiles.ts';
import { installProbe } from './pageProbe.ts';
import type { Stage } from './stage.ts';

const TAG = 'solar-quote';
const budgets = {
  loader: { what: 'loader', must: 1500, stretch: 1200, format: kilobytes },
  firstStep: { what: '<solar-quote>, first step interactive', must: 35_000, stretch: 26_000, format: kilobytes },
  second: { what: 'second <solar-quote> on the page', must: 8000, stretch: 5000, format: kilobytes },
  own: { what: 'a tag beside one of another funnel: its own part', must: 8000, stretch: 5000, format: kilobytes },
  whole: { what: '<solar-quote> from first step to result', format: kilobytes },
  survey: { what: 'SurveyJS with the same fields', format: kilobytes },
} satisfies Record<string, Budget>;

async function untilReady(page: Page): Promise<number> {
  const ready = await page.waitForFunction(() => window.benchNotes?.ready);
  return Number(await ready.jsonValue());
}

async function addSecondTag(page: Page): Promise<void> {
  await page.evaluate(async (tag) => {
    const second = document.createElement(tag);
    const ready = new Promise((resolve) => second.addEventListener('quote-ready', resolve, { once: true }));
    document.body.append(second);
    await ready;
  }, TAG);
  await page.waitForLoadState('networkidle');
}

async function measureTag(page: Page, stage: Stage): Promise<Row[]> {
  await page.goto(stage.host.address('tag'));
  const first = await loadedFiles(page, stage, await untilReady(page));
  await page.waitForLoadState('networkidle');
  const before = await loadedFiles(page, stage);
  await addSecondTag(page);
  const more = (await loadedFiles(page, stage)).filter((address) => !before.includes(address));
  await page.evaluate((tag) => document.querySelectorAll(tag)[1]?.remove(), TAG);
  await completeFunnel(page, TAG);
  await page.waitForLoadState('networkidle');
  const all = await loadedFiles(page, stage);
  const loader = first.filter((address) => address.endsWith('/quote-widgets.js'));
  const own = first.filter((address) => nameOf(address).startsWith('solar'));
  return [
    { budget: budgets.loader, value: sum(stage, loader), detail: list(stage, loader) },
    { budget: budgets.firstStep, value: sum(stage, first), detail: list(stage, first) },
    { budget: budgets.second, value: sum(stage, more), detail: more.length === 0 ? 'no file' : list(stage, more) },
    { budget: budgets.own, value: sum(stage, own), detail: list(stage, own) },
    { budget: budgets.whole, value: sum(stage, all), detail: `${all.length} files` },
  ];
}

async function measureSurvey(page: Page, stage: Stage): Promise<Row> {
  await page.goto(stage.host.address('survey'));
  await page.waitForFunction(() => window.benchNotes?.fieldShown);
  const files = await loadedFiles(page, stage);
  return { budget: budgets.survey, value: sum(stage, files), detail: list(stage, files) };
}

/** What a page really asks for, weighed as the server sends it. */
export function measureBytes(browser: Browser, stage: Stage): Promise<Row[]> {
  return attempt(Object.values(budgets), async () => {
    const context = await browser.newContext({ locale: 'en-GB' });
    try {
      const page = await context.newPage();
      await installProbe(page);
      const rows = await measureTag(page, stage);
      const survey = await measureSurvey(page, stage);
      return [...rows, survey].map((row) =>
        row === survey || row.budget.must !== undefined
          ? row
          : { ...row, detail: `${row.detail}; ${((row.value ?? 0) / (survey.value ?? 1)).toFixed(2)} of SurveyJS` },
      );
    } finally {
      await context.close();
    }
  });
}
