import { monthlyPlan, singlePrice, type Catalogues, type Plan } from './plans.ts';
import { homecareCatalogues } from './plansHomecare.ts';
import { instantPlans } from './plansInstant.ts';

// Prices: site specification, section 9. SAMPLE CONTENT: what each one includes.

/** Learn-more, energy. */
const energyPlans: readonly Plan[] = [
  monthlyPlan('Fixed', 80, {
    features: ['One price for 12, 24 or 36 months', 'Gas and electricity on one bill'],
    service: 'Gas and electricity',
    isFrom: true,
  }),
  monthlyPlan('Variable', 75, {
    features: ['Follows the market', 'Leave whenever you like'],
    service: 'Gas and electricity',
    isFrom: true,
  }),
  monthlyPlan('Green', 85, {
    features: ['Electricity matched with renewable sources', 'Online account'],
    service: 'Gas and electricity',
    isFrom: true,
  }),
  monthlyPlan('Economy 7', 78, {
    features: ['Cheaper electricity for seven hours a night', 'For storage heaters and charging'],
    service: 'Gas and electricity',
    isFrom: true,
  }),
];

/** Learn-more, boilers. */
const boilerPlans: readonly Plan[] = [
  singlePrice('Service', 85, {
    label: 'Boiler service',
    features: ['Safety checks', 'Cleaning and adjustment'],
    service: undefined,
  }),
  singlePrice('Repair', 95, {
    label: 'Boiler repair',
    features: ['A visit and a diagnosis', 'A price before any work'],
    service: undefined,
    isFrom: true,
  }),
  singlePrice('New', 1999, {
    label: 'New boiler',
    features: ['Boiler and installation', 'Up to 10 years of warranty'],
    service: 'Boiler installation',
    isFrom: true,
  }),
  singlePrice('System Upgrade', 499, {
    label: 'Heating system upgrade',
    features: ['Controls, valves or cylinder', 'Flushed and balanced'],
    service: 'Boiler installation',
    isFrom: true,
  }),
];

const smart = (name: string, price: number): Plan =>
  singlePrice(name, price, {
    label: `Smart home: ${name}`,
    features: ['Devices and installation', 'Set up with you'],
    service: 'Smart home',
    isFrom: true,
  });

/** Learn-more, smart home. */
const smartPlans: readonly Plan[] = [
  smart('Heating', 199),
  smart('Security', 299),
  smart('Lighting', 149),
  smart('Complete', 499),
];

/** The page on boiler services has prices of its own. */
const boilerServicePlans: readonly Plan[] = [
  singlePrice('Installation', 1799, {
    label: 'Boiler installation',
    features: ['The installation of a new boiler'],
    service: 'Boiler installation',
    isFrom: true,
  }),
  singlePrice('Service', 85, {
    label: 'Boiler service',
    features: ['Safety checks', 'Cleaning and adjustment'],
    service: undefined,
    isFrom: true,
  }),
  singlePrice('Repair', 99, {
    label: 'Boiler repair',
    features: ['A visit and a diagnosis', 'A price before any work'],
    service: undefined,
    isFrom: true,
  }),
];

/** Everything that a card of ours shows a price for and that leads to a quote. */
export const allCatalogues = {
  ...homecareCatalogues,
  'learn-more': [...homecareCatalogues['learn-more'], ...energyPlans, ...boilerPlans, ...smartPlans],
  instant: instantPlans,
  'boiler-services': boilerServicePlans,
} as const satisfies Catalogues;
