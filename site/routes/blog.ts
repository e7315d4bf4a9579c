import { company } from '#contract/common/company.ts';
import { Blog } from '../pages/Blog.tsx';
import { page, type Route } from '../route.ts';
import { breadcrumbData } from '../structuredData.ts';

/** Blog: index, articles, categories and tags. */
export const blogRoutes: readonly Route[] = [
  page({
    path: '/blog',
    title: `Home energy advice by email | ${company.brand}`,
    description:
      'Costs, grants and changes in home energy in the North East, by email when there is something to say. Sign up, confirm, and stop at any time.',
    keywords: ['home energy advice', 'solar newsletter', 'solar grants North East'],
    menu: { group: 'Resources', text: 'Newsletter' },
    tags: ['newsletter-signup'],
    structuredData: [breadcrumbData('Newsletter', '/blog')],
    Page: Blog,
  }),
];
