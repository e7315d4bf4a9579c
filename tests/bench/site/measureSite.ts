import { chromium, type Browser } from 'playwright';
import type { BuiltPage } from '../../support/builtSite.ts';
import { chromiumFlags } from '../../support/chromiumFlags.ts';
import { ensureChromium } from '../../support/ensureChromium.ts';
import { askLighthouse, type PageReport } from '../../support/lighthouse.ts';
import { startServer } from '../../support/startServer.ts';
import { compareInTurn, type Comparison } from '../comparisons.ts';
import { measureQuietly } from '../quietness.ts';
import type { Budget, Row, Section } from '../report.ts';
import { kilobytes, median, times, wholeNumber } from '../statistics.ts';
import { largestPaintedAt } from '../widgets/pageProbe.ts';
import { visitSlowly } from '../widgets/slowPage.ts';
import { startTwins } from './twinServer.ts';

type Side = 'page' | 'twin';

/** What Lighthouse works out from a visit at full speed, and when a slowed browser painted in earnest. */
interface Sight extends PageReport {
  readonly slowPaintMs: number;
}

/** One page: what was timed beside its hand-written twin, and all that Lighthouse said of the page itself. */
export interface MeasuredPage {
  readonly address: string;
  readonly timed: readonly Row[];
  readonly reports: readonly PageReport[];
}

const score = (what: string, must: number): Budget => ({
  what,
  must,
  stretch: 100,
  isFloor: true,
  format: wholeNumber,
});

const timedBudgets = {
  performance: score('performance', 98),
  paint: { what: 'largest paint, of its hand-written twin', must: 1.5, stretch: 1.2, format: times },
  slowPaint: { what: '… on a slow phone and line', must: 1.5, stretch: 1.2, format: times },
} satisfies Record<string, Budget>;

const comparisons: readonly Comparison<Side, Sight>[] = [
  { budget: timedBudgets.performance, of: 'page', measure: ({ performance }) => performance, unit: 'points' },
  { budget: timedBudgets.paint, of: 'page', against: 'twin', measure: ({ lcpMs }) => lcpMs, unit: 'ms' },
  {
    budget: timedBudgets.slowPaint,
    of: 'page',
    against: 'twin',
    measure: ({ slowPaintMs }) => slowPaintMs,
    unit: 'ms',
  },
];

const HOME = '/';
const middle = (reports: readonly PageReport[], pick: (report: PageReport) => number): number =>
  median(reports.map(pick));

/** What a page is held to beside its times: budgets.md, rows of pages. */
function countedRows({ address, reports }: MeasuredPage): Row[] {
  const [must, stretch] = address === HOME ? [20_000, 14_000] : [12_000, 8000];
  const row = (budget: Budget, value: number, detail = ''): Row => ({ budget, value, detail });
  return [
    row(score('accessibility', 100), Math.min(...reports.map(({ accessibility }) => accessibility))),
    row(score('best practices', 100), Math.min(...reports.map(({ bestPractices }) => bestPractices))),
    row(score('search', 100), Math.min(...reports.map(({ seo }) => seo))),
    row(
      { what: 'script, tags included', format: kilobytes },
      middle(reports, ({ scriptBytes }) => scriptBytes),
      `tags aside: ${kilobytes(must)} at most, better ${kilobytes(stretch)} (npm test -- size)`,
    ),
    row(
      { what: 'whole first view', must: 150_000, stretch: 100_000, format: kilobytes },
      middle(reports, ({ bytes }) => bytes),
    ),
    row({ what: 'layout shift', must: 0, format: String }, Math.max(...reports.map(({ shift }) => shift))),
  ];
}

/** One section a page. */
export const siteSections = (pages: readonly MeasuredPage[]): Section[] =>
  pages.map((page) => ({
    title: page.address,
    rows: [...page.timed, ...countedRows(page)],
    notes: [...new Set(page.reports.flatMap(({ faults }) => faults))].map((fault) => `not perfect: ${fault}`),
  }));

interface Studio {
  readonly browser: Browser;
  readonly origins: Readonly<Record<Side, string>>;
  readonly runs: number;
}

async function measurePage(address: string, { browser, origins, runs }: Studio) {
  const reports: PageReport[] = [];
  const look = async (side: Side): Promise<Sight> => {
    const report = await askLighthouse(origins[side] + address);
    if (side === 'page') reports.push(report);
    const seen = await visitSlowly(browser, { address: origins[side] + address, settles: true });
    return { ...report, slowPaintMs: largestPaintedAt(seen) };
  };
  const timed = await measureQuietly(() => compareInTurn({ comparisons, look, runs }));
  return { address, timed, reports };
}

/** Asks Lighthouse about pages and their twins in turn. */
export async function measurePages(pages: readonly BuiltPage[], runs: number): Promise<MeasuredPage[]> {
  const server = await startServer({ env: { RATE_LIMIT: 'off' } });
  const twinServer = await startTwins(new Map(pages.map(({ address, html }) => [address, html])));
  const origins = { page: server.siteUrl, twin: twinServer.origin };
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });
  const measured: MeasuredPage[] = [];
  try {
    for (const { address } of pages) {
      const page = await measurePage(address, { browser, origins, runs });
      process.stdout.write(`${address}: performance ${middle(page.reports, ({ performance }) => performance)}\n`);
      measured.push(page);
    }
  } finally {
    await browser.close();
    await twinServer.close();
    await server.remove();
  }
  return measured;
}
