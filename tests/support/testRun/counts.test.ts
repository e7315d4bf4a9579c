import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { addCounts, countCommandStep, countPlaywrightStep, countVitestStep } from './counts.ts';

const file = (status: string, ...tests: string[]) => ({
  name: 'api/price.test.ts',
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});
const vitest = (...testResults: object[]) => ({ success: true, numFailedTests: 0, testResults });
const playwright = (stats: object, errors: unknown[] = []) => ({
  suites: [],
  errors,
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
});

describe('vitest', () => {
  it.each([
    ['all green', 0, vitest(file('passed', 'passed', 'passed')), [2, 0, 0]],
    ['two failures', 1, vitest(file('failed', 'failed', 'passed', 'failed')), [1, 2, 0]],
    ['a file that does not load', 1, vitest(file('passed', 'passed'), file('failed')), [1, 1, 0]],
    ['a failing hook', 1, vitest(file('failed', 'passed', 'passed')), [2, 1, 0]],
    ['an unhandled rejection, seen in the exit code only', 1, vitest(file('passed', 'passed')), [1, 1, 0]],
    ['a worker that was killed', 1, vitest(), [0, 1, 0]],
    ['skipped and todo', 0, vitest(file('passed', 'passed', 'pending', 'skipped', 'todo')), [1, 0, 3]],
    ['only skipped tests', 0, vitest(file('passed', 'skipped')), [0, 1, 1]],
    ['no test at all', 0, vitest(), [0, 1, 0]],
    ['no report', 0, undefined, [0, 1, 0]],
    ['a report of another kind', 0, { tests: 12 }, [0, 1, 0]],
  ])('%s', (_name, exitCode, report, [passed, failed, skipped]) => {
    expect(countVitestStep({ exitCode, report }, ['unit']).map(({ counts }) => counts)).toEqual([
      { passed, failed, skipped },
    ]);
  });

  const inFolder = (name: string, ...tests: string[]) => ({ ...file('passed', ...tests), name });
  const both = [
    { ...inFolder(path.resolve('tests/api/ev.test.ts'), 'passed', 'failed'), startTime: 1000, endTime: 3500 },
    inFolder(path.resolve('tests/architecture/words.test.ts'), 'passed'),
    inFolder(path.resolve('api/contract/price.test.ts'), 'passed', 'passed'),
  ];
  const totals = (exitCode: number, report: object, projects: string[]) =>
    countVitestStep({ exitCode, report }, projects).map(({ project, counts, seconds }) => [
      project,
      counts.passed,
      counts.failed,
      seconds,
    ]);

  it('counts each project of one process by itself', () => {
    expect(totals(1, vitest(...both), ['unit', 'api'])).toEqual([
      ['unit', 3, 0, 0],
      ['api', 1, 1, 2.5],
    ]);
  });
  it('counts faults to the API, wherever they stand', () => {
    const faults = inFolder(path.resolve('tests/faults/clock.test.ts'), 'passed', 'passed');
    const elsewhere = inFolder(path.resolve('site/faults/clock.test.ts'), 'passed');
    expect(totals(0, vitest(...both.slice(1), faults, elsewhere), ['unit', 'api'])).toEqual([
      ['unit', 4, 0, 0],
      ['api', 2, 0, 0],
    ]);
  });
  it('counts an only project whatever the folder of its file is called', () => {
    const report = { testResults: [{ ...file('passed', 'passed'), name: path.resolve('tests/hosts/next.test.ts') }] };
    expect(totals(0, report, ['next'])).toEqual([['next', 1, 0, 0]]);
  });

  it('fails a project that ran nothing, and a process that failed without a failed test', () => {
    expect(totals(0, vitest(...both), ['unit', 'api', 'links'])).toContainEqual(['links', 0, 1, 0]);
    expect(totals(1, vitest(...both.slice(1)), ['unit'])).toEqual([['unit', 3, 1, 0]]);
  });
});

describe('playwright', () => {
  it.each([
    ['all green', 0, playwright({ expected: 3 }), [3, 0, 0]],
    ['a failure', 1, playwright({ expected: 3, unexpected: 1 }), [3, 1, 0]],
    ['one that passed on a second try', 0, playwright({ expected: 3, flaky: 1 }), [3, 1, 0]],
    ['a spec that does not load', 1, playwright({}, [{ message: 'SyntaxError' }]), [0, 1, 0]],
    ['an error outside every test', 1, playwright({ expected: 2 }, [{ message: 'teardown' }]), [2, 1, 0]],
    ['a crash that left no error', 1, playwright({ expected: 2 }), [2, 1, 0]],
    ['skipped', 0, playwright({ expected: 1, skipped: 2 }), [1, 0, 2]],
    ['nothing run', 0, playwright({}), [0, 1, 0]],
    ['no report', 1, undefined, [0, 1, 0]],
  ])('%s', (_name, exitCode, report, [passed, failed, skipped]) => {
    expect(countPlaywrightStep({ exitCode, report })).toEqual({ passed, failed, skipped });
  });
});

it('counts a command as one test', () => {
  expect(countCommandStep({ exitCode: 0 })).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(countCommandStep({ exitCode: 2 })).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it('adds', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(addCounts([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
  expect(addCounts([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
