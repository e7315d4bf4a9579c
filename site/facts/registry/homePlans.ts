import { homePlans } from '#contract/common/plansHomecare.ts';
import type { Facts } from '../facts.ts';
import { proof } from '../proof.ts';

const features = [...new Set(homePlans.flatMap((plan) => plan.features))];
const idOf = (feature: string): string => `home-includes-${feature.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

/** What the three plans of the home page include. */
export const facts: Facts = Object.fromEntries(
  features.map((text) => [idOf(text), { text, pages: ['/'], section: '3', substantiation: proof.ownPlan }]),
);
