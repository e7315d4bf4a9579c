import type { Browser } from 'playwright';
import { attempt, type Budget, type Row } from '../report.ts';
import { medianRatio, spread, times, wholeNumber } from '../statistics.ts';
import type { Content } from './hostPages.ts';
import type { Observed } from './pageProbe.ts';
import { visitSlowly, type Visit } from './slowPage.ts';
import type { Stage } from './stage.ts';

const budgets = {
  usable: { what: 'first usable field, partner page : SurveyJS', must: 0.33, stretch: 0.25, format: times },
  visible: { what: 'step 1 visible, own page : SurveyJS', must: 0.2, stretch: 0.15, format: times },
  ownUsable: { what: 'first usable field, own page : SurveyJS', format: times },
  picture: { what: "host page's LCP, a picture, with tag : without", must: 1.03, format: times },
  text: { what: "host page's LCP, text, with tag : without", must: 1.03, format: times },
  pictureStyled: { what: '… a picture, with the style sheet too', must: 1.03, format: times },
  textStyled: { what: '… text, with the style sheet too', must: 1.03, format: times },
} satisfies Record<string, Budget>;

type PageOf = (stage: Stage) => Visit;

const hostPage =
  (content: Content, form: Visit['form'], hasPicture = false): PageOf =>
  ({ host }) => ({ address: host.address(content, hasPicture), form });

const pages = {
  survey: hostPage('survey', 'silent'),
  tag: hostPage('tag', 'speaking'),
  own: ({ siteUrl }) => ({ address: `${siteUrl}/solar-quote`, form: 'speaking' }),
  plain: hostPage('nothing', 'none'),
  styled: hostPage('tag-and-styles', 'speaking'),
  picture: hostPage('nothing', 'none', true),
  pictureTag: hostPage('tag', 'speaking', true),
  pictureStyled: hostPage('tag-and-styles', 'speaking', true),
} satisfies Record<string, PageOf>;
type PageName = keyof typeof pages;
type Visits = ReadonlyMap<PageName, readonly Observed[]>;

/** Each page in turn, so that whatever else the machine does meets all of them. */
async function visitInTurn(browser: Browser, stage: Stage, runs: number): Promise<Visits> {
  // Once for nothing: the first page of a browser pays for its start.
  await visitSlowly(browser, pages.plain(stage));
  // Object.keys gives the names of the very object that it is asked about.
  const visits = new Map((Object.keys(pages) as PageName[]).map((name) => [name, [] as Observed[]]));
  for (let run = 0; run < runs; run += 1) {
    for (const [name, seen] of visits) seen.push(await visitSlowly(browser, pages[name](stage)));
  }
  return visits;
}

function known(time: number | undefined): number {
  if (time === undefined) throw new Error('a page did not show what was waited for');
  return time;
}

const shownAt = ({ fieldShown, firstPaint }: Observed): number => Math.max(known(fieldShown), known(firstPaint));

/** Shown, and at work: where a form cannot say so itself, being shown has to do. */
const usableAt = (observed: Observed): number => Math.max(shownAt(observed), observed.ready ?? 0);

const paintOf =
  (name: 'picture' | 'heading') =>
  ({ paints }: Observed): number =>
    known(paints[name]);

interface Comparison {
  readonly budget: Budget;
  readonly page: PageName;
  readonly peer: PageName;
  readonly time: (observed: Observed) => number;
}

const heading = paintOf('heading');
const picture = paintOf('picture');
const comparisons: readonly Comparison[] = [
  { budget: budgets.usable, page: 'tag', peer: 'survey', time: usableAt },
  { budget: budgets.visible, page: 'own', peer: 'survey', time: shownAt },
  { budget: budgets.ownUsable, page: 'own', peer: 'survey', time: usableAt },
  { budget: budgets.picture, page: 'pictureTag', peer: 'picture', time: picture },
  { budget: budgets.text, page: 'tag', peer: 'plain', time: heading },
  { budget: budgets.pictureStyled, page: 'pictureStyled', peer: 'picture', time: picture },
  { budget: budgets.textStyled, page: 'styled', peer: 'plain', time: heading },
];

function rowOf(visits: Visits, { budget, page, peer, time }: Comparison): Row {
  const values = (visits.get(page) ?? []).map(time);
  const others = (visits.get(peer) ?? []).map(time);
  const detail = `${spread(values, wholeNumber)} against ${spread(others, wholeNumber)} ms`;
  return { budget, value: medianRatio(values, others), detail };
}

/** How soon a page shows what it is for, against the peer on the same server and network. */
export function measureTiming(browser: Browser, stage: Stage, runs: number): Promise<Row[]> {
  return attempt(Object.values(budgets), async () => {
    const visits = await visitInTurn(browser, stage, runs);
    return comparisons.map((comparison) => rowOf(visits, comparison));
  });
}
