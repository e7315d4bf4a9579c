import { company } from '#contract/common/company.ts';
import { homePlans } from '#contract/common/plansHomecare.ts';
import { chargingAssumptions } from '#contract/ev/chargingCost.ts';
import type { Facts } from '../facts.ts';
import { planPrice } from '../prices.ts';
import { articlePaths, productPaths, proof } from '../registryParts.ts';

const { accreditations, rating } = company;
const { mcs } = accreditations;

const ofPlans = (id: string, text: string, section: string): [string, Facts[string]] => [
  `home-${id}`,
  { text, pages: ['/', '/homecare'], section, substantiation: proof.ownPlan },
];

const planPrices: Facts = Object.fromEntries(
  (['Standard', 'Plus', 'Complete'] as const).map((plan) =>
    ofPlans(`plan-${plan.toLowerCase()}`, `${planPrice(plan)} a month`, '3; 9'),
  ),
);

// Several plans include the same.
const features = [...new Set(homePlans.flatMap((plan) => plan.features))];
const planFeatures: Facts = Object.fromEntries(
  features.map((text) => ofPlans(`includes-${text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`, text, '3')),
);

/** What the home page claims. The notes beside the claims say on what they rest; proof is the operator's to add. */
export const facts: Facts = {
  'home-saving-solar': { text: 'save up to 70%', pages: ['/'], section: '1; 2, Home landing page sections' },
  'home-saving-business-energy': { text: 'up to 40%', pages: ['/'], section: '1' },
  'home-suppliers': { text: 'over 25 suppliers', pages: ['/'], section: '1' },
  'home-saving-ev': {
    text: `up to ${chargingAssumptions.claimPercent}%`,
    pages: ['/', articlePaths.ev, productPaths.charging],
    section: '1; funnels specification, 9.5',
    substantiation:
      'The night rate in place of rapid public chargers: 1 - 9p / 79.19p = 88.6%. One sum for the home page, the article and the quote (api/contract/ev/chargingCost.ts).',
  },
  'home-business-saving': { text: '£1,150 a year', pages: ['/'], section: '1' },
  'home-experience': { text: '15+ years', pages: ['/', '/about'], section: '1' },
  'home-staff': { text: 'over 500 staff', pages: ['/', '/about'], section: '1' },
  'home-mcs': {
    text: 'MCS certified installers',
    pages: ['/'],
    section: '1',
    ...(mcs
      ? { substantiation: `MCS register, certificate ${mcs}` }
      : { withheld: 'No certificate number is configured (accreditations in company.ts), and nobody may claim one.' }),
  },
  'home-area': { text: 'the North East and the UK mainland', pages: ['/', '/about'], section: '1' },
  ...planPrices,
  ...planFeatures,
  'home-rating': {
    text: rating ? `${rating.score} out of 5 from ${rating.reviews} reviews` : 'no score',
    pages: ['/', productPaths.solar, productPaths.charging],
    section: '9',
    decision: 'The one rating that is shown, marked as a sample; structured data carries none.',
    ...(!rating && { withheld: 'No score is configured (rating in company.ts), and nobody may claim one.' }),
  },
};
