import type { Browser, BrowserContext, Page } from 'playwright';
import { attempt, type Budget, type Row } from '../report.ts';
import { kilobytes } from '../statistics.ts';
import { formOf, installProbe, SURVEY, untilUsable } from './pageProbe.ts';
import { list, sum, watchRequests, type SentRequest } from './requests.ts';
import type { Stage } from './stage.ts';

const TAG = 'solar-quote';
const LOADER = '/widgets/v1/quote-widgets.js';
const budgets = {
  loader: { what: 'loader', must: 1500, stretch: 1200, format: kilobytes },
  second: { what: `second <${TAG}> on the page`, must: 8000, stretch: 5000, format: kilobytes },
  survey: { what: 'SurveyJS with the fields of <solar-quote>', format: kilobytes },
} satisfies Record<string, Budget>;

async function addSecondTag(page: Page): Promise<void> {
  await page.evaluate(async (tag) => {
    const second = document.createElement(tag);
    const ready = new Promise((resolve) => second.addEventListener('quote-ready', resolve, { once: true }));
    document.body.append(second);
    second.scrollIntoView();
    await ready;
  }, TAG);
  await page.waitForLoadState('networkidle');
}

const weigh = (budget: Budget, requests: readonly SentRequest[]): Row => ({
  budget,
  value: sum(requests),
  detail: list(requests),
});

async function measureTag(context: BrowserContext, stage: Stage): Promise<Row[]> {
  const page = await context.newPage();
  const form = formOf(TAG);
  await installProbe(page, form);
  const requests = await watchRequests(page, stage.siteUrl);
  await page.goto(stage.host.address('tag'));
  await untilUsable(page, form);
  await page.waitForLoadState('networkidle');
  const before = requests();
  await addSecondTag(page);
  const loader = before.filter(({ address }) => new URL(address).pathname === LOADER);
  return [weigh(budgets.loader, loader), weigh(budgets.second, requests().slice(before.length))];
}

async function measureSurvey(context: BrowserContext, stage: Stage): Promise<Row> {
  const page = await context.newPage();
  await installProbe(page, SURVEY);
  const requests = await watchRequests(page, stage.siteUrl);
  await page.goto(stage.host.address('survey'));
  await untilUsable(page, SURVEY);
  await page.waitForLoadState('networkidle');
  return weigh(budgets.survey, requests());
}

/** What a page really asks for, weighed as it came. */
export function measureBytes(browser: Browser, stage: Stage): Promise<Row[]> {
  return attempt(Object.values(budgets), async () => {
    const context = await browser.newContext({ locale: 'en-GB' });
    try {
      return [...(await measureTag(context, stage)), await measureSurvey(context, stage)];
    } finally {
      await context.close();
    }
  });
}
