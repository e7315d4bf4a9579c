import ts from 'typescript';
import { codeFiles, countLines, perFile, shippedFiles, type Rule, type SourceFile } from './sourceFiles.ts';
import { findNodes } from './syntax.ts';

const AS_PER_THOUSAND_LINES = 2;
const SUPPRESSION =
  /@ts-(ignore|nocheck|expect-error)|(eslint|oxlint)-disable|(biome|prettier|oxfmt)-ignore|istanbul ignore|v8 ignore/;
const REASONED = /oxlint-disable-next-line [\w/-]+ -- \S.{15,}/g;
const SKIPPED =
  /\b(it|test|describe|suite)(\.\w+)*\.(skip|skipIf|runIf|only|todo|fixme|fail|fails)\b|\bx(it|test|describe)\(|\bretr(y|ies)\s*:\s*[1-9]/;
const LEFT_FOR_LATER = /\b(TODO|FIXME|XXX|HACK)\b/;

const isAssertion = (node: ts.Node): boolean =>
  (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) && node.type.getText() !== 'const';

/** Type assertions in shipped code, `as const` aside. */
export const findAssertions = perFile(shippedFiles, (file) => findNodes(file, isAssertion));

/** At most two assertions in a thousand lines: branded constructors need them, other code seldom does. */
export const fewAssertions: Rule = (files) => {
  const lines = shippedFiles(files).reduce((sum, { text }) => sum + countLines(text), 0);
  const allowed = Math.max(1, Math.floor((lines * AS_PER_THOUSAND_LINES) / 1000));
  const found = findAssertions(files);
  return found.length > allowed
    ? [`${found.length} type assertions, at most ${allowed} in ${lines} lines:`, ...found]
    : [];
};

// These rules read raw text, comments included: that is where suppressions stand.
const rawLines = ({ text }: SourceFile, pattern: RegExp): string[] =>
  text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`line ${index + 1}: ${line.trim().slice(0, 80)}`] : []));

// Rules about text would find their own patterns and planted breaches. For these files the linter has ban-ts-comment,
// no-disabled-tests and no-focused-tests. Elsewhere they would not do: they know neither Playwright nor retries, neither
// tests that run on a condition nor suites that are to fail, and take a @ts-expect-error with any word behind it.
const withoutGuards = (files: readonly SourceFile[]): SourceFile[] =>
  files.filter(({ path }) => !path.startsWith('tests/architecture/'));

/** A check may be suppressed for one line, with the rule named and the reason said; nothing wider. */
export const noSuppressions = perFile(
  (files) => withoutGuards(codeFiles(files)),
  ({ path, text }) =>
    rawLines({ path, text: text.replace(REASONED, '') }, SUPPRESSION).map((place) => `a suppressed check, ${place}`),
);

export const noSkippedTests = perFile(
  (files) => withoutGuards(codeFiles(files)),
  (file) => rawLines(file, SKIPPED).map((place) => `a skipped, exclusive or retried test, ${place}`),
);

export const nothingLeftForLater = perFile(withoutGuards, (file) =>
  file.path.endsWith('package-lock.json')
    ? []
    : rawLines(file, LEFT_FOR_LATER).map((place) => `left for later, ${place}`),
);
