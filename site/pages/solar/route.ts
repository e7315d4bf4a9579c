import { company } from '#contract/common/company.ts';
import { page, type Route } from '../../document/route.ts';
import { breadcrumbData, priceRange, serviceData } from '../../document/structuredData.ts';
import { solarRanges } from '../../facts/prices.ts';
import { Solar } from './Solar.tsx';

const PATH = '/solar';

/** Solar for homes: what we fit, between the menu and the form. */
export const solarRoutes: readonly Route[] = [
  page({
    path: PATH,
    title: `Solar panels for your home | ${company.brand}`,
    description:
      'Home solar in the North East: what it costs fitted, what a roof makes in a year, and how long each part is covered. Your price in four steps.',
    keywords: ['solar panels', 'home solar', 'solar panel installation', 'solar panel warranty', 'solar battery'],
    menu: { group: 'Energy', text: 'Solar panels' },
    lastModified: '2026-11-24',
    tags: ['solar-quote'],
    structuredData: [
      serviceData({
        path: PATH,
        name: 'Solar panels for your home',
        serviceType: 'Solar panel installation for homes',
        offers: priceRange(...solarRanges.homes.offer),
      }),
      breadcrumbData('Solar', PATH),
    ],
    Page: Solar,
  }),
];
