import ts from 'typescript';
import { codeFiles, countLines, isTestFile, perFile, shippedFiles, type Rule, type SourceFile } from './sourceFiles.ts';
import { descendants, lineOf, parse } from './syntax.ts';

const MACHINE_PATH = /(^|[^\w.\-/:])\/(home|root|tmp|work|Users|private|mnt|var\/folders)\/\w|[A-Z]:\\\\?Users/;
const MIN_PATTERN_LENGTH = 12;

/** The project works in any folder of any machine. */
export const noMachinePaths = perFile(
  (files) => files.filter(({ path }) => !/^(package-lock\.json$|tests\/(architecture|api\/hostile)\/)/.test(path)),
  ({ text }) =>
    text.split('\n').flatMap((line, index) => (MACHINE_PATH.test(line) ? [`a machine path, line ${index + 1}`] : [])),
);

interface Constant {
  readonly path: string;
  readonly line: number;
  readonly name: string;
  readonly value: string;
}

function literal(node: ts.Expression | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return literal(node.expression);
  const isLiteral = ts.isStringLiteral(node) || ts.isNumericLiteral(node) || ts.isRegularExpressionLiteral(node);
  return isLiteral ? node.getText() : undefined;
}

function topLevelConstants(file: SourceFile): Constant[] {
  const tree = parse(file);
  return tree.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap((declaration) => {
      const value = literal(declaration.initializer);
      if (value === undefined) return [];
      return [{ path: file.path, line: lineOf(tree, declaration), name: declaration.name.getText(tree), value }];
    }),
  );
}

// A long pattern or text says what it is by itself; a number does only together with its name.
const identity = ({ name, value }: Constant): string =>
  /^['"/]/.test(value) && value.length >= MIN_PATTERN_LENGTH ? value : `${name} = ${value}`;

// Two funnels may well say the same words.
const isCopy = ({ path }: SourceFile): boolean => /\/(copy|laterCopy)\.ts$/.test(path);

/** The same constant in two files drifts apart. */
export const noConstantTwice: Rule = (files) => {
  const places = new Map<string, Constant[]>();
  for (const constant of shippedFiles(files)
    .filter((file) => !isCopy(file))
    .flatMap(topLevelConstants)) {
    const key = identity(constant);
    places.set(key, [...(places.get(key) ?? []), constant]);
  }
  return [...places]
    .filter(([, constants]) => new Set(constants.map(({ path }) => path)).size > 1)
    .map(
      ([key, constants]) => `${key} stands in ${constants.map(({ path, line }) => `${path}:${line}`).join(' and ')}`,
    );
};

/** Addresses of the API stand in the contract; elsewhere they are imported. */
export const noPathTwice: Rule = (files) =>
  shippedFiles(files)
    .filter(({ path }) => !path.startsWith('api/contract/'))
    .flatMap((file) => {
      const tree = parse(file);
      return [...descendants(tree)]
        .filter((node) => ts.isStringLiteralLike(node) && node.text.startsWith('/functions/v1/'))
        .map((node) => `${file.path}: line ${lineOf(tree, node)}: import the path from the contract`);
    });

function isUndocumented(statement: ts.Statement): boolean {
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  const isCallable =
    ts.isFunctionDeclaration(statement) ||
    (ts.isVariableStatement(statement) &&
      statement.declarationList.declarations.some(({ initializer }) => initializer && ts.isArrowFunction(initializer)));
  return Boolean(isExported) && isCallable && ts.getJSDocCommentsAndTags(statement).length === 0;
}

/** What others call in contract and runtime says in one sentence what it does. */
export const documentedExports = perFile(
  (files) => shippedFiles(files).filter(({ path }) => /^(api\/contract|widgets\/runtime)\//.test(path)),
  (file) => {
    const tree = parse(file);
    return tree.statements
      .filter(isUndocumented)
      .map((statement) => `an export without a sentence, line ${lineOf(tree, statement)}`);
  },
);

export interface TestShare {
  readonly sourceLines: number;
  readonly testLines: number;
  /** Test lines for each source line. */
  readonly share: number;
  /** The same, of the files alone that declare tests. */
  readonly shareDeclaring: number;
}

const DECLARES_TESTS = /\.(test|spec)\.tsx?$/;

/**
 * How much is tested, by lines. A test line is one of a file that declares tests, and one of what exists for these: harnesses,
 * fixtures, the benchmarks, the workbench. Examples are neither.
 */
export function measureTests(files: readonly SourceFile[]): TestShare {
  const lines = (chosen: readonly SourceFile[]) => chosen.reduce((sum, { text }) => sum + countLines(text), 0);
  const sourceLines = lines(shippedFiles(files));
  const tests = codeFiles(files).filter((file) => isTestFile(file) && !file.path.endsWith('.examples.tsx'));
  const testLines = lines(tests);
  const declaring = lines(tests.filter(({ path }) => DECLARES_TESTS.test(path)));
  const shareOf = (part: number): number => part / Math.max(1, sourceLines);
  return { sourceLines, testLines, share: shareOf(testLines), shareDeclaring: shareOf(declaring) };
}
