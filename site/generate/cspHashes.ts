import { createHash } from 'node:crypto';

/** What a strict Content-Security-Policy has to allow because it stands in the page itself. */
interface CspHashes {
  readonly style: readonly string[];
  readonly script: readonly string[];
}

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
// A block of data is never run, so the policy does not look at it.
const DATA_BLOCK = /\btype="application\/(ld\+)?json"/;

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const unique = (texts: readonly string[]): string[] => [...new Set(texts.map(sha256))].sort();

/** A page below dist/site. */
export interface PageFile {
  readonly name: string;
  readonly html: string;
}

/** Hashes, ready for a header, of every inline style and script of a page. */
export function hashesOf(html: string): CspHashes {
  const styles = [...html.matchAll(STYLE)].map(([, text = '']) => text);
  const scripts = [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    text === '' || DATA_BLOCK.test(attributes) ? [] : [text],
  );
  return { style: unique(styles), script: unique(scripts) };
}

/** The hashes of each page by its file name: those of all pages in one header would outweigh many an answer. */
export const cspHashes = (pages: readonly PageFile[]): Readonly<Record<string, CspHashes>> =>
  Object.fromEntries(pages.map(({ name, html }) => [name, hashesOf(html)]));
