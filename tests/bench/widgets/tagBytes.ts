import type { Browser, Page } from 'playwright';
import { isFormTag, type FormTag } from '../../../api/contract/tags.ts';
import { completeFunnel } from '../../support/funnels/completeFunnel.ts';
import { ALL_TAGS, type AnyTag } from '../../support/tags.ts';
import { attempt, type Budget, type Row } from '../report.ts';
import { kilobytes, wholeNumber } from '../statistics.ts';
import { formOf, installProbe, readProbe, untilUsable } from './pageProbe.ts';
import { list, sum, watchRequests, type Requests, type SentRequest } from './requests.ts';
import type { Stage } from './stage.ts';

/** How long a page is left alone after it has loaded. */
export const UNTOUCHED_SECONDS = 8;
const COMPANION: AnyTag = 'solar-quote';
/** So many are told by name. */
const FEW = 4;
// Nothing here is timed; more pages at once would only wait for each other.
const AT_ONCE = 3;

const budgetsOf = (tag: AnyTag): Record<'first' | 'requests' | 'untouched' | 'further' | 'whole', Budget> => {
  const stretch = tag === 'quick-quote' ? 12_000 : 11_000;
  return {
    first: { what: `<${tag}>, before its first step is usable`, must: 14_000, stretch, format: kilobytes },
    requests: { what: '… in so many requests', must: 4, stretch: 3, format: wholeNumber },
    untouched: { what: '… beyond that, left alone', must: 0, format: kilobytes },
    further: { what: '… as a further tag', must: 8000, stretch: 5000, format: kilobytes },
    whole: { what: '… from first step to the end', format: kilobytes },
  };
};

const budgetsAskedOf = (tag: AnyTag): Budget[] => {
  const { whole, ...others } = budgetsOf(tag);
  return [...Object.values(others), ...(isFormTag(tag) ? [whole] : [])];
};

const inNewPage = async <Result>(browser: Browser, use: (page: Page) => Promise<Result>): Promise<Result> => {
  const context = await browser.newContext({ locale: 'en-GB' });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
};

/** Opens a partner's page with the tag in it, and waits until the tag can be used. */
async function visit(page: Page, tag: AnyTag, { host, siteUrl }: Stage): Promise<Requests> {
  const form = formOf(tag);
  await installProbe(page, form);
  const requests = await watchRequests(page, siteUrl);
  await page.goto(host.address('tag', { tag, hasPicture: true }));
  await untilUsable(page, form);
  return requests;
}

/** Nobody touches the page: it has loaded and has nothing to do, then so many seconds pass until it has nothing to do. */
const leaveAlone = (page: Page): Promise<void> =>
  page.evaluate(async (seconds) => {
    const untilIdle = () => new Promise((resolve) => requestIdleCallback(resolve));
    if (document.readyState !== 'complete') {
      await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
    }
    await untilIdle();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    await untilIdle();
  }, UNTOUCHED_SECONDS);

const countOf = (requests: readonly SentRequest[]): string =>
  requests.length === 1 ? '1 request' : `${wholeNumber(requests.length)} requests`;

async function measureAlone(page: Page, tag: AnyTag, stage: Stage): Promise<Row[]> {
  const budgets = budgetsOf(tag);
  const requests = await visit(page, tag, stage);
  const { readyDate = 0 } = await readProbe(page);
  await leaveAlone(page);
  await page.waitForLoadState('networkidle');
  const first = requests().filter(({ sentAt }) => sentAt <= readyDate);
  const untouched = requests().filter(({ sentAt }) => sentAt > readyDate);
  return [
    { budget: budgets.first, value: sum(first), detail: list(first) },
    { budget: budgets.requests, value: first.length, detail: '' },
    {
      budget: budgets.untouched,
      value: sum(untouched),
      detail: untouched.length > FEW ? countOf(untouched) : list(untouched),
    },
    ...(isFormTag(tag) ? [await measureWhole(page, tag, requests)] : []),
  ];
}

/** A tool has no end that a visitor comes to. */
async function measureWhole(page: Page, tag: FormTag, requests: Requests): Promise<Row> {
  await completeFunnel(page, tag);
  await page.waitForLoadState('networkidle');
  return { budget: budgetsOf(tag).whole, value: sum(requests()), detail: countOf(requests()) };
}

/** Adds a tag where a visitor looks. @returns when it said that it can be used, in ms since 1970 */
const addTag = (page: Page, tag: AnyTag): Promise<number> =>
  page.evaluate((name) => {
    const element = document.createElement(name);
    const ready = new Promise<number>((resolve) =>
      element.addEventListener('quote-ready', () => resolve(Date.now()), {
        once: true,
      }),
    );
    document.body.prepend(element);
    return ready;
  }, tag);

async function measureFurther(page: Page, tag: AnyTag, stage: Stage): Promise<Row> {
  const requests = await visit(page, tag === COMPANION ? 'ev-quote' : COMPANION, stage);
  await page.waitForLoadState('networkidle');
  const before = requests().length;
  const readyDate = await addTag(page, tag);
  await page.waitForLoadState('networkidle');
  const further = requests()
    .slice(before)
    .filter(({ sentAt }) => sentAt <= readyDate);
  return { budget: budgetsOf(tag).further, value: sum(further), detail: list(further) };
}

const measureTag = (browser: Browser, tag: AnyTag, stage: Stage): Promise<Row[]> =>
  attempt(budgetsAskedOf(tag), async () => [
    ...(await inNewPage(browser, (page) => measureAlone(page, tag, stage))),
    await inNewPage(browser, (page) => measureFurther(page, tag, stage)),
  ]);

/** What each tag costs a page: alone, left alone, beside another one, and by the time its visitor has come to the end. */
export async function measureTags(browser: Browser, stage: Stage): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < ALL_TAGS.length; start += AT_ONCE) {
    const together = ALL_TAGS.slice(start, start + AT_ONCE);
    rows.push(...(await Promise.all(together.map((tag) => measureTag(browser, tag, stage)))).flat());
  }
  return rows;
}
