import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const SITE = 'dist/site';
const LIMITS = { contentPage: 12_000, home: 20_000 };
const SCRIPT = /<script[^>]*\ssrc="([^"]+)"|<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g;

/** Scripts that a page loads before anybody touches it; what tags load has budgets of its own. */
const scriptsOf = (html: string): string[] =>
  [...html.matchAll(SCRIPT)]
    .map(([, source, preloaded]) => source ?? preloaded ?? '')
    .filter((address) => !address.startsWith('/widgets/'));

const bytesOf = (address: string): number => brotliCompressSync(readFileSync(path.join(SITE, address))).length;

const pages = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

describe('script before interaction, tags aside', () => {
  it('is found in a page', () => {
    const html =
      '<link rel="modulepreload" href="/assets/a.js"><script type="module" src="/assets/b.js"></script><script type="module" src="/widgets/v1/quote-widgets.js"></script>';
    expect(scriptsOf(html)).toEqual(['/assets/a.js', '/assets/b.js']);
    expect(pages).toContain('index.html');
  });

  it.each(pages)('of %s keeps to its budget', (page) => {
    const limit = page === 'index.html' ? LIMITS.home : LIMITS.contentPage;
    const bytes = scriptsOf(readFileSync(path.join(SITE, page), 'utf8')).reduce(
      (sum, script) => sum + bytesOf(script),
      0,
    );
    console.log(`script of ${page}: ${bytes} of ${limit} bytes`);
    expect(bytes).toBeLessThanOrEqual(limit);
  });
});
