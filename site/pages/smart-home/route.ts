import { company } from '#contract/common/company.ts';
import { page, type Route } from '../../document/route.ts';
import { breadcrumbData, priceRange, serviceData } from '../../document/structuredData.ts';
import { plainPriceOf } from '../../facts/prices.ts';
import { SmartHome } from './SmartHome.tsx';

/** Smart heating, security and lighting. */
export const smartHomeRoutes: readonly Route[] = [
  page({
    path: '/smart-home',
    title: `Smart home packages | ${company.brand}`,
    description:
      'Smart heating, security, lighting or all in one: four packages with installation and set-up, and what you can really save.',
    keywords: ['smart home', 'smart thermostat installation', 'video doorbell', 'smart lighting'],
    menu: { group: 'Home services', text: 'Smart home' },
    tags: [],
    structuredData: [
      serviceData({
        path: '/smart-home',
        name: 'Smart home',
        serviceType: 'Smart home installation',
        offers: priceRange(plainPriceOf('learn-more', 'Lighting'), plainPriceOf('learn-more', 'Complete')),
      }),
      breadcrumbData('Smart home', '/smart-home'),
    ],
    Page: SmartHome,
  }),
];
