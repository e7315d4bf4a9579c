import { company } from '#contract/common/company.ts';
import { page, type Route } from '../../document/route.ts';
import { breadcrumbData } from '../../document/structuredData.ts';
import { Careers } from './Careers.tsx';

/** How to work with us. */
export const careersRoutes: readonly Route[] = [
  page({
    path: '/careers',
    title: `Careers | ${company.brand}`,
    description:
      'Solar installers, electricians, heating engineers, surveyors and apprentices: what working with us is like, and how to apply.',
    keywords: ['careers', 'solar installer jobs', 'electrician', 'heating engineer', 'apprenticeship', 'Newcastle'],
    menu: { group: 'Resources', text: 'Careers' },
    tags: [],
    structuredData: [breadcrumbData('Careers', '/careers', [{ name: 'About us', path: '/about' }])],
    Page: Careers,
  }),
];
