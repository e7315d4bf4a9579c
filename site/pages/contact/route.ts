import { company } from '#contract/common/company.ts';
import { page, type Route } from '../../document/route.ts';
import { breadcrumbData, businessData } from '../../document/structuredData.ts';
import { Contact } from './Contact.tsx';

/** How to reach us. */
export const contactRoutes: readonly Route[] = [
  page({
    path: '/contact',
    title: `Contact us | ${company.brand}`,
    description:
      'Call, write or visit us in Newcastle upon Tyne, Monday to Friday 9am to 5pm, or send a message and a real person will reply.',
    keywords: ['contact', 'phone', 'email', 'Newcastle upon Tyne'],
    menu: { group: 'Help and support', text: 'Contact us' },
    tags: ['contact-form'],
    structuredData: [businessData, breadcrumbData('Contact us', '/contact')],
    Page: Contact,
  }),
];
