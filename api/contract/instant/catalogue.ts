import { findPlans, type FoundPlan, type Plan } from '../common/plans.ts';
import { instantPlans } from '../common/plansInstant.ts';
import { allCatalogues } from '../common/plansServices.ts';

/** The service of that name, with price and features; undefined for one that is none of the five. */
export const findService = (name: string): Plan | undefined => instantPlans.find((plan) => plan.name === name);

/**
 * The plan that a visitor clicked on one of our pages before coming here. It is told to sales as an interest and never
 * changes the price. @param catalogue "" or undefined when the link named none
 */
export const clickedPlan = (name: string, catalogue: string | undefined): FoundPlan | undefined =>
  findPlans(allCatalogues, name, catalogue)[0];
