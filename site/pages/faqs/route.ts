import { company } from '#contract/common/company.ts';
import { page, type Route } from '../../document/route.ts';
import { breadcrumbData } from '../../document/structuredData.ts';
import { faqs } from '../../facts/faqs.ts';
import { faqData } from '../../kit/components/FaqList.tsx';
import { Faqs } from './Faqs.tsx';

/** Questions and answers. */
export const faqsRoutes: readonly Route[] = [
  page({
    path: '/faqs',
    title: `Questions and answers | ${company.brand}`,
    description:
      'Switching supplier, HomeCare cover and claims, boilers, smart homes, solar and emergencies: short answers to common questions.',
    keywords: ['FAQ', 'energy questions', 'HomeCare questions', 'boiler questions', 'solar questions'],
    menu: { group: 'Help and support', text: 'FAQs' },
    tags: [],
    structuredData: [faqData(faqs.flatMap(({ items }) => items)), breadcrumbData('FAQs', '/faqs')],
    Page: Faqs,
  }),
];
