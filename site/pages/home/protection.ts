import { homePlans } from '#contract/common/plansHomecare.ts';
import { planPrice } from '../../facts/prices.ts';

const NOTHING = { boiler: false, heating: false, plumbing: false, electrics: false };

// What a feature of a plan lights up in the drawing of the house.
const LIGHTS = [
  { feature: 'Annual boiler service', part: 'boiler' },
  { feature: 'Central heating cover', part: 'heating' },
  { feature: 'Plumbing and drains cover', part: 'plumbing' },
  { feature: 'Electrical emergency cover', part: 'electrics' },
] as const;

const SCOPES: Readonly<Record<string, string>> = {
  Standard: 'The boiler',
  Plus: 'The boiler and the heating',
  Complete: 'The whole house',
};

const SUMMARIES: Readonly<Record<string, string>> = {
  Standard: 'The boiler and its controls: serviced once a year, repaired as often as it takes.',
  Plus: 'The boiler and everything that it warms: radiators, pipes and the pump.',
  Complete: 'The whole house: heat, water, drains and the wires in the walls.',
};

/** The three plans of the home page: the price list of the HomeCare quote, with a drawing and a sentence for each. */
export const protection = homePlans.map(({ name, features }) => ({
  id: `homecare-${name.toLowerCase()}`,
  name,
  price: planPrice(name),
  scope: SCOPES[name] ?? '',
  summary: SUMMARIES[name] ?? '',
  features,
  rooms: {
    ...NOTHING,
    ...Object.fromEntries(LIGHTS.map(({ feature, part }) => [part, features.includes(feature)])),
  },
  href: `/homecare-quote?plan=${name}&catalogue=home`,
}));
