import { toPounds } from '#contract/common/money.ts';
import { findPlans, planPriceWords, type Plan, type PlanCatalogue } from '#contract/common/plans.ts';
import { allCatalogues } from '#contract/common/plansServices.ts';
import type { PictureName } from '../drawings/pictures.ts';
import { slugOf } from '../markdown/markdown.ts';

/** A card with a price, ready for a page. */
export interface PlanCard {
  readonly name: string;
  /** "from £80 a month" */
  readonly price: string;
  readonly description: string;
  readonly includes: readonly string[];
  readonly href: string;
  readonly action: string;
  readonly picture: PictureName;
}

/**
 * A plan of one of our price lists by its exact name there.
 * @throws for a name that the list does not have: a card without a price must not be built
 */
export function planOf(catalogue: PlanCatalogue, name: string): Plan {
  const found = findPlans(allCatalogues, name, catalogue).find(({ plan }) => plan.name === name);
  if (found) return found.plan;
  throw new Error(`The price list "${catalogue}" has no "${name}".`);
}

/** A plan's price in pounds, as structured data wants it: "85". */
export const plainPriceOf = (catalogue: PlanCatalogue, name: string): string =>
  String(toPounds(planOf(catalogue, name).price));

/** Id of the fact that states a plan's price: "learn-more-economy-7". */
export const priceFactId = (catalogue: PlanCatalogue, name: string): string => `${catalogue}-${slugOf(name)}`;

/** The prices of some plans of a list as facts of the pages that show them. */
export const priceFacts = <About extends object>(
  catalogue: PlanCatalogue,
  names: readonly string[],
  about: About,
): Record<string, About & { readonly text: string }> =>
  Object.fromEntries(
    names.map((name) => [priceFactId(catalogue, name), { ...about, text: planPriceWords(planOf(catalogue, name)) }]),
  );

interface ClickedPlan {
  readonly plan: string;
  readonly catalogue: PlanCatalogue;
  /** Of the instant quote; undefined when it has none for this plan. */
  readonly service?: string | undefined;
}

/** Address of a quote page that knows which plan was clicked. */
export function planLink(path: `/${string}`, { plan, catalogue, service }: ClickedPlan): `/${string}` {
  const query = new URLSearchParams({ ...(service !== undefined && { service }), plan, catalogue });
  return `${path}?${query.toString()}`;
}

/** The figure in "from £1,999", to draw it. */
export const poundsOf = (price: string): number => Number(price.replaceAll(/[^\d.]/g, ''));
