import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { SITE } from '../support/builtSite.ts';

/** What a page costs before anybody touches it, in bytes as they are sent. */
export interface FirstView {
  readonly html: number;
  /** Of that: the styles of the page itself, tags aside. */
  readonly styles: number;
  /** Of the site; what tags load has budgets of its own. */
  readonly script: number;
  /** Everything: page, scripts, chunks of its tags, pictures. */
  readonly all: number;
}

const SCRIPT = /<script[^>]*\ssrc="([^"]+)"|<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g;
const PICTURE = /<img\b(?![^>]*loading="lazy")[^>]*\ssrc="([^"]+)"|<link[^>]*rel="icon"[^>]*href="([^"]+)"/g;
const PAGE_STYLE = /<style>([\s\S]*?)<\/style>/;

const sizes = new Map<string, number>();

/** Size of a file below dist as the server sends it. */
function sentBytes(address: string): number {
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const content = readFileSync(address.startsWith('/widgets/') ? path.join('dist', address) : path.join(SITE, address));
  const bytes = /\.(js|css|svg|html)$/.test(address) ? brotliCompressSync(content).length : content.length;
  sizes.set(address, bytes);
  return bytes;
}

const addresses = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, first, second]) => first ?? second ?? '')),
];

const total = (files: readonly string[]): number => files.reduce((sum, file) => sum + sentBytes(file), 0);

/** Scripts of a page, its tags' chunks among them. */
export const scriptsOf = (html: string): string[] => addresses(html, SCRIPT);

/** What the first view of a page weighs. */
export function weigh(html: string): FirstView {
  const scripts = scriptsOf(html);
  const page = brotliCompressSync(html).length;
  return {
    html: page,
    styles: brotliCompressSync(PAGE_STYLE.exec(html)?.[1] ?? '').length,
    script: total(scripts.filter((address) => !address.startsWith('/widgets/'))),
    all: page + total(scripts) + total(addresses(html, PICTURE)),
  };
}
