import { expect, test } from 'vitest';
import { resolveAddress, type SiteAddresses } from './siteAddresses.ts';

const addresses: SiteAddresses = {
  redirects: { '/terms': '/terms-of-service' },
  queries: [{ path: '/blog', name: 'page', below: '/blog/page/', otherwise: '/blog' }],
  unknown: [
    { below: '/blog/category/', page: '/blog/category' },
    { below: '/blog/tag/', page: '/blog/tag', isFilled: true },
    { below: '/blog/', redirect: '/blog' },
  ],
};
const pages = new Set(['/', '/blog', '/blog/page/2', '/blog/tag', '/blog/tag/solar', '/terms-of-service']);

test.each([
  ['/', '', { page: '/' }],
  ['/blog', '', { page: '/blog' }],
  ['/blog/', '?page=2', { redirect: '/blog?page=2', status: 301 }],
  ['/blog', '?page=2', { page: '/blog/page/2' }],
  ['/blog', '?page=1', { page: '/blog' }],
  ['/blog', '?page=', { page: '/blog' }],
  ['/blog', '?page=../../etc', { page: '/blog' }],
  ['/blog', '?q=solar', { page: '/blog' }],
  ['/blog/page/2', '', { page: '/blog/page/2' }],
  ['/blog/tag/solar', '', { page: '/blog/tag/solar' }],
  ['/blog/tag/any%20text', '', { page: '/blog/tag', asked: 'any%20text' }],
  ['/blog/category/none', '', { page: '/blog/category' }],
  ['/blog/tag/', '', { redirect: '/blog/tag', status: 301 }],
  ['/blog/none', '', { redirect: '/blog', status: 302 }],
  ['/blog/none/deeper', '', undefined],
  ['/terms', '?utm_source=x', { redirect: '/terms-of-service?utm_source=x', status: 301 }],
  ['/terms/', '', { redirect: '/terms-of-service', status: 301 }],
  ['//evil.example/', '', undefined],
  ['/constructor', '', undefined],
  ['/none', '', undefined],
] as const)('%s%s', (path, query, expected) => {
  expect(resolveAddress({ path, query }, addresses, (page) => pages.has(page))).toEqual(expected);
});
