import ts from 'typescript';
import { isTestFile, perFile } from './sourceFiles.ts';
import { findNodes } from './syntax.ts';

const WORD = /\p{L}{2,}/u;
// Attributes that a visitor reads or hears. What a component calls its own texts is caught by the space in them.
const SPOKEN = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'label',
  'legend',
  'placeholder',
  'title',
  'hint',
  'text',
  'unit',
]);

const isText = (node: ts.Node): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);

/** Through `a ? b : c`, `a && b` and brackets: what an expression may come out as. */
function outcomeParent(node: ts.Node): ts.Node {
  const { parent } = node;
  const isBranch = ts.isConditionalExpression(parent) && parent.condition !== node;
  const isSide = ts.isBinaryExpression(parent) && (parent.right === node || parent.left === node);
  const isLogical =
    isSide &&
    [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken].includes(
      parent.operatorToken.kind,
    );
  return isBranch || isLogical || ts.isParenthesizedExpression(parent) ? outcomeParent(parent) : parent;
}

function isSpoken(attribute: ts.JsxAttribute, text: string): boolean {
  const name = attribute.name.getText();
  if (SPOKEN.has(name)) return WORD.test(text);
  const isLabel = /(Label|Text|Title|Hint)$/.test(name);
  return isLabel && /\p{L}{2,} /u.test(text);
}

function isWord(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return WORD.test(node.text);
  if (ts.isTemplateExpression(node) || isText(node)) {
    const text = isText(node)
      ? node.text
      : [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' ');
    const parent = outcomeParent(node);
    const holder = ts.isJsxExpression(parent) ? parent.parent : parent;
    if (ts.isJsxAttribute(holder)) return isSpoken(holder, text);
    return ts.isJsxExpression(parent) && WORD.test(text);
  }
  return false;
}

/** Words that a visitor reads stand in a funnel's copy.ts; components get them as props. */
export const wordsInCopyOnly = perFile(
  (files) => files.filter((file) => /^widgets\/(funnels|ui|wizard)\/.*\.tsx$/.test(file.path) && !isTestFile(file)),
  (file) => findNodes(file, isWord).map((place) => `words outside copy.ts, ${place}`),
);
