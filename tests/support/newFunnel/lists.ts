import ts from 'typescript';
import type { FunnelNames } from './names.ts';
import { isOwnModule, MODEL, nodesOf, renameModule, renameText } from './rename.ts';

/** The lists in which a funnel is entered: wherever one of these has an entry for the model, it gets one for the new. */
export const LISTS: readonly string[] = [
  'api/contract/tags.ts',
  'api/contract/registry.ts',
  'api/contract/common/reference.ts',
  'api/presenters/registry.ts',
  'api/enquiry/plainForms.ts',
  'api/config/routing.ts',
  'api/openapi/examples.ts',
  'widgets/elements/lazy-tags.ts',
  'api/contract/reservedHeights.ts',
  'widgets/funnels/workedCases.test.tsx',
  'widgets/funnels/startsTicked.test.ts',
  'site/pages/quotes/route.ts',
  'site/pages/reference/PartnersPage.tsx',
  'site/pages/tag-builder/fields.ts',
  'site/generate/plainForm.tsx',
  'site/pages/legal/content/cookie-policy.md',
  'public/partner/index.html',
  'docs/partners.md',
  'tests/support/funnels/journeys.ts',
  'tests/support/element/everyFunnel.ts',
  'tests/support/privateFields.ts',
  'tests/e2e/everyFunnel/failures.spec.ts',
  'tests/e2e/everyFunnel/walk.spec.ts',
  'tests/e2e/pages/pageTable.ts',
  'tests/api/support/requests.ts',
  'tests/api/consent.test.ts',
  'tests/api/hostile/priceTampering.test.ts',
  'tests/api/hostile/requiredAnswers.test.ts',
  'tests/salesMailFields.test.ts',
];

// Lists whose entries are lines: they name the model in other ways as well.
const LINES = /\.(html|md)$|\/pageTable\.ts$/;
const ENTRY_LINE =
  /^(\| `(<homecare-quote>|homecare_quote_data)` \||<li><a href="homecare\.html">| {2}quote\('\/homecare-quote')/;
const KEY = /^(homecare(-quote|: .+)?|\/homecare-quote|HC-|site\/pages\/quotes\/homecare\.ts)$/;
const KEY_NAMES: ReadonlySet<string> = new Set(['tag', 'path']);

/** What an item of a list is about: its text, its first argument or element, its tag or address. */
function keyOf(item: ts.Node | undefined): string | undefined {
  if (!item) return undefined;
  if (ts.isStringLiteral(item)) return item.text;
  // The worked cases of a funnel, imported under its name.
  if (ts.isIdentifier(item)) return /^homecare[A-Z]/.test(item.text) ? MODEL : undefined;
  if (ts.isCallExpression(item)) return keyOf(item.arguments[0]);
  if (ts.isArrayLiteralExpression(item)) return keyOf(item.elements[0]);
  if (!ts.isObjectLiteralExpression(item)) return undefined;
  const key = item.properties.find(({ name }) => name && ts.isIdentifier(name) && KEY_NAMES.has(name.text));
  return key && ts.isPropertyAssignment(key) ? keyOf(key.initializer) : undefined;
}

const isAboutModel = (item: ts.Node | undefined): boolean => KEY.test(keyOf(item) ?? '');

const isKey = (name: ts.Node): boolean =>
  ts.isIdentifier(name) ? name.text === MODEL : ts.isStringLiteral(name) && KEY.test(name.text);

/** Between an entry and the next one; undefined for what is no entry of the model. */
function separatorOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node)) {
    const from = ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : '';
    return from.includes(MODEL) && isOwnModule(from) ? '\n' : undefined;
  }
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.some(({ name }) => isKey(name)) ? '\n\n' : undefined;
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node))
    return isKey(node.name) ? ', ' : undefined;
  if (ts.isLiteralTypeNode(node) && ts.isUnionTypeNode(node.parent))
    return isAboutModel(node.literal) ? ' | ' : undefined;
  return ts.isArrayLiteralExpression(node.parent) && isAboutModel(node) ? ', ' : undefined;
}

function enterInModule(text: string, names: FunnelNames): string {
  const tree = ts.createSourceFile('list.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  let entered = '';
  let end = 0;
  for (const node of nodesOf(tree)) {
    // What stands inside an entry goes with it.
    const separator = node.getStart(tree) < end || ts.isSourceFile(node) ? undefined : separatorOf(node);
    if (separator === undefined) continue;
    entered += text.slice(end, node.getEnd()) + separator + renameEntry(node, tree, names);
    end = node.getEnd();
  }
  return entered + text.slice(end);
}

// An entry is renamed where it stands: a name alone would be a statement.
function renameEntry(node: ts.Node, tree: ts.SourceFile, names: FunnelNames): string {
  const text = node.getText(tree);
  const isProperty = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
  return isProperty ? renameModule(`({${text}})`, names).slice(2, -2) : renameModule(text, names);
}

const enterInText = (text: string, names: FunnelNames): string =>
  text
    .split('\n')
    .flatMap((line) => (ENTRY_LINE.test(line) ? [line, renameText(line, names)] : [line]))
    .join('\n');

/** A list with the new funnel beside the model. @throws where the list has no entry of the model */
export function enter(file: string, text: string, names: FunnelNames): string {
  const entered = LINES.test(file) ? enterInText(text, names) : enterInModule(text, names);
  if (entered === text)
    throw new Error(`${file}: no entry of ${MODEL} found. Mend LISTS in tests/support/newFunnel/lists.ts.`);
  // A subject of the contact form, which the new funnel has none of.
  return entered.replace(`quote('${names.words} quote', '${names.kebab}')`, `quote('${names.words} quote')`);
}
