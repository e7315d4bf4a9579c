import { company } from '#contract/common/company.ts';
import { page, type Route } from '../../document/route.ts';
import { breadcrumbData, priceRange, serviceData } from '../../document/structuredData.ts';
import { offers } from '../../facts/prices.ts';
import { EvCharging } from './EvCharging.tsx';

const PATH = '/ev-charging';

/** Chargers for homes: what we fit, between the menu and the form. */
export const evChargingRoutes: readonly Route[] = [
  page({
    path: PATH,
    title: `Home EV chargers, fitted | ${company.brand}`,
    description:
      'Four EV chargers with their fitted price, how one is installed, what charging at home saves and who gets the grant. Your price in four short steps.',
    keywords: ['EV charger', 'home EV charging', 'EV charger installation', 'EV chargepoint grant', 'solar EV charger'],
    menu: { group: 'Energy', text: 'EV charging' },
    lastModified: '2026-11-24',
    tags: ['ev-quote'],
    structuredData: [
      serviceData({
        path: PATH,
        name: 'EV charging',
        serviceType: 'EV charger installation for homes',
        // Before any grant, as the page itself shows them.
        offers: priceRange(...offers.chargers),
      }),
      breadcrumbData('EV charging', PATH),
    ],
    Page: EvCharging,
  }),
];
