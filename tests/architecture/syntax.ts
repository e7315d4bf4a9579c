import ts from 'typescript';
import type { SourceFile } from './sourceFiles.ts';

/** What a look at a file found, for every rule that asks: thirty of them read the same files. */
function once<Found>(look: (file: SourceFile) => Found): (file: SourceFile) => Found {
  const found = new WeakMap<SourceFile, { readonly value: Found }>();
  return (file) => {
    const entry = found.get(file) ?? { value: look(file) };
    found.set(file, entry);
    return entry.value;
  };
}

/** The syntax tree of a file, with parents set. */
export const parse = once(({ path, text }) =>
  ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  ),
);

/** Every node below `node`, outermost first. */
export function* descendants(node: ts.Node): Generator<ts.Node> {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  for (const child of children) {
    yield child;
    yield* descendants(child);
  }
}

export const lineOf = (tree: ts.SourceFile, node: ts.Node): number =>
  tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;

/** The nodes of a file that fit, as "line 12: text". */
export function findNodes(file: SourceFile, fits: (node: ts.Node) => boolean): string[] {
  const tree = parse(file);
  return [...descendants(tree)]
    .filter(fits)
    .map((node) => `line ${lineOf(tree, node)}: ${node.getText(tree).replace(/\s+/g, ' ').slice(0, 80)}`);
}

/** The lines with comments blanked out: a colour in a comment is no colour. */
const linesWithoutComments = once((file): readonly string[] => {
  const tree = parse(file);
  const ranges: ts.CommentRange[] = [];
  const collect = (node: ts.Node) => {
    const full = node.getFullStart();
    if (node.kind !== ts.SyntaxKind.JsxText) ranges.push(...(ts.getLeadingCommentRanges(file.text, full) ?? []));
    ranges.push(...(ts.getTrailingCommentRanges(file.text, node.getEnd()) ?? []));
  };
  for (const node of descendants(tree)) if (!ts.isJsxText(node)) collect(node);
  collect(tree.endOfFileToken);
  let text = file.text;
  for (const { pos, end } of ranges) {
    text = text.slice(0, pos) + text.slice(pos, end).replace(/[^\n]/g, ' ') + text.slice(end);
  }
  return text.split('\n');
});

/** The lines on which a pattern occurs outside comments, as "line 12: text". */
export const findLines = (file: SourceFile, pattern: RegExp): string[] =>
  linesWithoutComments(file).flatMap((line, index) =>
    pattern.test(line) ? [`line ${index + 1}: ${line.trim().slice(0, 80)}`] : [],
  );
