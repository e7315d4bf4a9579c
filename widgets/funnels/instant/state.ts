import { CUSTOMER_TYPES } from '#contract/common/customer.ts';
import {
  INSTANT_SERVICES,
  PLAN_CATALOGUES,
  planKey,
  planPriceWords,
  splitPlanKey,
  type FoundPlan,
} from '#contract/common/plans.ts';
import { clickedPlan } from '#contract/instant/catalogue.ts';
import { oneOf, postcode, readBy, type ValuesOf } from '../../runtime/attributes.ts';
import { consentStartsTicked } from '../../runtime/settings.ts';
import type { HomeParts } from '../../ui/illustrations/HomecareScene.tsx';
import type { AnswersOf } from '../../wizard/stepForm.ts';

/** The plan that was clicked elsewhere; undefined when there is none. */
export function clickedOf(clicked: string): FoundPlan | undefined {
  const { catalogue, name } = splitPlanKey(clicked);
  return catalogue ? clickedPlan(name, catalogue) : undefined;
}

/** "Plan One, £14 a month" */
export const shortWords = ({ plan }: FoundPlan): string => `${plan.label}, ${planPriceWords(plan)}`;

/** What sales are told about it: "Plan One, £14 a month (learn-more)". */
export const interestOf = (found: FoundPlan): string => `${shortWords(found)} (${found.catalogue})`;

/** What a page or an earlier form may say. */
export const attributes = {
  customerType: oneOf(CUSTOMER_TYPES),
  postcode,
  service: oneOf(INSTANT_SERVICES),
  plan: readBy(
    (raw) => (clickedPlan(raw, undefined) ? raw.trim() : undefined),
    'the name of a plan like Basic Care or Fixed',
  ),
  catalogue: oneOf(PLAN_CATALOGUES),
} as const;
type Given = ValuesOf<typeof attributes>;

/** Before the visitor has answered anything. A clicked plan chooses its service, unless the page names one. */
export function initialValues(given: Given = {}) {
  const found = given.plan ? clickedPlan(given.plan, given.catalogue) : undefined;
  return {
    customerType: given.customerType ?? 'home',
    service: given.service ?? found?.plan.service ?? '',
    postcode: given.postcode ?? '',
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    // Contact beyond the answer to this request; offers have boxes of their own.
    contactConsent: consentStartsTicked,
    marketingEmail: false,
    marketingText: false,
    marketingPhone: false,
    address1: '',
    address2: '',
    city: '',
    propertyType: '',
    bedrooms: '',
    currentSupplier: '',
    // The plan that was clicked on another page, as catalogue and name; not a field.
    clicked: found ? planKey(found) : '',
  };
}
export type InstantValues = AnswersOf<typeof initialValues>;

/** Where the plan can be asked for as it was clicked: HomeCare has a form of its own. "" for all other plans. */
export function planPage(clicked: string, postcode: string): string {
  const found = clickedOf(clicked);
  if (!found?.plan.isHomecare) return '';
  const values = { catalogue: found.catalogue, plan: found.plan.name, ...(postcode && { postcode }) };
  return `/homecare-quote#${new URLSearchParams(values).toString()}`;
}

const NO_PARTS: HomeParts = { boiler: false, heating: false, plumbing: false, electrics: false };
const PARTS: Readonly<Record<string, Partial<HomeParts>>> = {
  'Gas and electricity': { boiler: true, electrics: true },
  'Boiler cover': { boiler: true },
  HomeCare: { boiler: true, heating: true, plumbing: true, electrics: true },
  'Boiler installation': { boiler: true, heating: true },
  'Smart home': { heating: true, electrics: true },
};

/** Which parts of a home the drawing lights up. */
export const partsOf = (service: string): HomeParts => ({ ...NO_PARTS, ...PARTS[service] });
