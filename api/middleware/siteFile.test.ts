import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { SiteFile } from '#contract/common/siteFile.ts';
import { readSiteFile } from './siteFile.ts';

const root = mkdtempSync(path.join(tmpdir(), 'site-file-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const whole: SiteFile = {
  compressedFor: 'https://quotes.example',
  redirects: { '/terms': '/terms-of-service' },
  queries: [{ path: '/blog', name: 'page', below: '/blog/page/', otherwise: '/blog' }],
  unknown: [{ below: '/blog/', redirect: '/blog' }],
  pages: { '/campaigns/winter': { ends: '2027-01-31', endedPage: '/campaigns/winter/ended' } },
  inlined: { 'index.html': { style: ["'sha256-AAAA='"], script: [] } },
  facts: { vat: '2027-03-31' },
  includes: { 'solar-quote': '<template></template>' },
};

let count = 0;
function siteWith(files: Readonly<Record<string, string>>): string {
  const folder = path.join(root, String((count += 1)));
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}
const siteOf = (file: unknown): string => siteWith({ 'index.html': '', 'site.json': JSON.stringify(file) });

test('what the build has written is read as it is', () => {
  expect(readSiteFile(siteOf(whole))).toEqual(whole);
});

test('before the first build there is nothing to know', () => {
  expect(readSiteFile(path.join(root, 'missing'))).toMatchObject({
    redirects: {},
    inlined: {},
    facts: {},
    includes: {},
  });
});

test.each([
  ['no file beside the pages', siteWith({ 'index.html': '' }), 'site.json'],
  ['a file that was cut off', siteWith({ 'index.html': '', 'site.json': '{"redirects":' }), 'site.json'],
  ['a table too few', siteOf({ ...whole, inlined: undefined }), 'inlined'],
  ['a table of another version', siteOf({ ...whole, tables: {} }), 'site.json'],
  [
    'a hash that would open the policy',
    siteOf({ ...whole, inlined: { 'a.html': { style: ['*'], script: [] } } }),
    'sha256',
  ],
  ['a redirect to elsewhere', siteOf({ ...whole, redirects: { '/a': 'https://evil.example' } }), '/a'],
  ['a day that is none', siteOf({ ...whole, facts: { vat: 'soon' } }), '2027-03-31'],
])('%s stops the server, which says what to do', (_what, site, words) => {
  expect(() => readSiteFile(site)).toThrow(words);
  expect(() => readSiteFile(site)).toThrow('Build again: npm run build');
});
