import { expect, test } from 'vitest';
import { addressWith, countText, matches } from './blogSearch.ts';

const words = 'solar grants in the north east which reliefs a home can get solar grants north east';

test.each(['solar', 'NORTH east', 'east grants', ' reliefs ', ''])('%j finds the article', (term) => {
  expect(matches(words, term)).toBe(true);
});

test.each(['battery', 'solar battery'])('%j does not', (term) => {
  expect(matches(words, term)).toBe(false);
});

test.each([
  [0, 'No articles found for “x”'],
  [1, '1 article found for “x”'],
  [3, '3 articles found for “x”'],
])('%d found: %s', (count, text) => {
  expect(countText(count, 'x')).toBe(text);
});

test.each([
  ['', 'solar panels', '/blog?q=solar+panels'],
  ['?q=old', 'new', '/blog?q=new'],
  ['?q=old&utm_source=a', '', '/blog?utm_source=a'],
  ['?q=old', '', '/blog'],
])('the address %j with %j is %s', (search, term, address) => {
  expect(addressWith({ pathname: '/blog', search }, term)).toBe(address);
});
