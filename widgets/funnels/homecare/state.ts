import { CUSTOMER_TYPES } from '#contract/common/customer.ts';
import {
  PLAN_CATALOGUES,
  planKey,
  planPriceWords,
  splitPlanKey,
  type FoundPlan,
  type Plan,
} from '#contract/common/plans.ts';
import { plansByAddition, homecarePlans, homecarePlansNamed } from '#contract/homecare/catalogue.ts';
import { homecareDefaults } from '#contract/homecare/limits.ts';
import { oneOf, postcode, readBy, type ValuesOf } from '../../runtime/attributes.ts';
import { consentStartsTicked } from '../../runtime/settings.ts';
import type { HomeParts } from '../../ui/illustrations/HomecareScene.tsx';
import type { AnswersOf } from '../../wizard/stepForm.ts';

/** What the field `plan` holds for a plan: its name, with the catalogue before it when it is not one of our own. */
const choiceOf = (found: FoundPlan): string =>
  found.catalogue === homecareDefaults.catalogue ? found.plan.name : planKey(found);

/** The plan behind a value of the field; undefined for what no catalogue knows. */
export function planOf(choice: string): FoundPlan | undefined {
  const { catalogue, name } = splitPlanKey(choice);
  return homecarePlansNamed(name, catalogue || homecareDefaults.catalogue).find(({ plan }) => plan.name === name);
}

/** What a page or an earlier form may say. */
export const attributes = {
  customerType: oneOf(CUSTOMER_TYPES),
  postcode,
  plan: readBy(
    (raw) => (homecarePlansNamed(raw).length > 0 ? raw.trim() : undefined),
    'the name of a HomeCare plan like Standard or Basic Care',
  ),
  catalogue: oneOf(PLAN_CATALOGUES),
} as const;
type Given = ValuesOf<typeof attributes>;

function clickedPlan({ plan, catalogue }: Given): string {
  const found = plan ? homecarePlansNamed(plan, catalogue)[0] : undefined;
  return found ? choiceOf(found) : '';
}

const isOurs = (choice: string): boolean => homecarePlans.some(({ name }) => name === choice);

/** What the visitor starts with: the clicked plan, else Standard (funnels specification, section 3.2). */
export function initialValues(given: Given = {}) {
  const clicked = clickedPlan(given);
  return {
    // Name of one of our own three plans, or catalogue and name of the one that was clicked elsewhere.
    plan: clicked || homecareDefaults.plan,
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    address: '',
    postcode: given.postcode ?? '',
    propertyType: homecareDefaults.propertyType,
    bedrooms: homecareDefaults.bedrooms,
    currentProvider: '',
    notes: '',
    // Contact beyond the answer to this request; offers have boxes of their own.
    contactConsent: consentStartsTicked,
    marketingEmail: false,
    marketingText: false,
    marketingPhone: false,
    // A plan of another page that was clicked; not a field.
    clicked: isOurs(clicked) ? '' : clicked,
    // What a page says about the visitor; not a field.
    customerType: given.customerType ?? ('' as const),
  };
}
export type HomecareValues = AnswersOf<typeof initialValues>;

/** A plan on a card. */
export interface PlanOption {
  readonly choice: string;
  readonly plan: Plan;
  readonly price: string;
  readonly isClicked: boolean;
  /** Name of the plan below it, which it has everything of; "" when it stands for itself. */
  readonly base: string;
  /** What it has besides. */
  readonly points: readonly string[];
}

function additionOf(plan: Plan): Pick<PlanOption, 'base' | 'points'> {
  const own = plansByAddition(homecarePlans).find((addition) => addition.plan === plan);
  return { base: own?.base?.label ?? '', points: own?.adds ?? plan.features };
}

/** Our own three plans, after the one that was clicked elsewhere. */
export function planOptions(clicked: string): readonly PlanOption[] {
  const ours = homecarePlans.map((plan) => ({ plan, catalogue: homecareDefaults.catalogue }));
  const other = planOf(clicked);
  return [...(other ? [other] : []), ...ours].map((found) => ({
    choice: choiceOf(found),
    plan: found.plan,
    price: planPriceWords(found.plan),
    isClicked: found === other,
    ...additionOf(found.plan),
  }));
}

/** Which parts of a home a plan names; every plan looks after the boiler. */
export function partsOf({ features }: Pick<Plan, 'features'>): HomeParts {
  const names = (pattern: RegExp): boolean => features.some((feature) => pattern.test(feature));
  return {
    boiler: true,
    heating: names(/heating/i),
    plumbing: names(/plumbing/i),
    electrics: names(/electric/i),
  };
}
