import { company } from '#contract/common/company.ts';
import { page, type Route } from '../../document/route.ts';
import { breadcrumbData, serviceData } from '../../document/structuredData.ts';
import { Energy } from './Energy.tsx';

/** Gas and electricity. */
export const energyRoutes: readonly Route[] = [
  page({
    path: '/energy',
    title: `Gas and electricity for the home | ${company.brand}`,
    description:
      'Fixed, variable, green or Economy 7: what each costs from, who it suits, when a night rate pays, and how switching works.',
    keywords: ['gas and electricity', 'energy tariffs', 'Economy 7', 'switch supplier', 'green electricity'],
    menu: { group: 'Energy', text: 'Gas and electricity' },
    tags: [],
    structuredData: [
      serviceData({ path: '/energy', name: 'Gas and electricity', serviceType: 'Energy supply for homes' }),
      breadcrumbData('Energy', '/energy'),
    ],
    Page: Energy,
  }),
];
