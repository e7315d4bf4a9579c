import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';

/** One failed test as one line: file, title and what it said, cut where a log of calls would go on for pages. */
export type FailedTest = string;

const TITLE = 90;
/** As much as tells which expectation it was and what was found instead: the end of a run may be all that is kept of it. */
const MESSAGE = 600;

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.optional(z.string()),
          failureMessages: z.nullish(z.array(z.string())),
        }),
      ),
    }),
  ),
});

const outcome = z.object({
  status: z.string(),
  results: z.array(z.object({ error: z.optional(z.object({ message: z.optional(z.string()) })) })),
});
const spec = z.object({ title: z.string(), file: z.string(), line: z.number(), tests: z.array(outcome) });
const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.optional(z.array(suite));
  },
});
type Suite = z.infer<typeof suite>;
const playwrightReport = z.object({
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
});

// Without the colours of a terminal, on one line.
const plain = (text: string | undefined, length: number): string => {
  const lines = stripVTControlCharacters(text ?? '').split('\n');
  const words = lines
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' | ');
  return words.length > length ? `${words.slice(0, length)}…` : words;
};

const line = (place: string, title: string, message: string | undefined): FailedTest =>
  [place, plain(title, TITLE), plain(message, MESSAGE)].filter((part) => part !== '').join(' › ');

function failedInVitest(report: z.infer<typeof vitestReport>): FailedTest[] {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative('.', name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // A file that does not load, or whose hook fails, has no failed test of its own.
    if (failed.length === 0) return status === 'failed' ? [line(file, '', message)] : [];
    return failed.map(({ fullName = '', failureMessages }) => line(file, fullName, failureMessages?.[0]));
  });
}

function failedInSuite({ specs, suites = [] }: Suite): FailedTest[] {
  const own = specs.flatMap(({ title, file, line: row, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => line(`${file}:${row}`, title, results.find(({ error }) => error)?.error?.message)),
  );
  return [...own, ...suites.flatMap(failedInSuite)];
}

/** The failed tests of a JSON report of vitest or Playwright, in its order; none where there is no report. */
export function failedTests(report: unknown): FailedTest[] {
  const vitest = vitestReport.safeParse(report);
  if (vitest.success) return failedInVitest(vitest.data);
  const playwright = playwrightReport.safeParse(report);
  if (!playwright.success) return [];
  const { suites, errors } = playwright.data;
  return [...suites.flatMap(failedInSuite), ...errors.map(({ message }) => line('outside every test', '', message))];
}
