import { company } from '#contract/common/company.ts';
import { PrivacyPolicy } from '../pages/PrivacyPolicy.tsx';
import { page, type Route } from '../route.ts';
import { breadcrumbData } from '../structuredData.ts';

/** Legal pages. */
export const legalRoutes: readonly Route[] = [
  page({
    path: '/privacy-policy',
    title: `Privacy policy | ${company.brand}`,
    description:
      'What we keep when you ask us for a quote, who sees it, how long we keep it, and how to have it erased.',
    keywords: ['privacy', 'personal data'],
    menu: { group: 'Legal', text: 'Privacy policy' },
    tags: [],
    structuredData: [breadcrumbData('Privacy policy', '/privacy-policy')],
    Page: PrivacyPolicy,
  }),
];
