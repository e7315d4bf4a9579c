import { findPlans, type FoundPlan } from '../common/plans.ts';
import { homecareCatalogues, homePlans } from '../common/plansHomecare.ts';

/** The plans that the HomeCare quote shows to everybody: funnels specification, section 9.2. */
export const homecarePlans = homePlans;

/**
 * Every HomeCare plan of a name, the home page's first: one name can stand in several catalogues.
 * @param catalogue only in this one; "" for all
 */
export const homecarePlansNamed = (name: string, catalogue = ''): readonly FoundPlan[] =>
  findPlans(homecareCatalogues, name, catalogue);
