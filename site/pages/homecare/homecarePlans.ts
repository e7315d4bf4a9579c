import { factText } from '../../facts/facts.ts';
import { planLink, planOf, priceFactId } from '../../facts/prices.ts';
import type { FactsContent } from '../../kit/components/Facts.tsx';
import type { TitledText } from '../../kit/components/NextSteps.tsx';
import type { ComparedRow, ColumnPlan } from './PlanComparison.tsx';

const LIMIT = `Up to ${factText('plans-repair-limit')}`;
const UNLIMITED = 'Unlimited';

/** Only what the list of a plan names: what is not listed is not promised. */
export const comparison: readonly ComparedRow[] = [
  { name: 'Parts and labour', cells: [LIMIT, UNLIMITED, UNLIMITED] },
  { name: 'Boiler service', cells: [true, false, false] },
  { name: '24/7 helpline', cells: [true, false, false] },
  { name: 'No excess', cells: [true, false, false] },
  { name: 'Plumbing and drains', cells: [false, true, true] },
  { name: 'Home electrics', cells: [false, true, true] },
  { name: 'Heating system', cells: [false, false, true] },
  { name: 'Home security check', cells: [false, false, true] },
];

export const whyChoose: readonly TitledText[] = [
  {
    title: 'One call, one engineer',
    text: 'You describe what happened once. Whoever comes has read it and brings the likely parts.',
  },
  {
    title: 'The same price in January',
    text: 'The monthly amount does not rise because you claimed, and not because it froze.',
  },
  {
    title: 'Engineers who live here',
    text: 'They drive from Tyneside, Wearside and Durham, and know what hard frost does to a back boiler in a pit terrace.',
  },
];

export const keyFacts: FactsContent = {
  heading: 'Before you sign anything',
  paragraphs: [
    'A plan is for breakdowns that happen after it has begun. What was broken before, damage by frost in an empty house and wear that nobody reported are not covered.',
    'Choosing a plan here is not a contract. It asks us to prepare one, and you get the terms in writing first.',
  ],
  rows: [
    { figure: factText('homecare-minimum-term'), text: 'is the shortest term; afterwards it runs month by month' },
    { figure: factText('homecare-cooling-off'), text: 'to change your mind after you have agreed, without a reason' },
    { figure: `${factText('homecare-claim-wait')} wait`, text: 'from the start until the first claim can be made' },
    { figure: 'Refunds', text: `are paid ${factText('homecare-refunds')} of your cancellation` },
  ],
};

const PATH = '/homecare-quote';

const carePlan = (plan: string, about: Pick<ColumnPlan, 'description' | 'picture'>): ColumnPlan => {
  const { features, isRecommended } = planOf('plans', plan);
  return {
    ...about,
    name: plan,
    price: factText(priceFactId('plans', plan)),
    includes: features,
    href: planLink(PATH, { plan, catalogue: 'plans' }),
    action: `Choose ${plan}`,
    ...(isRecommended && { flag: factText('plans-recommended') }),
  };
};

/** The three plans of this page. */
export const carePlans: readonly ColumnPlan[] = [
  carePlan('Basic Care', {
    description: 'The boiler, looked after once a year and repaired up to a limit.',
    picture: 'home-boiler',
  }),
  carePlan('Complete Care', {
    description: 'No limit for repairs, and the pipes and wires of the house as well.',
    picture: 'home-pipes-and-wires',
  }),
  carePlan('Total Care', {
    description: 'Everything of Complete Care, the heating to the last radiator, and a look at your locks.',
    picture: 'home-whole',
  }),
];
