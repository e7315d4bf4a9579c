import path from 'node:path';
import { expect, it } from 'vitest';
import { failedTests } from './failedTests.ts';

const failure = {
  status: 'failed',
  fullName: 'a price of nothing',
  failureMessages: ['\u001B[31mexpected 1\u001B[39m\n\n  to be 2\n'],
};

it('names the file, the title and what was said of a failed test of vitest', () => {
  const name = path.resolve('api/price.test.ts');
  const passed = { status: 'passed', fullName: 'all is well', failureMessages: [] };
  expect(failedTests({ testResults: [{ name, status: 'failed', assertionResults: [passed, failure] }] })).toEqual([
    'api/price.test.ts › a price of nothing › expected 1 | to be 2',
  ]);
});

it('names a file of vitest that did not load', () => {
  const broken = {
    name: path.resolve('api/price.test.ts'),
    status: 'failed',
    message: 'No such module',
    assertionResults: [],
  };
  expect(failedTests({ testResults: [broken] })).toEqual(['api/price.test.ts › No such module']);
});

it('names failed and flaky specs of Playwright, however deep, and what failed outside them', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'funnels/ev.spec.ts',
    line: 12,
    tests: [{ status, results: [{ error: message === undefined ? undefined : { message } }] }],
  });
  const report = {
    suites: [
      {
        specs: [spec('a', 'expected'), spec('b', 'unexpected', 'Timed out')],
        suites: [{ specs: [spec('c', 'flaky', 'x'.repeat(1000))] }],
      },
    ],
    errors: [{ message: 'the server ended' }],
  };
  expect(failedTests(report)).toEqual([
    'funnels/ev.spec.ts:12 › b › Timed out',
    `funnels/ev.spec.ts:12 › c › ${'x'.repeat(600)}…`,
    'outside every test › the server ended',
  ]);
});

it('names nothing where there is no report', () => {
  expect(failedTests(undefined)).toEqual([]);
  expect(failedTests({ tests: 12 })).toEqual([]);
});
