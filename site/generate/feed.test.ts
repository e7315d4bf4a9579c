import { expect, test } from 'vitest';
import { articles } from '../pages/blog/blog.ts';
import { feedXml } from './feed.ts';

const xml = feedXml();

/** Names of elements that are opened and not closed in order. */
function unclosed(text: string): readonly string[] {
  const open: string[] = [];
  for (const [, end, name = '', attributes = ''] of text.matchAll(/<(\/?)([a-zA-Z:]+)([^>]*)>/g)) {
    if (attributes.endsWith('/')) continue;
    if (end === '') open.push(name);
    else if (open.at(-1) === name) open.pop();
    else return [...open, name];
  }
  return open;
}

test('is well-formed', () => {
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"')).toBe(true);
  expect(unclosed(xml)).toEqual([]);
  expect(unclosed('<a><b></a></b>')).not.toEqual([]);
  expect(xml).not.toMatch(/&(?!(amp|lt|gt|quot);)/);
});

test('lists every article with its address and its day, the latest first', () => {
  const parts = (name: string): string[] =>
    [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);
  expect(parts('link').slice(1)).toEqual(articles.map(({ path }) => `__PUBLIC_URL__${path}`));
  expect(parts('pubDate')).toContain('Tue, 21 May 2024 09:00:00 GMT');
  expect(parts('category')).toContain('Solar Grants &amp; Incentives');
});
