import { company } from '#contract/common/company.ts';
import { Blog } from './pages/Blog.tsx';
import { Contact } from './pages/Contact.tsx';
import { Home } from './pages/Home.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { PrivacyPolicy } from './pages/PrivacyPolicy.tsx';
import { quoteRoutes } from './quoteRoutes.ts';
import { page, type Route } from './route.ts';
import { breadcrumbData, businessData, websiteData } from './structuredData.ts';

/** Every page of the site. Menus, sitemap, head and the prerender read this table and nothing else. */
export const routes: readonly Route[] = [
  page({
    path: '/',
    title: `Home energy in the North East | ${company.brand}`,
    description:
      'Solar, EV chargers, boiler cover, gas and electricity for homes and businesses in Newcastle and the North East. See your price online first.',
    keywords: ['solar panels Newcastle', 'solar panels North East', 'EV charger', 'boiler cover', 'home energy quote'],
    tags: ['quick-quote'],
    structuredData: [businessData, websiteData],
    Page: Home,
  }),
  ...quoteRoutes,
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

/** Answers every address that no route has; written as 404.html. */
export const notFoundRoute: Route = {
  path: '/404',
  title: `Page not found | ${company.brand}`,
  description: "We're sorry, the page you are looking for doesn't exist or has been moved.",
  keywords: [],
  canonical: '/404',
  lastModified: '2026-11-20',
  isIndexed: false,
  tags: [],
  structuredData: [],
  Page: NotFound,
};
