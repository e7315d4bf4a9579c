import { company } from '#contract/common/company.ts';
import { page, type Route } from '../../document/route.ts';
import { breadcrumbData } from '../../document/structuredData.ts';
import { emergencyNumbers } from '../../facts/emergencyNumbers.ts';
import { Emergencies } from './Emergencies.tsx';

const { gas, power } = emergencyNumbers;

/** Gas, power, water: whom to ring. */
export const emergenciesRoutes: readonly Route[] = [
  page({
    path: '/emergencies',
    title: `Emergencies: gas, power, water | ${company.brand}`,
    description: `Smell of gas or carbon monoxide: ${gas.text}. Power cut: ${power.text}. Burst pipe or no heating: what to do, step by step, and who to call.`,
    keywords: ['gas emergency', `power cut ${power.text}`, 'carbon monoxide', 'burst pipe', 'no heating'],
    menu: { group: 'Help and support', text: 'Emergencies' },
    tags: [],
    structuredData: [breadcrumbData('Emergencies', '/emergencies')],
    Page: Emergencies,
  }),
];
