import type { BuiltPage } from '../../support/builtSite.ts';
import { askLighthouse, type PageReport } from '../../support/lighthouse.ts';
import { startServer } from '../../support/startServer.ts';
import type { Budget, Row, Section } from '../report.ts';
import { kilobytes, median, medianRatio, milliseconds, times, wholeNumber } from '../statistics.ts';
import { startTwins } from './twinServer.ts';

/** One page, as Lighthouse saw it several times, each time beside its hand-written twin. */
export interface MeasuredPage {
  readonly address: string;
  readonly reports: readonly PageReport[];
  readonly twins: readonly PageReport[];
}

const score = (what: string, must: number): Budget => ({
  what,
  must,
  stretch: 100,
  isFloor: true,
  format: wholeNumber,
});

const HOME = '/';
const middle = (reports: readonly PageReport[], pick: (report: PageReport) => number): number =>
  median(reports.map(pick));

/** What a page is held to: budgets.md, rows of pages. */
function rowsOf({ address, reports, twins }: MeasuredPage): Row[] {
  const [must, stretch] = address === HOME ? [20_000, 14_000] : [12_000, 8000];
  const lcp = (all: readonly PageReport[]) => all.map(({ lcpMs }) => lcpMs);
  const [own, twin] = [median(lcp(reports)), median(lcp(twins))];
  const row = (budget: Budget, value: number, detail = ''): Row => ({ budget, value, detail });
  return [
    row(
      score('performance', 98),
      middle(reports, ({ performance }) => performance),
    ),
    row(score('accessibility', 100), Math.min(...reports.map(({ accessibility }) => accessibility))),
    row(score('best practices', 100), Math.min(...reports.map(({ bestPractices }) => bestPractices))),
    row(score('search', 100), Math.min(...reports.map(({ seo }) => seo))),
    row(
      { what: 'largest paint, of its hand-written twin', must: 1.5, stretch: 1.2, format: times },
      medianRatio(lcp(reports), lcp(twins)),
      `${milliseconds(own)} and ${milliseconds(twin)}`,
    ),
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
    rows: rowsOf(page),
    notes: [...new Set(page.reports.flatMap(({ faults }) => faults))].map((fault) => `not perfect: ${fault}`),
  }));

/** Asks Lighthouse about pages and their twins in turn. */
export async function measurePages(pages: readonly BuiltPage[], runs: number): Promise<MeasuredPage[]> {
  const server = await startServer({ env: { RATE_LIMIT: 'off' } });
  const twinServer = await startTwins(new Map(pages.map(({ address, html }) => [address, html])));
  const measured: MeasuredPage[] = [];
  try {
    for (const { address } of pages) {
      const [reports, twins]: [PageReport[], PageReport[]] = [[], []];
      for (let run = 0; run < runs; run += 1) {
        reports.push(await askLighthouse(server.siteUrl + address));
        twins.push(await askLighthouse(twinServer.origin + address));
      }
      process.stdout.write(`${address}: performance ${middle(reports, ({ performance }) => performance)}\n`);
      measured.push({ address, reports, twins });
    }
  } finally {
    await twinServer.close();
    await server.remove();
  }
  return measured;
}
