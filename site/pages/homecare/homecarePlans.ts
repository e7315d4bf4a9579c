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
    text: 'Tell us the problem once. Your engineer will have read it and bring the likely parts.',
  },
  {
    title: 'Same price all winter',
    text: "Your monthly price doesn't go up because you claimed, or because it froze.",
  },
  {
    title: 'Local engineers',
    text: 'They come from Tyneside, Wearside and Durham, and know what a hard frost does to a boiler.',
  },
];

export const keyFacts: FactsContent = {
  heading: 'Before you sign anything',
  paragraphs: [
    "A plan covers breakdowns that happen after it starts. It doesn't cover existing faults, frost damage in an empty house, or wear and tear you hadn't told us about.",
    "Choosing a plan here isn't a contract. We'll send you the terms in writing first.",
  ],
  rows: [
    { figure: factText('homecare-minimum-term'), text: 'minimum term, then month by month' },
    { figure: factText('homecare-cooling-off'), text: 'to change your mind after you agree, for any reason' },
    { figure: `${factText('homecare-claim-wait')} wait`, text: 'from the start before you can claim' },
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
    description: 'A yearly boiler service, and repairs up to a limit.',
    picture: 'home-boiler',
  }),
  carePlan('Complete Care', {
    description: 'Unlimited repairs, plus plumbing, drains and electrics.',
    picture: 'home-pipes-and-wires',
  }),
  carePlan('Total Care', {
    description: 'Everything in Complete Care, plus your heating system and a home security check.',
    picture: 'home-whole',
  }),
];
