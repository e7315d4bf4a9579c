import { expect, test } from 'vitest';
import { columnsOf, linksOf, type MenuLink } from './MenuLinks.tsx';

const link = (path: MenuLink['path'], group: MenuLink['group']): MenuLink => ({ path, group, text: path });
const links = [
  link('/privacy-policy', 'Legal'),
  link('/faqs', 'Help and support'),
  link('/energy', 'Energy'),
  link('/contact', 'Help and support'),
];

test('columns stand in the order of the specification, with its names, and empty ones are left out', () => {
  expect(columnsOf(links).map(({ title, links: members }) => [title, members.map(({ path }) => path)])).toEqual([
    ['Energy', ['/energy']],
    ['Help & Support', ['/faqs', '/contact']],
  ]);
});

test('legal pages are in no column', () => {
  expect(linksOf(links, 'Legal').map(({ path }) => path)).toEqual(['/privacy-policy']);
});
