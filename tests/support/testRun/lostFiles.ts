import path from 'node:path';
import * as z from 'zod/mini';

const file = z.looseObject({
  name: z.string(),
  status: z.string(),
  assertionResults: z.array(z.looseObject({ status: z.string() })),
});
const vitestReport = z.looseObject({ testResults: z.array(file) });
type VitestFile = z.infer<typeof file>;

// One that does not load is `failed` and has no test either: that is a result.
const isLost = ({ status, assertionResults: tests }: VitestFile): boolean =>
  status !== 'failed' && (tests.length === 0 || tests.some((test) => test.status === 'pending'));

/**
 * The files in a JSON report of vitest whose tests did not run to their end, as paths from here: what is left when the
 * browser, and with it the run, ends before them. None where a test failed (that explains the end), and none for a report
 * of another kind.
 */
export function lostFiles(report: unknown): readonly string[] {
  const parsed = vitestReport.safeParse(report);
  if (!parsed.success) return [];
  const { testResults: files } = parsed.data;
  const isExplained = files.some(
    ({ status, assertionResults }) => status === 'failed' || assertionResults.some((test) => test.status === 'failed'),
  );
  return isExplained ? [] : files.filter(isLost).map(({ name }) => path.relative('.', name));
}

/** What the first of two runs brought to an end, and everything of the second. */
export function joinReports(first: unknown, second: unknown): unknown {
  const [before, after] = [vitestReport.safeParse(first), vitestReport.safeParse(second)];
  if (!before.success || !after.success) return second;
  const kept = before.data.testResults.filter((one) => !isLost(one));
  return { ...after.data, testResults: [...kept, ...after.data.testResults] };
}
