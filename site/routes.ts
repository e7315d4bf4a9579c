import { company } from '#contract/common/company.ts';
import { NotFound } from './pages/NotFound.tsx';
import type { Route } from './route.ts';
import { blogRoutes } from './routes/blog.ts';
import { campaignRoutes } from './routes/campaigns.ts';
import { caseStudyRoutes } from './routes/caseStudies.ts';
import { companyRoutes } from './routes/company.ts';
import { helpRoutes } from './routes/help.ts';
import { homeRoutes } from './routes/home.ts';
import { legalRoutes } from './routes/legal.ts';
import { localRoutes } from './routes/local.ts';
import { plainFormRoutes } from './routes/plainForms.ts';
import { providerRoutes } from './routes/providers.ts';
import { quoteRoutes } from './routes/quotes.ts';
import { searchRoutes } from './routes/search.ts';
import { serviceRoutes } from './routes/services.ts';

/** Every page of the site. Menus, sitemap, head and the prerender read this table and nothing else. */
export const routes: readonly Route[] = [
  ...homeRoutes,
  ...quoteRoutes,
  ...serviceRoutes,
  ...localRoutes,
  ...providerRoutes,
  ...campaignRoutes,
  ...blogRoutes,
  ...caseStudyRoutes,
  ...companyRoutes,
  ...helpRoutes,
  ...searchRoutes,
  ...plainFormRoutes,
  ...legalRoutes,
];

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
