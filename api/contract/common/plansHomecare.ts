import { monthlyPlan, type Catalogues, type Plan } from './plans.ts';
import { instantPlans } from './plansInstant.ts';

const homecare = (name: string, price: number, features: readonly string[]): Plan =>
  monthlyPlan(name, price, { features, service: 'HomeCare', isHomecare: true });

const STANDARD = [
  'Annual boiler service',
  '24/7 emergency helpline',
  'Parts and labour included',
  'Unlimited callouts',
] as const;
const PLUS = [...STANDARD, 'Central heating cover'] as const;
// Each plan of the plans page has what the one before it has; the second lifts the limit on repairs.
const EVERY_CARE = ['Boiler service', '24/7 helpline', 'No excess'] as const;
const COMPLETE_CARE = [
  ...EVERY_CARE,
  'Unlimited parts and labour',
  'Plumbing and drains cover',
  'Home electrical cover',
] as const;

/** Of the home page and of the HomeCare quote itself: funnels specification, section 9.2. */
export const homePlans: readonly Plan[] = [
  homecare('Standard', 14, STANDARD),
  homecare('Plus', 18, PLUS),
  homecare('Complete', 22, [...PLUS, 'Plumbing and drains cover', 'Electrical emergency cover']),
];

/** Of the plans page: section 9.2, "static plans page". */
const planPagePlans: readonly Plan[] = [
  homecare('Basic Care', 8, [...EVERY_CARE, 'Parts and labour up to £500']),
  { ...homecare('Complete Care', 15, COMPLETE_CARE), isRecommended: true },
  homecare('Total Care', 22, [...COMPLETE_CARE, 'Heating system cover', 'Home security check']),
];

// SAMPLE CONTENT: the specification gives the prices of these four and says only that their cover differs.
const BOILER = ['Boiler and controls', 'Annual boiler service', '24/7 emergency helpline'] as const;
const HEATING = [...BOILER, 'Central heating: radiators, pipes and cylinder'] as const;
const PLUMBING = [...HEATING, 'Plumbing and drains'] as const;

const level = (word: string, price: number, features: readonly string[]): Plan => ({
  ...homecare(word, price, features),
  label: `Plan ${word}`,
});

/** Of the learn-more page, section 9.2. The FAQ describes the same four levels, without prices. */
const levelPlans: readonly Plan[] = [
  level('One', 14, BOILER),
  level('Two', 19, HEATING),
  level('Three', 24, PLUMBING),
  level('Four', 29, [...PLUMBING, 'Home electrics']),
];

/** The five lists of HomeCare plans, which are not reconciled: whoever clicks a plan gets that plan at that price. */
export const homecareCatalogues = {
  home: homePlans,
  plans: planPagePlans,
  'learn-more': levelPlans,
  instant: instantPlans.filter(({ isHomecare }) => isHomecare),
  faq: levelPlans,
} as const satisfies Catalogues;
