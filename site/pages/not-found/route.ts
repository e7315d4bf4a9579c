import { company } from '#contract/common/company.ts';
import type { Route } from '../../document/route.ts';
import { NotFound } from './NotFound.tsx';

/** Answers every address that no route has; written as 404.html. */
export const notFoundRoute: Route = {
  path: '/404',
  title: `Page not found | ${company.brand}`,
  description: "We're sorry, the page you are looking for doesn't exist or has been moved.",
  keywords: ['page not found', 'home energy', 'solar panels North East'],
  canonical: '/404',
  lastModified: '2026-11-20',
  isIndexed: false,
  status: 404,
  tags: [],
  structuredData: [],
  Page: NotFound,
};
