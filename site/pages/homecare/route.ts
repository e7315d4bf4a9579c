import { company } from '#contract/common/company.ts';
import { homecareCatalogues } from '#contract/common/plansHomecare.ts';
import { page, type Route } from '../../document/route.ts';
import { breadcrumbData, monthlyOffers, serviceData } from '../../document/structuredData.ts';
import { plainPriceOf } from '../../facts/prices.ts';
import { Homecare } from './Homecare.tsx';
import { HomecarePlans } from './HomecarePlans.tsx';

/** Cover for the home, and its plans. */
export const homecareRoutes: readonly Route[] = [
  page({
    path: '/homecare',
    title: `HomeCare cover for your home | ${company.brand}`,
    description:
      'Boiler, heating, plumbing and electrics covered for a monthly price: what HomeCare covers, how a call-out works, and how to choose a plan.',
    keywords: ['HomeCare', 'home cover', 'boiler and heating cover', 'plumbing cover', 'home emergency cover'],
    menu: { group: 'Home services', text: 'HomeCare' },
    tags: [],
    structuredData: [
      serviceData({ path: '/homecare', name: 'HomeCare', serviceType: 'Home emergency and maintenance plans' }),
      breadcrumbData('HomeCare', '/homecare'),
    ],
    Page: Homecare,
  }),
  page({
    path: '/homecare-plans',
    title: `HomeCare plans side by side | ${company.brand}`,
    description:
      'Basic Care, Complete Care and Total Care compared: what each one includes, what it costs a month, the terms, and which plan is which.',
    keywords: ['HomeCare plans', 'boiler cover plans', 'Basic Care', 'Complete Care', 'Total Care'],
    menu: { group: 'Home services', text: 'HomeCare plans' },
    tags: [],
    structuredData: [
      serviceData({
        path: '/homecare-plans',
        name: 'HomeCare plans',
        serviceType: 'Home emergency and maintenance plans',
        offers: monthlyOffers(homecareCatalogues.plans.map(({ name }) => [name, plainPriceOf('plans', name)])),
      }),
      breadcrumbData('HomeCare plans', '/homecare-plans', [{ name: 'HomeCare', path: '/homecare' }]),
    ],
    Page: HomecarePlans,
  }),
];
