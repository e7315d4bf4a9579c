import type { BuiltPage } from '../../support/builtSite.ts';
import { askLighthouse, type PageReport } from '../../support/lighthouse.ts';
import { startServer } from '../../support/startServer.ts';
import { compareInTurn, type Comparison } from '../comparisons.ts';
import { measureQuietly } from '../quietness.ts';
import type { Budget, Row, Section } from '../report.ts';
import { kilobytes, median, times, wholeNumber } from '../statistics.ts';
import { startTwins } from './twinServer.ts';

type Side = 'page' | 'twin';

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
} satisfies Record<string, Budget>;

const comparisons: readonly Comparison<Side, PageReport>[] = [
  { budget: timedBudgets.performance, of: 'page', measure: ({ performance }) => performance, unit: 'points' },
  { budget: timedBudgets.paint, of: 'page', against: 'twin', measure: ({ lcpMs }) => lcpMs, unit: 'ms' },
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

async function measurePage(address: string, origins: Readonly<Record<Side, string>>, runs: number) {
  const reports: PageReport[] = [];
  const look = async (side: Side): Promise<PageReport> => {
    const report = await askLighthouse(origins[side] + address);
    if (side === 'page') reports.push(report);
    return report;
  };
  const timed = await measureQuietly(() => compareInTurn({ comparisons, look, runs }));
  return { address, timed, reports };
}

/** Asks Lighthouse about pages and their twins in turn. */
export async function measurePages(pages: readonly BuiltPage[], runs: number): Promise<MeasuredPage[]> {
  const server = await startServer({ env: { RATE_LIMIT: 'off' } });
  const twinServer = await startTwins(new Map(pages.map(({ address, html }) => [address, html])));
  const origins = { page: server.siteUrl, twin: twinServer.origin };
  const measured: MeasuredPage[] = [];
  try {
    for (const { address } of pages) {
      const page = await measurePage(address, origins, runs);
      process.stdout.write(`${address}: performance ${middle(page.reports, ({ performance }) => performance)}\n`);
      measured.push(page);
    }
  } finally {
    await twinServer.close();
    await server.remove();
  }
  return measured;
}
