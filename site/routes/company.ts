import { company } from '#contract/common/company.ts';
import { About } from '../pages/About.tsx';
import { Careers } from '../pages/Careers.tsx';
import { Contact } from '../pages/Contact.tsx';
import { page, type Route } from '../route.ts';
import { breadcrumbData, businessData } from '../structuredData.ts';
import { aboutPageData } from '../structuredData/company.ts';

/** Who we are and how to reach us. */
export const companyRoutes: readonly Route[] = [
  page({
    path: '/contact',
    title: `Contact us | ${company.brand}`,
    description:
      'Ring, write or visit us in Newcastle upon Tyne, Monday to Friday 9am to 5pm, or send a message: a person reads it and answers.',
    keywords: ['contact', 'phone', 'email', 'Newcastle upon Tyne'],
    menu: { group: 'Help and support', text: 'Contact us' },
    tags: ['contact-form'],
    structuredData: [businessData, breadcrumbData('Contact us', '/contact')],
    Page: Contact,
  }),
  page({
    path: '/about',
    title: `About us | ${company.brand}`,
    description:
      'Who we are: our history, the four values that we want to be held to, what we do about our own footprint, and how to work with us.',
    keywords: ['about us', 'home energy company', 'Newcastle upon Tyne', 'North East'],
    menu: { group: 'Help and support', text: 'About us' },
    tags: [],
    structuredData: [aboutPageData, businessData, breadcrumbData('About us', '/about')],
    Page: About,
  }),
  page({
    path: '/careers',
    title: `Careers | ${company.brand}`,
    description:
      'Solar installers, electricians, heating engineers, surveyors and apprentices: how we work on Tyneside, and how to write to us.',
    keywords: ['careers', 'solar installer jobs', 'electrician', 'heating engineer', 'apprenticeship', 'Newcastle'],
    menu: { group: 'Resources', text: 'Careers' },
    tags: [],
    structuredData: [breadcrumbData('Careers', '/careers', [{ name: 'About us', path: '/about' }])],
    Page: Careers,
  }),
];
