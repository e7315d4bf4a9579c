import * as z from 'zod/mini';

/** How many tests of a step ended how. What was retried until it passed is failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What a step left behind: its exit code and, for a step of tests, its parsed JSON report (undefined when there is none). */
export interface StepEnd {
  readonly exitCode: number;
  readonly report?: unknown;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };

/** The sum of several counts. */
export const addCounts = (all: readonly Counts[]): Counts =>
  all.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    NOTHING,
  );

function countVitestFile({ status, assertionResults }: z.infer<typeof vitestReport>['testResults'][number]): Counts {
  const count = (wanted: string) => assertionResults.filter((result) => result.status === wanted).length;
  const passed = count('passed');
  const failed = count('failed');
  // A file that does not load, or whose hook fails, has no failed test of its own.
  const broken = status === 'failed' && failed === 0 ? 1 : 0;
  return { passed, failed: failed + broken, skipped: assertionResults.length - passed - failed };
}

function countPlaywright({ errors, stats }: z.infer<typeof playwrightReport>): Counts {
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed, skipped: stats.skipped };
}

// The exit code has the last word: an unhandled rejection and a killed worker are in no count, and a step
// that ran no test at all proves nothing.
function atLeastOneFailure(counts: Counts, { exitCode }: StepEnd): Counts {
  const isRed = exitCode !== 0 || counts.passed + counts.failed === 0;
  return isRed && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Counts of `vitest run --reporter=json`. Its own totals and its `success` miss broken files and hooks. */
export function countVitestStep(end: StepEnd): Counts {
  const parsed = vitestReport.safeParse(end.report);
  const counts = parsed.success ? addCounts(parsed.data.testResults.map(countVitestFile)) : NOTHING;
  return atLeastOneFailure(counts, end);
}

/** Counts of `playwright test --reporter=json`. */
export function countPlaywrightStep(end: StepEnd): Counts {
  const parsed = playwrightReport.safeParse(end.report);
  return atLeastOneFailure(parsed.success ? countPlaywright(parsed.data) : NOTHING, end);
}

/** A step that is no test (lint, types, build) counts as one. */
export const countCommandStep = ({ exitCode }: StepEnd): Counts =>
  exitCode === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };
