import { company } from '#contract/common/company.ts';
import { absoluteUrl } from '../../document/publicUrl.ts';
import { page, type Route, type StructuredData } from '../../document/route.ts';
import { breadcrumbData, businessData } from '../../document/structuredData.ts';
import { About } from './About.tsx';

/** The page that tells who the company is. */
const aboutPageData: StructuredData = {
  '@type': 'AboutPage',
  '@id': absoluteUrl('/about#page'),
  url: absoluteUrl('/about'),
  name: `About ${company.brand}`,
  inLanguage: 'en-GB',
  mainEntity: { '@id': businessData['@id'] },
};

/** Who we are. */
export const aboutRoutes: readonly Route[] = [
  page({
    path: '/about',
    title: `About us | ${company.brand}`,
    description:
      "Who we are: our history, what we stand for, how we're cutting our own footprint, and how to work with us.",
    keywords: ['about us', 'home energy company', 'Newcastle upon Tyne', 'North East'],
    menu: { group: 'Help and support', text: 'About us' },
    tags: [],
    structuredData: [aboutPageData, businessData, breadcrumbData('About us', '/about')],
    Page: About,
  }),
];
