import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml';

/** A content file in its two parts: what its front matter says, unchecked, and the text below it. */
export interface FrontMatter {
  readonly data: unknown;
  readonly body: string;
  /** Line of the file on which a field stands, from 1; of the nearest one around it where it is missing. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

/** Why a file cannot be taken apart. */
export interface Unreadable {
  readonly line: number;
  readonly message: string;
}

/** What most people get wrong, by the parser's own names. */
const FAULTS: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'a text with a colon and a space in it has to stand in quotes: lead: "New: a longer battery".',
  TAB_AS_INDENT: 'put two spaces at the beginning of the line in place of the tab.',
  BAD_INDENT: 'put as many spaces before this field as before its neighbours.',
  DUPLICATE_KEY: 'this field stands here twice: delete one of them.',
};

const PARTS = /^---\n(.*?)\n---(?:\n(.*))?$/s;
// The front matter begins below the line of dashes.
const FIRST_LINE = 2;

function rangeStart(node: unknown): number | undefined {
  const range: unknown = typeof node === 'object' && node !== null ? Reflect.get(node, 'range') : undefined;
  const start: unknown = Array.isArray(range) ? range[0] : undefined;
  return typeof start === 'number' ? start : undefined;
}

/** Where a field begins: at its name, or at the entry of a list. */
function startOf(document: Document, path: readonly PropertyKey[]): number | undefined {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
  return rangeStart(pair?.key) ?? rangeStart(document.getIn(path, true));
}

/** Takes a file apart. "2024-04-18" stays text: the schema says which fields are dates. */
export function readFrontMatter(text: string): FrontMatter | Unreadable {
  const [, head, body = ''] = PARTS.exec(text.replaceAll('\r\n', '\n').replace(/\s*$/, '\n')) ?? [];
  if (head === undefined)
    return { line: 1, message: 'begin the file with its fields between two lines of "---", and the text below them.' };
  const lines = new LineCounter();
  const document = parseDocument(head, { schema: 'core', lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  const lineAt = (offset: number): number => Math.max(1, lines.linePos(offset).line) + FIRST_LINE - 1;
  if (error) {
    const message =
      FAULTS[error.code] ??
      `this is not written as "field: value" should be (${error.message}). Put texts with : or # in quotes.`;
    return { line: lineAt(error.pos[0]), message };
  }
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const start = startOf(document, path.slice(0, depth));
      if (start !== undefined) return lineAt(start);
    }
    return 1;
  };
  return { data: document.toJS(), body: body.trim(), lineOf };
}
