import path from 'node:path';
import { parseAst, type Plugin } from 'vite';
import { FIELD } from './carries.ts';

interface AstNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface FunctionNode extends AstNode {
  readonly params: readonly AstNode[];
  readonly body: AstNode;
}

const SOURCE = /^(?:api|widgets)\/.*\.tsx?$/;
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const isFunction = (node: AstNode): node is FunctionNode => FUNCTIONS.has(node.type);
const childrenOf = (node: AstNode): AstNode[] => Object.values(node).flat().filter(isNode);

function functionsIn(node: AstNode): FunctionNode[] {
  const inside = childrenOf(node).flatMap(functionsIn);
  return isFunction(node) ? [node, ...inside] : inside;
}

/** Names that a parameter binds, of patterns too. */
function namesOf(node: AstNode): string[] {
  if (node.type === 'Identifier' && 'name' in node) return [String(node.name)];
  if (node.type === 'AssignmentPattern' && 'left' in node && isNode(node.left)) return namesOf(node.left);
  if (node.type === 'Property' && 'value' in node && isNode(node.value)) return namesOf(node.value);
  return /Pattern$|^RestElement$/.test(node.type) ? childrenOf(node).flatMap(namesOf) : [];
}

function watched(code: string, file: string): string {
  const namesAnswer = code.includes(FIELD);
  const edits: { readonly at: number; readonly text: string }[] = [];
  for (const { params, body } of functionsIn(parseAst(code))) {
    const call = `globalThis.watchCall?.(${JSON.stringify(file)},[${params.flatMap(namesOf).join(',')}],${namesAnswer})`;
    if (body.type === 'BlockStatement') edits.push({ at: body.start + 1, text: `${call};` });
    else edits.push({ at: body.start, text: `(${call},(` }, { at: body.end, text: '))' });
  }
  // From the end, so that places before an edit stay right; at one place, what was found first is outermost.
  return edits
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), code);
}

/** Makes each function of api and widgets tell `globalThis.watchCall` that it was called, with what. */
export const watchCalls = (): Plugin => ({
  name: 'watch-calls',
  enforce: 'post',
  transform(code, id) {
    const file = path.relative(process.cwd(), id.split('?')[0] ?? id).replaceAll('\\', '/');
    const isWatched = SOURCE.test(file) && !/\.(test|css)\.tsx?$/.test(file);
    return isWatched ? { code: watched(code, file), map: null } : undefined;
  },
});
