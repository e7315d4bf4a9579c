import { expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { searchIndex } from './searchIndex.ts';

const index = searchIndex(routes);
const at = (url: string) => index.find((entry) => entry.url === url);

test('holds every page of the sitemap and of the menus, lists of articles aside', () => {
  const pages = routes.filter(
    ({ path, isIndexed, menu }) => (isIndexed || menu) && !/^\/blog\/(page|category|tag)\//.test(path),
  );
  expect(index.map(({ url }) => url)).toEqual(pages.map(({ path }) => path));
  expect(at('/search')).toBeUndefined();
});

test('titles go without the brand, categories are never empty', () => {
  expect(at('/contact')).toMatchObject({ title: 'Contact us', category: 'Help & Support' });
  expect(at('/solar-quote')?.category).toBe('Quotes');
  expect(index.filter(({ title, category }) => title.includes('|') || category === '')).toEqual([]);
});
