import { findPlans, type FoundPlan, type Plan } from '../common/plans.ts';
import { homecareCatalogues, homePlans } from '../common/plansHomecare.ts';

/** The plans that the HomeCare quote shows to everybody: funnels specification, section 9.2. */
export const homecarePlans = homePlans;

/**
 * Every HomeCare plan of a name, the home page's first: one name can stand in several catalogues.
 * @param catalogue only in this one; "" for all
 */
export const homecarePlansNamed = (name: string, catalogue = ''): readonly FoundPlan[] =>
  findPlans(homecareCatalogues, name, catalogue);

/** A plan as what it adds to the one below it. */
export interface PlanAddition {
  readonly plan: Plan;
  /** Everything of it is in the plan as well; undefined for a plan that stands for itself. */
  readonly base: Plan | undefined;
  /** What the plan has besides. */
  readonly adds: readonly string[];
}

/** Plans that build on one another, each as its difference. @param plans of one list, the smallest first */
export const plansByAddition = (plans: readonly Plan[]): readonly PlanAddition[] =>
  plans.map((plan, index) => {
    const below = plans[index - 1];
    const base = below?.features.every((feature) => plan.features.includes(feature)) ? below : undefined;
    return { plan, base, adds: plan.features.filter((feature) => !base?.features.includes(feature)) };
  });
