import { expect, test } from 'vitest';
import { referencesOf } from './references.ts';

const PAGE = `<!doctype html><title>x</title><meta property="og:image" content="/a.png"><meta name="robots" content="/no">
<link rel="icon" href="/i.svg"><main id="main"><a href="/b#c">b</a><img src="/d.png" srcset="/e.png 1x, /f.png 2x" alt="">
<noscript><form action="/g"><a href="/h">h</a></form></noscript>
<a-tag><template shadowrootmode="open"><p id="inside"><a href="/k">k</a></p></template></a-tag></main>`;

test('finds what a page leads to and loads, wherever it stands', () => {
  const { references, ids } = referencesOf(PAGE);
  expect(references.map(({ by, address }) => `${by} ${address}`)).toEqual([
    'og:image /a.png',
    'link /i.svg',
    'a /b#c',
    'img /d.png',
    'img /e.png',
    'img /f.png',
    'form /g',
    'a /h',
    'a /k',
  ]);
  expect(references.filter(({ isAction }) => isAction).map(({ address }) => address)).toEqual(['/g']);
  expect([...ids]).toEqual(['main', 'inside']);
});
