import { expect, test } from 'vitest';
import { staticTwin } from './staticTwin.ts';

test('a twin has the words and the first drawing of a page, and nothing else', () => {
  const page = `<!doctype html><title>x</title><script src="/a.js"></script><header><p>menu</p></header>
<main><h1>Solar &amp; more</h1><svg id="first"></svg><p>One <b>two</b>.</p><svg id="second"></svg><ul><li>three</li></ul></main>`;
  const twin = staticTwin(page);
  for (const kept of ['<h1>Solar &amp; more</h1>', '<svg id="first"></svg>', '<p>One two.</p>', '<li>three</li>'])
    expect(twin).toContain(kept);
  expect(twin).not.toMatch(/script|menu|second/);
  expect(() => staticTwin('<p>no main</p>')).toThrow('<main>');
});
