import * as z from 'zod/mini';
import { isTagName } from '#contract/tags.ts';
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

interface Look {
  readonly title: string;
  readonly status: string;
  /** "/contact", or "solar-quote, step 2" */
  readonly what: string;
}

const looksIn = ({ specs, suites = [] }: Suite): Look[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      results.flatMap(({ status, annotations }) =>
        annotations
          .filter(({ type }) => type === NOTE)
          .map(({ description = '' }) => ({ title, status, what: description })),
      ),
    ),
  ),
  ...suites.flatMap(looksIn),
];

type AccessibilityRun = z.infer<typeof accessibilityRunSchema>;

/**
 * What the accessibility statement says of a run.
 * @param report Playwright's JSON report
 * @param axe version of axe-core
 * @throws where a test that looked at accessibility has failed, or none has looked
 */
export function statementOf(report: unknown, axe: string): AccessibilityRun {
  const { suites, stats } = reportSchema.parse(report);
  const looks = suites.flatMap(looksIn);
  const failed = new Set(looks.filter(({ status }) => status !== 'passed').map(({ title }) => title));
  if (failed.size > 0) throw new Error(`Mend these first, or the statement is not true: ${[...failed].join('; ')}`);
  const seen = [...new Set(looks.map(({ what }) => what))];
  const pages = seen.filter((what) => what.startsWith('/'));
  const states = seen.filter((what) => !what.startsWith('/'));
  const tags = new Set(states.map((what) => what.split(',')[0] ?? '').filter(isTagName));
  if (pages.length === 0 || tags.size === 0) throw new Error('No test of this run has looked: run npm test first');
  return { day: stats.startTime.slice(0, 10), pages: pages.length, tags: tags.size, states: states.length, axe };
}
