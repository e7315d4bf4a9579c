import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { SourceFile } from '../architecture/sourceFiles.ts';
import type { ReadText } from './spokenRules.ts';

/** Where tags, mails, PDF, saved quotes and the server's own pages have their words. */
const FOLDERS = [
  ...['elements', 'funnels', 'ui', 'wizard'].map((name) => `widgets/${name}`),
  ...['appointments', 'contract', 'documents', 'enquiry', 'mail', 'newsletter', 'presenters'].map(
    (name) => `api/${name}`,
  ),
];
const FOR_TESTS = /\.(test|fixture|examples|css)\.tsx?$/;
const SENTENCE = /\p{L}{2,}[\s,:]+\p{L}/u;

/** The words of a string, `…` where a value goes in; undefined for another node. */
function wordsOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

/** What an operator or a developer reads: errors, imports, types. */
const isForMachines = ({ parent }: ts.Node): boolean =>
  ts.isNewExpression(parent) ||
  (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.SuperKeyword) ||
  ts.isImportDeclaration(parent) ||
  ts.isLiteralTypeNode(parent);

/** The files with words that people read, from the root of the project. */
export const wordFiles = (): SourceFile[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
    .filter((file) => /\.tsx?$/.test(file) && !FOR_TESTS.test(file))
    .map((file) => ({ path: file, text: readFileSync(file, 'utf8') }));

/** What people read of a file, sentence by sentence, each with its line. */
export function textsOfSource({ path: file, text }: SourceFile): ReadText[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const texts: ReadText[] = [];
  const visit = (node: ts.Node) => {
    const words = wordsOf(node);
    if (words !== undefined && SENTENCE.test(words) && !isForMachines(node)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      texts.push({ place: `${file}:${line + 1}`, text: words, isHeading: false });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return texts;
}
