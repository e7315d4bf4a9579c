import path from 'node:path';
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
      name: z.string(),
      status: z.string(),
      startTime: z.optional(z.number()),
      endTime: z.optional(z.number()),
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

/** What one project of vitest proved, and how long its files took. */
export interface ProjectCounts {
  readonly project: string;
  readonly counts: Counts;
  readonly seconds: number;
}

type VitestFile = z.infer<typeof vitestReport>['testResults'][number];

// A report names files, not projects: those of `unit` and `browser` stand beside what they test.
const SCATTERED: readonly string[] = ['unit', 'browser'];
// Folders of tests that have not the name of their project.
const PROJECT_OF: Readonly<Record<string, string>> = { faults: 'api' };

function isFileOf(project: string, projects: readonly string[]): (file: VitestFile) => boolean {
  // Of one alone, such as an app of another tool, every file is its.
  if (projects.length === 1) return () => true;
  return ({ name }) => {
    const [top, folder = ''] = path.relative('.', name).split(path.sep);
    const named = PROJECT_OF[folder] ?? folder;
    const owner = top === 'tests' && projects.includes(named) ? named : undefined;
    return owner === undefined ? SCATTERED.includes(project) : owner === project;
  };
}

/**
 * Counts of `vitest run --reporter=json`, for each of its projects. Its own totals and its `success` miss broken files
 * and hooks; what only the exit code shows is counted to the first project.
 */
export function countVitestStep(end: StepEnd, projects: readonly string[]): ProjectCounts[] {
  const parsed = vitestReport.safeParse(end.report);
  const all = parsed.success ? parsed.data.testResults : [];
  const found = projects.map((project) => {
    const files = all.filter(isFileOf(project, projects));
    const seconds = files.reduce((sum, { startTime = 0, endTime = 0 }) => sum + (endTime - startTime) / 1000, 0);
    const counts = atLeastOneFailure(addCounts(files.map(countVitestFile)), { exitCode: 0 });
    return { project, seconds, counts };
  });
  const isExplained = end.exitCode === 0 || found.some(({ counts }) => counts.failed > 0);
  return found.map((one, index) =>
    index > 0 || isExplained ? one : { ...one, counts: atLeastOneFailure(one.counts, end) },
  );
}

/** Counts of `playwright test --reporter=json`. */
export function countPlaywrightStep(end: StepEnd): Counts {
  const parsed = playwrightReport.safeParse(end.report);
  return atLeastOneFailure(parsed.success ? countPlaywright(parsed.data) : NOTHING, end);
}

/** A step that is no test (lint, types, build) counts as one. */
export const countCommandStep = ({ exitCode }: StepEnd): Counts =>
  exitCode === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };
