import { formatPrice, pounds, type SubPence } from './money.ts';

/** The five services of the instant quote (funnels specification, section 3.1). */
export const INSTANT_SERVICES = [
  'Gas and electricity',
  'Boiler cover',
  'HomeCare',
  'Boiler installation',
  'Smart home',
] as const;
export type InstantService = (typeof INSTANT_SERVICES)[number];

/**
 * Where a plan stands with its price. The specification's lists do not agree with one another and each stays on its
 * own pages: home page and HomeCare quote, plans page, learn-more, instant quote, answers of the FAQ, boiler services.
 */
export const PLAN_CATALOGUES = ['home', 'plans', 'learn-more', 'instant', 'faq', 'boiler-services'] as const;
export type PlanCatalogue = (typeof PLAN_CATALOGUES)[number];

/** Something with a price on a card of ours. */
export interface Plan {
  /** As it stands on the wire and in links; unique within its catalogue. */
  readonly name: string;
  /** As a visitor reads it: "Plan One". */
  readonly label: string;
  readonly price: SubPence;
  readonly period: 'month' | 'once';
  /** Whether the card says "from". */
  readonly isFrom: boolean;
  readonly features: readonly string[];
  /** The service of the instant quote that it belongs to, if there is one. */
  readonly service: InstantService | undefined;
  /** Whether /homecare-quote offers it. */
  readonly isHomecare: boolean;
  readonly isRecommended?: boolean;
}

/** A plan together with the catalogue that it was found in. */
export interface FoundPlan<Kind extends Plan = Plan> {
  readonly catalogue: PlanCatalogue;
  readonly plan: Kind;
}

/** Lists of plans by catalogue. */
export type Catalogues<Kind extends Plan = Plan> = { readonly [Name in PlanCatalogue]?: readonly Kind[] };

type Details = Pick<Plan, 'features' | 'service'> & Partial<Plan>;

/** A plan that is paid every month. @param price pounds */
export const monthlyPlan = (name: string, price: number, details: Details): Plan => ({
  name,
  label: name,
  price: pounds(price),
  period: 'month',
  isFrom: false,
  isHomecare: false,
  ...details,
});

/** Something that is paid once. @param price pounds */
export const singlePrice = (name: string, price: number, details: Details): Plan => ({
  ...monthlyPlan(name, price, details),
  period: 'once',
});

/** "£14 a month", "from £80 a month", "£85". */
export const planPriceWords = ({ price, period, isFrom }: Plan): string =>
  `${isFrom ? 'from ' : ''}${formatPrice(price)}${period === 'month' ? ' a month' : ''}`;

const SEPARATOR = '/';

/** One text for a plan and its catalogue: "learn-more/One". */
export const planKey = ({ catalogue, plan }: FoundPlan): string => catalogue + SEPARATOR + plan.name;

/** The parts of a `planKey`; a text without a catalogue is a name. */
export function splitPlanKey(text: string): { readonly catalogue: string; readonly name: string } {
  const [first = '', second] = text.split(SEPARATOR);
  return second === undefined ? { catalogue: '', name: first } : { catalogue: first, name: second };
}

// "Plan One" and "one", "Complete Care" and "Complete" mean the same to the people who write links.
function isCalled(plan: Plan, name: string): boolean {
  const wanted = name
    .trim()
    .toLowerCase()
    .replace(/^(?:plan|level) /, '');
  const own = plan.name.toLowerCase();
  return own === wanted || own === `${wanted} care`;
}

/**
 * Every plan of that name, in the order of PLAN_CATALOGUES. Case does not count, and "Care" may be left out.
 * @param catalogue only in this one; "" for all. One that is not known has no plans.
 */
export function findPlans<Kind extends Plan>(
  catalogues: Catalogues<Kind>,
  name: string,
  catalogue = '',
): readonly FoundPlan<Kind>[] {
  return PLAN_CATALOGUES.filter((own) => catalogue === '' || own === catalogue).flatMap((own) =>
    (catalogues[own] ?? []).filter((plan) => isCalled(plan, name)).map((plan) => ({ catalogue: own, plan })),
  );
}
