import { homecareTerms } from '#contract/common/homecareTerms.ts';
import type { PlanCatalogue } from '#contract/common/plans.ts';
import { factText } from '../../facts/facts.ts';
import { planLink, planOf, priceFactId } from '../../facts/prices.ts';
import type { FactsContent } from '../../kit/components/Facts.tsx';
import type { TitledText } from '../../kit/components/NextSteps.tsx';
import type { LadderPlan } from './PlanLadder.tsx';

export const whyChoose: readonly TitledText[] = [
  {
    title: 'One call, one engineer',
    text: `Tell us the problem once. Your engineer will have read it and bring the likely parts. In an emergency we aim to come ${factText('faq-engineer-hours')}.`,
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
    'A plan covers breakdowns that happen after it starts.',
    `Not covered: ${homecareTerms.notCovered.charAt(0).toLowerCase()}${homecareTerms.notCovered.slice(1)}`,
    "Choosing a plan here isn't a contract. We'll send you the terms in writing first.",
  ],
  rows: [
    { figure: factText('homecare-minimum-term'), text: 'minimum term, then month by month' },
    { figure: factText('homecare-cooling-off'), text: 'to change your mind after you agree, for any reason' },
    { figure: `${factText('homecare-claim-wait')} wait`, text: 'from the start before you can claim' },
    { figure: 'Refunds', text: `are paid ${factText('homecare-refunds')} of your cancellation` },
  ],
};

type About = Pick<LadderPlan, 'description' | 'parts'> & { readonly plan: string };

/** Plans of one list, the smallest first, each as what it adds; the price of each is a fact of the page. */
function ladder(catalogue: PlanCatalogue, rungs: readonly About[], priceOf: (plan: string) => string): LadderPlan[] {
  return rungs.map(({ plan, ...about }, index) => {
    const below = rungs[index - 1]?.plan;
    const included = below === undefined ? [] : planOf(catalogue, below).features;
    const { features, isRecommended } = planOf(catalogue, plan);
    return {
      ...about,
      name: plan,
      price: priceOf(plan),
      base: below ?? '',
      adds: features.filter((feature) => !included.includes(feature)),
      inherits: features.filter((feature) => included.includes(feature)),
      href: planLink('/homecare-quote', { plan, catalogue }),
      ...(isRecommended && { flag: factText('plans-recommended') }),
    };
  });
}

/** The three plans of the plans page. */
export const carePlans = ladder(
  'plans',
  [
    { plan: 'Basic Care', description: 'A yearly boiler service, and repairs up to a limit.', parts: ['boiler'] },
    {
      plan: 'Complete Care',
      description: 'No limit on repairs, and your pipes, drains and electrics too.',
      parts: ['boiler', 'tap', 'lamp'],
    },
    {
      plan: 'Total Care',
      description: 'The whole house, with radiators and a security check.',
      parts: ['boiler', 'tap', 'lamp', 'radiator', 'shield'],
    },
  ],
  (plan) => factText(priceFactId('plans', plan)),
);

/** The three plans that the HomeCare quote offers everyone. */
export const homePlans = ladder(
  'home',
  [
    {
      plan: 'Standard',
      description: 'Your boiler and its controls, serviced once a year.',
      parts: ['boiler'],
    },
    {
      plan: 'Plus',
      description: 'Your boiler and everything it heats: radiators, pipes and pump.',
      parts: ['boiler', 'radiator'],
    },
    {
      plan: 'Complete',
      description: 'Your whole home: heating, plumbing, drains and electrics.',
      parts: ['boiler', 'radiator', 'tap', 'lamp'],
    },
  ],
  (plan) => factText(`home-plan-${plan.toLowerCase()}`),
);
