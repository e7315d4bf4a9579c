import * as z from 'zod/mini';
import type { accessibilityRunSchema } from '../../../site/pages/legal/accessibilityRun.ts';

/** Kind of the notes that `axe.ts` leaves in the report of a run. */
export const NOTE = 'accessibility';

const result = z.object({
  status: z.string(),
  annotations: z._default(z.array(z.object({ type: z.string(), description: z.optional(z.string()) })), []),
});
const suite = z.object({
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ results: z.array(result) })) })),
  get suites() {
    return z.optional(z.array(suite));
  },
});
type Suite = z.infer<typeof suite>;
const reportSchema = z.object({ suites: z.array(suite), stats: z.object({ startTime: z.iso.datetime() }) });

/** One state of a page or a tag that a test has checked. */
interface Check {
  readonly title: string;
  readonly status: string;
  /** "/contact", or "solar-quote, step 2" */
  readonly what: string;
}

const checksIn = ({ specs, suites = [] }: Suite): Check[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      results.flatMap(({ status, annotations }) =>
        annotations
          .filter(({ type }) => type === NOTE)
          .map(({ description = '' }) => ({ title, status, what: description })),
      ),
    ),
  ),
  ...suites.flatMap(checksIn),
];

type AccessibilityRun = z.infer<typeof accessibilityRunSchema>;

/** What a run has to look at. */
interface Whole {
  /** Paths of all pages that the sitemap lists. */
  readonly pages: readonly string[];
  readonly tags: readonly string[];
}

/**
 * What the accessibility statement says of a run.
 * @param report Playwright's JSON report
 * @param axe version of axe-core
 * @throws where a test that looked at accessibility has failed, or a page or a tag was not looked at
 */
export function statementOf(report: unknown, axe: string, whole: Whole): AccessibilityRun {
  const { suites, stats } = reportSchema.parse(report);
  const checks = suites.flatMap(checksIn);
  const failed = new Set(checks.filter(({ status }) => status !== 'passed').map(({ title }) => title));
  if (failed.size > 0) throw new Error(`Mend these first, or the statement is not true: ${[...failed].join('; ')}`);
  const seen = [...new Set(checks.map(({ what }) => what))];
  const states = seen.filter((what) => !what.startsWith('/'));
  const tags = new Set(states.map((what) => what.split(',')[0]));
  const missed = [...whole.pages.filter((page) => !seen.includes(page)), ...whole.tags.filter((tag) => !tags.has(tag))];
  if (missed.length > 0) throw new Error(`No test of this run has looked at ${missed.join(', ')}`);
  const [pages, day] = [whole.pages.length, stats.startTime.slice(0, 10)];
  return { day, pages, tags: whole.tags.length, states: states.length, axe };
}
