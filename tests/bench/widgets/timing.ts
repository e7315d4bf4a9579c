import type { Browser } from 'playwright';
import { compareInTurn, type Comparison } from '../comparisons.ts';
import { attempt, type Budget, type Row } from '../report.ts';
import { times } from '../statistics.ts';
import type { Choice, Content } from './hostPages.ts';
import { formOf, paintedAt, shownAt, SURVEY, usableAt, type Form, type Observed } from './pageProbe.ts';
import { visitSlowly, type Visit } from './slowPage.ts';
import type { Stage } from './stage.ts';

const budgets = {
  usable: { what: 'first usable control, partner page : SurveyJS', must: 0.25, stretch: 0.2, format: times },
  ownScript: { what: '… by the script of this one tag', must: 0.25, stretch: 0.2, format: times },
  visible: { what: 'step 1 visible, own page : SurveyJS', must: 0.2, stretch: 0.15, format: times },
  ownUsable: { what: 'first usable control, own page : SurveyJS', format: times },
  pictureOwnScript: { what: '… a picture, by the script of this one tag', must: 1.03, format: times },
  textOwnScript: { what: '… text, by the script of this one tag', must: 1.03, format: times },
  picture: { what: "host page's LCP, a picture, with tag : without", must: 1.03, format: times },
  text: { what: "host page's LCP, text, with tag : without", must: 1.03, format: times },
  pictureStyled: { what: '… a picture, with the style sheet too', must: 1.03, format: times },
  textStyled: { what: '… text, with the style sheet too', must: 1.03, format: times },
} satisfies Record<string, Budget>;

const againstPeer = (what: string, peer: string): Budget => ({
  what: `${what} : build in ${peer}`,
  must: 0.6,
  stretch: 0.55,
  format: times,
});

type PageOf = (stage: Stage) => Visit;

const SOLAR = formOf('solar-quote');

const hostPage =
  (content: Content, form?: Form, choice?: Choice): PageOf =>
  ({ host }) => ({
    address: host.address(content, choice),
    paint: choice?.hasPicture ? 'picture' : 'heading',
    ...(form && { form }),
  });

const pages = {
  survey: hostPage('survey', SURVEY),
  tag: hostPage('tag', SOLAR),
  ownScript: hostPage('own-script', SOLAR),
  peer: hostPage('tag', SOLAR, { build: 'peer' }),
  own: ({ siteUrl }) => ({ address: `${siteUrl}/solar-quote`, form: SOLAR }),
  plain: hostPage('nothing'),
  styled: hostPage('tag-and-styles', SOLAR),
  picture: hostPage('nothing', undefined, { hasPicture: true }),
  pictureTag: hostPage('tag', SOLAR, { hasPicture: true }),
  pictureOwnScript: hostPage('own-script', SOLAR, { hasPicture: true }),
  pictureStyled: hostPage('tag-and-styles', SOLAR, { hasPicture: true }),
} satisfies Record<string, PageOf>;
type PageName = keyof typeof pages;

type Line = readonly [budget: Budget, of: PageName, against: PageName, measure: (observed: Observed) => number];

const heading = (observed: Observed): number => paintedAt(observed, 'heading');
const picture = (observed: Observed): number => paintedAt(observed, 'picture');

const linesOf = ({ peer }: Stage): Line[] => [
  [budgets.usable, 'tag', 'survey', usableAt],
  [budgets.ownScript, 'ownScript', 'survey', usableAt],
  ...(peer === undefined
    ? []
    : [
        [againstPeer('first usable control, partner page', peer), 'tag', 'peer', usableAt] as const,
        [againstPeer('… by the script of this one tag', peer), 'ownScript', 'peer', usableAt] as const,
      ]),
  [budgets.visible, 'own', 'survey', shownAt],
  [budgets.ownUsable, 'own', 'survey', usableAt],
  [budgets.picture, 'pictureTag', 'picture', picture],
  [budgets.text, 'tag', 'plain', heading],
  [budgets.pictureOwnScript, 'pictureOwnScript', 'picture', picture],
  [budgets.textOwnScript, 'ownScript', 'plain', heading],
  [budgets.pictureStyled, 'pictureStyled', 'picture', picture],
  [budgets.textStyled, 'styled', 'plain', heading],
];

/** How soon a page shows what it is for, against the peers on the same server and network. */
export function measureTiming(browser: Browser, stage: Stage, runs: number): Promise<Row[]> {
  const comparisons = linesOf(stage).map(([budget, of, against, measure]): Comparison<PageName, Observed> => ({
    budget,
    of,
    against,
    measure,
    unit: 'ms',
  }));
  return attempt(
    comparisons.map(({ budget }) => budget),
    async () => {
      // Once for nothing: the first page of a browser pays for its start.
      await visitSlowly(browser, pages.plain(stage));
      return compareInTurn({ comparisons, runs, look: (name) => visitSlowly(browser, pages[name](stage)) });
    },
  );
}
