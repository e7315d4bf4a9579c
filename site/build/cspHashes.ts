import { createHash } from 'node:crypto';

/** What a strict Content-Security-Policy has to allow because it stands in the pages themselves. */
export interface CspHashes {
  readonly style: readonly string[];
  readonly script: readonly string[];
}

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
// A block of data is never run, so the policy does not look at it.
const DATA_BLOCK = /\btype="application\/(ld\+)?json"/;

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const unique = (texts: readonly string[]): string[] => [...new Set(texts.map(sha256))].sort();

/** Hashes, ready for a header, of every inline style and script of the pages. */
export function cspHashes(pages: readonly string[]): CspHashes {
  const styles = pages.flatMap((html) => [...html.matchAll(STYLE)].map(([, text = '']) => text));
  const scripts = pages.flatMap((html) =>
    [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) =>
      text === '' || DATA_BLOCK.test(attributes) ? [] : [text],
    ),
  );
  return { style: unique(styles), script: unique(scripts) };
}
