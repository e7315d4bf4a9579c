import { company } from '#contract/common/company.ts';
import { faqs } from '../library/faqs.ts';
import { Emergencies } from '../pages/Emergencies.tsx';
import { Faqs } from '../pages/Faqs.tsx';
import { page, type Route } from '../route.ts';
import { breadcrumbData } from '../structuredData.ts';
import { faqData } from '../structuredData/faqs.ts';

/** Answers: questions and emergencies. */
export const helpRoutes: readonly Route[] = [
  page({
    path: '/faqs',
    title: `Questions and answers | ${company.brand}`,
    description:
      'Switching supplier, HomeCare levels and claims, boilers, smart homes, solar and emergencies: short answers to what people ask us most.',
    keywords: ['FAQ', 'energy questions', 'HomeCare questions', 'boiler questions', 'solar questions'],
    menu: { group: 'Help and support', text: 'FAQs' },
    tags: [],
    structuredData: [faqData(faqs.flatMap(({ items }) => items)), breadcrumbData('FAQs', '/faqs')],
    Page: Faqs,
  }),
  page({
    path: '/emergencies',
    title: `Emergencies: gas, power, water | ${company.brand}`,
    description:
      'Smell of gas or carbon monoxide: 0800 111 999. Power cut: 105. Burst pipe or no heating: what to do, step by step, and whom to ring.',
    keywords: ['gas emergency', 'power cut 105', 'carbon monoxide', 'burst pipe', 'no heating'],
    menu: { group: 'Help and support', text: 'Emergencies' },
    tags: [],
    structuredData: [breadcrumbData('Emergencies', '/emergencies')],
    Page: Emergencies,
  }),
];
