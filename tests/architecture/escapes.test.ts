import { describe, expect, it } from 'vitest';
import { fewAssertions, noSkippedTests, noSuppressions, nothingLeftForLater } from './escapes.ts';
import type { Rule } from './sourceFiles.ts';

const count = (rule: Rule, text: string, path = 'api/app.ts') => rule([{ path, text }]).length;

describe('finds', () => {
  it.each<[string, Rule, string]>([
    ['a suppressed check', noSuppressions, '// @ts-expect-error'],
    ['a disabled rule', noSuppressions, '/* oxlint-disable max-lines */'],
    ['one without a reason', noSuppressions, '// oxlint-disable-next-line max-params'],
    ['a skipped test', noSkippedTests, "it.skip('x', () => {})"],
    ['an exclusive suite', noSkippedTests, "describe.only('x', () => {})"],
    ['a skipped table', noSkippedTests, "it.concurrent.skip('x', () => {})"],
    ['a Playwright fixme', noSkippedTests, "test.fixme('x', async () => {})"],
    ['an x', noSkippedTests, "xit('x', () => {})"],
    ['a retry', noSkippedTests, 'export default { retries: 2 }'],
    ['a note for later', nothingLeftForLater, '// TODO: check the limit'],
  ])('%s', (_name, rule, text) => {
    expect(count(rule, text)).toBe(1);
  });
});

describe('takes', () => {
  it.each<[string, Rule, string]>([
    [
      'a reason',
      noSuppressions,
      '// oxlint-disable-next-line max-params -- Express tells error handlers by their four',
    ],
    ['a test', noSkippedTests, "it('may skip a step', () => {})"],
    ['no retries', noSkippedTests, 'export default { retries: 0 }'],
  ])('%s', (_name, rule, text) => {
    expect(count(rule, text)).toBe(0);
  });
});

describe('type assertions', () => {
  const lines = (count: number) => '\n'.repeat(count);
  const one = 'const x = y as string;\n';
  it('allows two in a thousand lines', () => {
    expect(count(fewAssertions, one + one + lines(998))).toBe(0);
  });
  it('names each when there are more', () => {
    expect(count(fewAssertions, one + one + one + lines(997))).toBe(4);
  });
  it('leaves const and tests alone', () => {
    expect(count(fewAssertions, "const list = ['a'] as const;\n".repeat(9))).toBe(0);
    expect(count(fewAssertions, one.repeat(9), 'tests/api/x.test.ts')).toBe(0);
  });
});
