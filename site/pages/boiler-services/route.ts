import { company } from '#contract/common/company.ts';
import { page, type Route } from '../../document/route.ts';
import { breadcrumbData, priceRange, serviceData } from '../../document/structuredData.ts';
import { plainPriceOf } from '../../facts/prices.ts';
import { BoilerServices } from './BoilerServices.tsx';

/** Boiler installation, service and repair. */
export const boilerServicesRoutes: readonly Route[] = [
  page({
    path: '/boiler-services',
    title: `Boiler services | ${company.brand}`,
    description:
      'Boiler installation, service and repair in Newcastle and the North East: what each costs, what we check and what happens on the day.',
    keywords: ['boiler services', 'boiler service Newcastle', 'boiler repair', 'boiler installation'],
    menu: { group: 'Home services', text: 'Boiler services' },
    tags: [],
    structuredData: [
      serviceData({
        path: '/boiler-services',
        name: 'Boiler services',
        serviceType: 'Boiler installation, service and repair',
        offers: priceRange(plainPriceOf('boiler-services', 'Service'), plainPriceOf('boiler-services', 'Installation')),
      }),
      breadcrumbData('Boiler services', '/boiler-services'),
    ],
    Page: BoilerServices,
  }),
];
