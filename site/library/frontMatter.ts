import { parse } from 'yaml';

/** A content file in its two parts: what its front matter says, unchecked, and the text below it. */
export interface FrontMatter {
  readonly data: unknown;
  readonly body: string;
}

const PARTS = /^---\n(.*?)\n---\n(.*)$/s;

/** @throws when the file does not begin with front matter, or when that is no YAML; the message names the file */
export function readFrontMatter(file: string, text: string): FrontMatter {
  const [, head, body] = PARTS.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined)
    throw new Error(`${file}: expected front matter between two lines of "---" at the top, found none.`);
  try {
    // "2024-04-18" stays text: the schema says which fields are dates.
    return { data: parse(head, { schema: 'core' }), body: body.trim() };
  } catch (error) {
    throw new Error(`${file}: the front matter is no YAML: ${String(error)}`, { cause: error });
  }
}
