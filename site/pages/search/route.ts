import { company } from '#contract/common/company.ts';
import { page, type Route } from '../../document/route.ts';
import { breadcrumbData } from '../../document/structuredData.ts';
import { Search } from './Search.tsx';

/** The search over all pages. Its results are made in the browser, and no index shall keep them. */
export const searchRoutes: readonly Route[] = [
  page({
    path: '/search',
    title: `Search | ${company.brand}`,
    description: 'Find a service, an answer or a guide: solar, chargers, boilers, cover plans and energy.',
    keywords: ['search', 'solar panels', 'EV charging', 'boiler services', 'HomeCare'],
    isIndexed: false,
    tags: [],
    structuredData: [breadcrumbData('Search', '/search')],
    Page: Search,
  }),
];
