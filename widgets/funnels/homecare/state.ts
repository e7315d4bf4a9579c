import { CUSTOMER_TYPES, type CustomerType } from '#contract/common/customer.ts';
import { planKey, planPriceWords, splitPlanKey, type FoundPlan, type Plan } from '#contract/common/plans.ts';
import { plansByAddition } from '#contract/homecare/additions.ts';
import { homecarePlans, homecarePlansNamed } from '#contract/homecare/catalogue.ts';
import { homecareDefaults } from '#contract/homecare/limits.ts';
import { consentStartsTicked } from '../../runtime/settings.ts';
import type { HomeParts } from '../../ui/illustrations/HomecareScene.tsx';

/** Everything that the visitor can answer, as the form holds it. */
export interface HomecareValues {
  /** Name of one of our own three plans, or catalogue and name of the one that was clicked elsewhere. */
  plan: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  postcode: string;
  propertyType: string;
  bedrooms: string;
  currentProvider: string;
  notes: string;
  /** Contact beyond the answer to this request; offers have boxes of their own. */
  contactConsent: boolean;
  marketingEmail: boolean;
  marketingText: boolean;
  marketingPhone: boolean;
  /** A plan of another page that was clicked, or ""; not a field. */
  clicked: string;
  /** What a page says about the visitor, or ""; not a field. */
  customerType: CustomerType | '';
}

/** What a page or an earlier form knows already. */
export interface HomecarePrefill {
  readonly customerType?: CustomerType | undefined;
  readonly postcode?: string | undefined;
  readonly plan?: string | undefined;
  readonly catalogue?: string | undefined;
}

/** What another page of ours handed over, as far as it is understood; nothing else may replace an attribute. */
export function prefillOf(texts: Readonly<Record<string, string>>): HomecarePrefill {
  const customerType = CUSTOMER_TYPES.find((type) => type === texts.customerType);
  const { plan, catalogue } = texts;
  return {
    ...(customerType ? { customerType } : {}),
    ...(texts.postcode ? { postcode: texts.postcode.slice(0, 20) } : {}),
    ...(plan && homecarePlansNamed(plan, catalogue).length > 0 ? { plan, catalogue: catalogue ?? '' } : {}),
  };
}

/** What the field `plan` holds for a plan: its name, with the catalogue before it when it is not one of our own. */
const choiceOf = (found: FoundPlan): string =>
  found.catalogue === homecareDefaults.catalogue ? found.plan.name : planKey(found);

/** The plan behind a value of the field; undefined for what no catalogue knows. */
export function planOf(choice: string): FoundPlan | undefined {
  const { catalogue, name } = splitPlanKey(choice);
  return homecarePlansNamed(name, catalogue || homecareDefaults.catalogue).find(({ plan }) => plan.name === name);
}

function clickedPlan({ plan, catalogue }: HomecarePrefill): string {
  const found = plan ? homecarePlansNamed(plan, catalogue)[0] : undefined;
  return found ? choiceOf(found) : '';
}

const isOurs = (choice: string): boolean => homecarePlans.some(({ name }) => name === choice);

/** What the visitor starts with: the clicked plan, else Standard (funnels specification, section 3.2). */
export function initialValues(prefill: HomecarePrefill = {}): HomecareValues {
  const clicked = clickedPlan(prefill);
  return {
    plan: clicked || homecareDefaults.plan,
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    address: '',
    postcode: prefill.postcode ?? '',
    propertyType: homecareDefaults.propertyType,
    bedrooms: homecareDefaults.bedrooms,
    currentProvider: '',
    notes: '',
    contactConsent: consentStartsTicked,
    marketingEmail: false,
    marketingText: false,
    marketingPhone: false,
    clicked: isOurs(clicked) ? '' : clicked,
    customerType: prefill.customerType ?? '',
  };
}

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
