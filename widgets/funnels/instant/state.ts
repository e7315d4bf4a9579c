import { CUSTOMER_TYPES, type CustomerType } from '#contract/common/customer.ts';
import {
  INSTANT_SERVICES,
  planKey,
  planPriceWords,
  splitPlanKey,
  type FoundPlan,
  type InstantService,
} from '#contract/common/plans.ts';
import { clickedPlan } from '#contract/instant/catalogue.ts';
import { consentStartsTicked } from '../../runtime/settings.ts';
import type { HomeParts } from '../../ui/illustrations/HomecareScene.tsx';

/** Everything that the visitor can answer, as the form holds it. */
export interface InstantValues {
  customerType: CustomerType;
  service: string;
  postcode: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** Contact beyond the answer to this request; offers have boxes of their own. */
  contactConsent: boolean;
  marketingEmail: boolean;
  marketingText: boolean;
  marketingPhone: boolean;
  address1: string;
  address2: string;
  city: string;
  propertyType: string;
  bedrooms: string;
  currentSupplier: string;
  /** The plan that was clicked on another page, as catalogue and name, or ""; not a field. */
  clicked: string;
}

/** What a page or an earlier form knows already. */
export interface InstantPrefill {
  readonly customerType?: CustomerType | undefined;
  readonly postcode?: string | undefined;
  readonly service?: InstantService | undefined;
  readonly plan?: string | undefined;
  readonly catalogue?: string | undefined;
}

/** What another page of ours handed over, as far as it is understood; nothing else may replace an attribute. */
export function prefillOf(texts: Readonly<Record<string, string>>): InstantPrefill {
  const customerType = CUSTOMER_TYPES.find((type) => type === texts.customerType);
  const service = INSTANT_SERVICES.find((name) => name === texts.service);
  const { plan, catalogue } = texts;
  return {
    ...(customerType ? { customerType } : {}),
    ...(service ? { service } : {}),
    ...(texts.postcode ? { postcode: texts.postcode.slice(0, 20) } : {}),
    ...(plan && clickedPlan(plan, catalogue) ? { plan, catalogue: catalogue ?? '' } : {}),
  };
}

/** The plan that was clicked elsewhere; undefined when there is none. */
export function clickedOf(clicked: string): FoundPlan | undefined {
  const { catalogue, name } = splitPlanKey(clicked);
  return catalogue ? clickedPlan(name, catalogue) : undefined;
}

/** "Plan One, £14 a month" */
export const shortWords = ({ plan }: FoundPlan): string => `${plan.label}, ${planPriceWords(plan)}`;

/** What sales are told about it: "Plan One, £14 a month (learn-more)". */
export const interestOf = (found: FoundPlan): string => `${shortWords(found)} (${found.catalogue})`;

/** Before the visitor has answered anything. A clicked plan chooses its service, unless the page names one. */
export function initialValues(prefill: InstantPrefill = {}): InstantValues {
  const found = prefill.plan ? clickedPlan(prefill.plan, prefill.catalogue) : undefined;
  return {
    customerType: prefill.customerType ?? 'home',
    service: prefill.service ?? found?.plan.service ?? '',
    postcode: prefill.postcode ?? '',
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
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
    clicked: found ? planKey(found) : '',
  };
}

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
