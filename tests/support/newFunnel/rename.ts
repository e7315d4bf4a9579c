import ts from 'typescript';
import type { FunnelNames } from './names.ts';

/** The living funnel that a new one is a copy of: the simplest with a price, a reference, mails, a PDF and a page. */
export const MODEL = 'homecare';

const WORD = /[\w$]*homecare[\w$]*/gi;
// A module of that name; folders, elements and pages are named by the funnel's own name.
const SINGLE_MODULE = /homecare(?=\.ts\b)/g;
const REFERENCE = /\bHC-/g;
// What belongs to the model: its folders and its modules, wherever they are imported from.
const OWN_MODULE = /(^|\/)homecare(\/|(-quote)?\.tsx?$)|^\.{1,2}\/(steps\/)?[a-z]\w*\.tsx?$/i;
const COMMON_WORDS: ReadonlySet<string> = new Set();

const renameWord = (word: string, names: FunnelNames): string =>
  word
    .replaceAll('HOMECARE', names.constant)
    .replaceAll('Homecare', names.pascal)
    .replaceAll('HomeCare', names.words)
    .replaceAll('homecare_', `${names.constant.toLowerCase()}_`)
    .replace(/homecare(?=[A-Z])/, names.camel)
    .replaceAll('homecare', names.kebab);

/** A text without syntax, such as a page or a table of a document, for another funnel. @param kept words that stay */
export const renameText = (text: string, names: FunnelNames, kept: ReadonlySet<string> = COMMON_WORDS): string =>
  text
    .replace(SINGLE_MODULE, names.camel)
    .replace(WORD, (word) => (kept.has(word) ? word : renameWord(word, names)))
    .replaceAll(REFERENCE, names.prefix);

/** Whether a module belongs to the model. */
export const isOwnModule = (specifier: string): boolean => OWN_MODULE.test(specifier);

/** Every node of a tree. */
export const nodesOf = (node: ts.Node): ts.Node[] => [
  node,
  ...node.getChildren().flatMap((child) => (ts.isJSDoc(child) ? [] : nodesOf(child))),
];

/** Words that only look like the model's: names that are imported from what funnels share, and those modules. */
function sharedWords(tree: ts.SourceFile): ReadonlySet<string> {
  const shared = tree.statements
    .filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier }) => ts.isStringLiteral(moduleSpecifier) && !isOwnModule(moduleSpecifier.text));
  return new Set(shared.flatMap((statement) => statement.getText(tree).match(WORD) ?? []));
}

/** The funnel's bare name where a name with a hyphen has to be written in another way. */
function renameName(node: ts.Identifier, { kebab, camel }: FunnelNames): string {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return `'${kebab}': ${camel}`;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return `'${kebab}'`;
  return camel;
}

/** A module for another funnel: names, texts, comments and addresses; what funnels share keeps its name. */
export function renameModule(text: string, names: FunnelNames): string {
  const tree = ts.createSourceFile('module.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const kept = sharedWords(tree);
  let renamed = '';
  let end = 0;
  for (const node of nodesOf(tree)) {
    if (!ts.isIdentifier(node) || node.text !== MODEL) continue;
    const isMember = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
    // With the dot before it.
    const start = node.getStart(tree) - (isMember ? 1 : 0);
    renamed += renameText(text.slice(end, start), names, kept);
    renamed += isMember ? `['${names.kebab}']` : renameName(node, names);
    end = node.getEnd();
  }
  return renamed + renameText(text.slice(end), names, kept);
}
