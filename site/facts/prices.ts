import { formatPrice, formatWholePounds, pounds, toPounds, type SubPence } from '#contract/common/money.ts';
import { findPlans, planPriceWords, type Plan, type PlanCatalogue } from '#contract/common/plans.ts';
import { homePlans } from '#contract/common/plansHomecare.ts';
import { instantPlans } from '#contract/common/plansInstant.ts';
import { allCatalogues } from '#contract/common/plansServices.ts';
import { chargers } from '#contract/ev/catalogue.ts';
import { grantRules } from '#contract/ev/grant.ts';
import { slugOf } from '../markdown/markdown.ts';

// What pages say of prices comes from the lists that the funnels price with, so that both agree.

interface Priced {
  readonly name: string;
  readonly price: SubPence;
}

function named<Item extends Priced>(list: readonly Item[], name: string): Item {
  const found = list.find((item) => item.name === name);
  if (!found) throw new Error(`The price list has no "${name}". It has: ${list.map((item) => item.name).join(', ')}`);
  return found;
}

const range = (list: readonly Priced[]): readonly [lowest: SubPence, highest: SubPence] => {
  const ordered = list.map(({ price }) => price).toSorted((one, other) => one - other);
  const [lowest, highest] = [ordered[0], ordered.at(-1)];
  if (lowest === undefined || highest === undefined) throw new Error('A price list without prices has no range.');
  return [lowest, highest];
};

/** Pounds as schema.org wants them: "14.99". */
const plain = (price: SubPence): string => String(toPounds(price));

/** "£14.99" of a service of the instant quote, a month. */
export const servicePrice = (name: string): string => formatPrice(named(instantPlans, name).price);

/** "£14" of a plan of the HomeCare quote, a month. */
export const planPrice = (name: string): string => formatPrice(named(homePlans, name).price);

const [cheapestCharger, dearestCharger] = range(chargers);
const [cheapestService, dearestService] = range(instantPlans);

/** Lowest and highest price of a charger with its installation. */
export const chargerPrices = { lowest: formatPrice(cheapestCharger), highest: formatPrice(dearestCharger) };

const inOrder = (texts: readonly string[]): readonly number[] =>
  [...new Set(texts.flatMap((text) => text.match(/\d+/g) ?? []).map(Number))].toSorted((one, other) => one - other);

const hours = inOrder(chargers.map(({ installationTime }) => installationTime));

/** What holds for every charger: the time on site from the shortest to the longest. */
export const chargerTerms = { visit: `${hours[0]} to ${hours.at(-1)} hours` } as const;

/** Years that items of a price list are under warranty: "25 or 30 years", and the fewest. */
export function yearsOf(name: string, warranties: readonly string[]) {
  const years = inOrder(warranties);
  return { name, text: `${years.join(' or ')} years`, years: years[0] ?? 0 };
}

/** The rule of the grant that these pages tell of; a newer one in the contract replaces it with the next build. */
export const grant = grantRules.at(-1);

/** The same for machines: section "structured data" of a page may say nothing else than the page itself. */
export const offers = {
  chargers: [plain(cheapestCharger), plain(dearestCharger)],
  services: [plain(cheapestService), plain(dearestService)],
  plans: homePlans.map(({ name, price }) => [name, plain(price)] as const),
} as const;

/** What the site specification states for search engines; the pages say the same to people, with its scope. */
const stated = (lowest: number, highest: number) => ({
  text: `${formatWholePounds(pounds(lowest))} to ${formatWholePounds(pounds(highest))}`,
  offer: [String(lowest), String(highest)] as const,
});
export const solarRanges = { homes: stated(4000, 12_000), homesAndBusinesses: stated(5000, 30_000) } as const;

/** A card with a price, ready for a page. */
export interface PlanCard {
  readonly name: string;
  /** "from £80 a month" */
  readonly price: string;
  readonly description: string;
  readonly includes: readonly string[];
  readonly href: string;
  readonly action: string;
  readonly picture: string;
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
