import { describe, expect, test } from 'vitest';
import { fixedEntries, findEntries, parseEntries, type SearchEntry } from './siteSearch.ts';

const entry = (url: string, texts: Partial<SearchEntry> = {}): SearchEntry => ({
  title: 'Title',
  description: 'Words',
  category: 'Part',
  ...texts,
  url,
});

const urls = (term: string, entries = fixedEntries) => findEntries(term, entries).map(({ url }) => url);

describe('the five fixed entries', () => {
  test('lead to the addresses that the specification names, and to one more', () => {
    expect(fixedEntries.map(({ url }) => url)).toEqual([
      '/learn-more?topic=energy',
      '/learn-more?topic=boilers',
      '/homecare-plans',
      '/solar-quote',
      '/ev-quote',
    ]);
  });

  test.each([
    ['boiler', ['/learn-more?topic=boilers', '/homecare-plans']],
    ['BOILER', ['/learn-more?topic=boilers', '/homecare-plans']],
    ['  solar  ', ['/solar-quote']],
    ['home services', ['/learn-more?topic=boilers']],
    ['economy 7', ['/learn-more?topic=energy']],
    ['heat-resistant paint', []],
    ['', []],
    ['   ', []],
  ])('%j finds %j', (term, expected) => {
    expect(urls(term)).toEqual(expected);
  });
});

test('title, description and category count, in the order of the entries', () => {
  const entries = [entry('/a', { title: 'Xyz' }), entry('/b'), entry('/c', { description: 'an xyz' })];
  expect(urls('xYz', [...entries, entry('/d', { category: 'wxyz' })])).toEqual(['/a', '/c', '/d']);
});

test('signs that mean something in a pattern are ordinary signs', () => {
  expect(urls('(b.', [entry('/a', { title: 'a (b.c' }), entry('/b', { title: 'abbc' })])).toEqual(['/a']);
});

test('a page that two entries lead to is found once, by the first', () => {
  const entries = [entry('/learn-more?topic=energy'), entry('/energy'), entry('/learn-more/energy')];
  expect(urls('title', entries)).toEqual(['/learn-more?topic=energy', '/energy']);
});

test('of an index only entries are read that lead to our own pages', () => {
  const good = entry('/a');
  const bad = [null, 3, { ...good, url: 'javascript:alert(1)' }, { ...good, title: undefined }];
  expect(parseEntries([good, ...bad])).toEqual([good]);
  expect(parseEntries({ entries: [good] })).toEqual([]);
});
