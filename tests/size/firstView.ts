import { brotliCompressSync } from 'node:zlib';
import type { BuiltPage } from '../support/builtSite.ts';

/** What a page costs before anybody touches it, in bytes as they are sent. */
export interface FirstView {
  readonly html: number;
  /** The page as a browser reads it, uncompressed. */
  readonly raw: number;
  /** Of the page itself, tags aside: in it, and in the sheet for what follows the first view. */
  readonly styles: number;
  /** Of the site; what tags load has budgets of its own. */
  readonly script: number;
  /** Everything: page, its sheet, scripts, chunks of its tags, pictures. */
  readonly all: number;
}

const SCRIPT = /<script[^>]*\ssrc="([^"]+)"|<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g;
const PICTURE = /<img\b(?![^>]*loading="lazy")[^>]*\ssrc="([^"]+)"|<link[^>]*rel="icon"[^>]*href="([^"]+)"/g;
const SHEET = /<link rel="stylesheet" href="([^"]+)">/g;
const PAGE_STYLE = /<style>([\s\S]*?)<\/style>/;

// What Chrome, Edge and Firefox send.
const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

type Scales = (address: string) => Promise<number>;

/** Asks a server, like a browser. @returns the bytes that it sends for an address */
export function createScales(siteUrl: string): Scales {
  const known = new Map<string, Promise<number>>();
  const ask = async (address: string): Promise<number> => {
    const answer = await fetch(`${siteUrl}${address}`, { headers: BROWSER });
    await answer.arrayBuffer();
    const bytes = Number(answer.headers.get('Content-Length'));
    // The page of an offer that is over says so by its status.
    if ((!answer.ok && answer.status !== 410) || !(bytes > 0))
      throw new Error(`${address}: ${answer.status} of ${bytes} bytes`);
    return bytes;
  };
  return (address) => {
    const bytes = known.get(address) ?? ask(address);
    known.set(address, bytes);
    return bytes;
  };
}

const addresses = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, first, second]) => first ?? second ?? '')),
];

/** Scripts of a page, its tags' chunks among them. */
export const scriptsOf = (html: string): string[] => addresses(html, SCRIPT);

/** What the first view of a page weighs. */
export async function weigh({ address, html }: BuiltPage, sentBytes: Scales): Promise<FirstView> {
  const total = async (files: readonly string[]): Promise<number> =>
    (await Promise.all(files.map(sentBytes))).reduce((sum, bytes) => sum + bytes, 0);
  const scripts = scriptsOf(html);
  const sheets = await total(addresses(html, SHEET));
  const page = await sentBytes(address);
  return {
    html: page,
    raw: Buffer.byteLength(html),
    styles: sheets + brotliCompressSync(PAGE_STYLE.exec(html)?.[1] ?? '').length,
    script: await total(scripts.filter((name) => !name.startsWith('/widgets/'))),
    all: page + sheets + (await total([...scripts, ...addresses(html, PICTURE)])),
  };
}
