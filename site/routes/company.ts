import { company } from '#contract/common/company.ts';
import { Contact } from '../pages/Contact.tsx';
import { page, type Route } from '../route.ts';
import { breadcrumbData, businessData } from '../structuredData.ts';

/** Who we are and how to reach us. */
export const companyRoutes: readonly Route[] = [
  page({
    path: '/contact',
    title: `Contact us | ${company.brand}`,
    description:
      'Ring, write or visit us in Newcastle upon Tyne, Monday to Friday 9am to 5pm, or send a message: a person reads it and answers.',
    keywords: ['contact', 'phone', 'email', 'Newcastle upon Tyne'],
    menu: { group: 'Help and support', text: 'Contact us', short: 'Contact' },
    tags: ['contact-form'],
    structuredData: [businessData, breadcrumbData('Contact us', '/contact')],
    Page: Contact,
  }),
];
