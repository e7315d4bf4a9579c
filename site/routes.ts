import { company } from '#contract/common/company.ts';
import { Home } from './pages/Home.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { PrivacyPolicy } from './pages/PrivacyPolicy.tsx';
import { SolarQuote } from './pages/SolarQuote.tsx';
import type { Route } from './route.ts';
import { breadcrumbData, businessData, solarServiceData, websiteData } from './structuredData.ts';

const home = { name: 'Home', path: '/' };

/** Every page of the site. Menus, sitemap, head and the prerender read this table and nothing else. */
export const routes: readonly Route[] = [
  {
    path: '/',
    title: `Solar panels in the North East | ${company.brand}`,
    description:
      'See what solar panels cost on your roof, what they save and when they pay for themselves. A price online in four short steps, for homes and businesses.',
    keywords: ['solar panels Newcastle', 'solar panels North East', 'solar panel cost', 'solar battery', 'solar quote'],
    canonical: '/',
    lastModified: '2026-11-20',
    isIndexed: true,
    menuText: 'Home',
    tags: [],
    structuredData: [businessData, websiteData],
    Page: Home,
  },
  {
    path: '/solar-quote',
    title: `Solar quote for home or business | ${company.brand}`,
    description:
      'Design a solar system for your home or business and get its price, yearly savings and payback in four short steps. Newcastle and the North East.',
    keywords: ['solar quote', 'solar panel price', 'solar payback', 'commercial solar quote', 'solar battery price'],
    canonical: '/solar-quote',
    lastModified: '2026-11-20',
    isIndexed: true,
    menuText: 'Solar quote',
    tags: ['solar-quote'],
    structuredData: [solarServiceData, breadcrumbData([home, { name: 'Solar quote', path: '/solar-quote' }])],
    Page: SolarQuote,
  },
  {
    path: '/privacy-policy',
    title: `Privacy policy | ${company.brand}`,
    description:
      'What we keep when you ask us for a quote, who sees it, how long we keep it, and how to have it erased.',
    keywords: ['privacy', 'personal data'],
    canonical: '/privacy-policy',
    lastModified: '2026-11-20',
    isIndexed: true,
    menuText: 'Privacy policy',
    tags: [],
    structuredData: [breadcrumbData([home, { name: 'Privacy policy', path: '/privacy-policy' }])],
    Page: PrivacyPolicy,
  },
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
