import { company } from '#contract/common/company.ts';
import { page, type Route } from '../../document/route.ts';
import { businessData, priceRange, serviceData, websiteData } from '../../document/structuredData.ts';
import { solarRanges } from '../../facts/prices.ts';
import { Home } from './Home.tsx';

/** The landing page. */
export const homeRoutes: readonly Route[] = [
  page({
    path: '/',
    title: `Home energy in the North East | ${company.brand}`,
    description:
      'Solar, EV chargers, boiler cover, gas and electricity for homes and businesses in Newcastle and the North East. See your price online first.',
    keywords: ['solar panels Newcastle', 'solar panels North East', 'EV charger', 'boiler cover', 'home energy quote'],
    tags: ['quick-quote'],
    structuredData: [
      businessData,
      websiteData,
      serviceData({
        path: '/',
        name: 'Solar panels for homes',
        serviceType: 'Solar panel installation for homes',
        offers: priceRange(...solarRanges.homes.offer),
      }),
    ],
    Page: Home,
  }),
];
