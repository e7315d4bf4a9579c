import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { joinReports, lostFiles } from './lostFiles.ts';

const file = (name: string, status: string, ...tests: string[]) => ({
  name: path.resolve(name),
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});
const report = (...testResults: object[]) => ({ testResults });
const whole = file('a.test.tsx', 'passed', 'passed', 'skipped', 'todo');
const stopped = file('b.test.tsx', 'passed', 'passed', 'pending');
const never = file('c.test.tsx', 'passed');

describe('files that a run did not bring to an end', () => {
  it.each([
    ['the one it stopped in, and those after it', report(whole, stopped, never), ['b.test.tsx', 'c.test.tsx']],
    ['none, where all ran', report(whole), []],
    [
      'none, where a test failed: that is why it ended',
      report(whole, never, file('d.test.tsx', 'failed', 'failed')),
      [],
    ],
    ['none, where a file did not load', report(whole, never, file('d.test.tsx', 'failed')), []],
    ['all of them, where the browser never gave a sign', report(stopped, never), ['b.test.tsx', 'c.test.tsx']],
    ['none, without a report', undefined, []],
    ['none, in a report of another kind', { suites: [] }, []],
  ])('%s', (_name, given, expected) => {
    expect(lostFiles(given)).toEqual(expected);
  });
});

it('keeps what ran to its end and takes the rest from the second run', () => {
  const again = [file('b.test.tsx', 'passed', 'passed', 'passed'), file('c.test.tsx', 'failed', 'failed')];
  expect(joinReports(report(whole, stopped, never), report(...again))).toEqual(report(whole, ...again));
  expect(joinReports(report(whole, stopped), undefined)).toBeUndefined();
});
