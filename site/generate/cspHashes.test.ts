import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { cspHashes, hashesOf } from './cspHashes.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('names every style and script that stands in a page, once', () => {
  const first = '<style>a{}</style><template><style nonce="x">b{}</style></template>';
  const second = '<style>a{}</style><script>run()</script><script type="module" src="/a.js"></script>';
  const { style, script } = hashesOf(first + second);
  expect(style.toSorted()).toEqual([hashOf('a{}'), hashOf('b{}')].toSorted());
  expect(script).toEqual([hashOf('run()')]);
});

test('keeps the hashes of pages apart', () => {
  const pages = ['a', 'b'].map((name) => ({ name: `${name}.html`, html: `<style>${name}{}</style>` }));
  expect(cspHashes(pages)).toEqual({
    'a.html': { style: [hashOf('a{}')], script: [] },
    'b.html': { style: [hashOf('b{}')], script: [] },
  });
});

test('leaves out blocks of data, which no policy looks at', () => {
  const html = '<script type="application/ld+json">{"a":1}</script><script type="application/json">{}</script>';
  expect(hashesOf(html).script).toEqual([]);
});
