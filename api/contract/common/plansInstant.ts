import { monthlyPlan, type InstantService, type Plan } from './plans.ts';

// What /homecare-quote offers as well.
const HOMECARE: readonly InstantService[] = ['Boiler cover', 'HomeCare'];

const service = (name: InstantService, price: number, features: readonly string[]): Plan =>
  monthlyPlan(name, price, { features, service: name, isHomecare: HOMECARE.includes(name) });

/** Prices and features of the instant quote: funnels specification, section 9.1. */
export const instantPlans: readonly Plan[] = [
  service('Gas and electricity', 79.99, [
    'Fixed price for 12 months',
    'Smart meter installation included',
    'Online account management',
    '24/7 customer support',
    'No exit fees',
  ]),
  service('Boiler cover', 14.99, [
    'Annual boiler service',
    'Parts and labour included',
    'Unlimited callouts',
    '24/7 emergency helpline',
    'No excess fee',
  ]),
  service('HomeCare', 24.99, [
    'Boiler and central heating cover',
    'Plumbing and drains cover',
    'Home electrical cover',
    'Annual boiler service',
    '24/7 emergency helpline',
  ]),
  service('Boiler installation', 29.99, [
    'New energy-efficient boiler',
    'Professional installation',
    '5-year warranty',
    'Removal of old boiler',
    'System flush',
  ]),
  service('Smart home', 19.99, [
    'Smart thermostat',
    'Mobile app control',
    'Energy usage insights',
    'Professional installation',
    'Voice assistant compatible',
  ]),
];
